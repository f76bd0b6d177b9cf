import { group, isPath, list, reporting, textThat } from './field-types';
import { quoted } from './error-words';

/** In bytes; a file system has room for 255, and `.html` is still to come. */
const longestName = 200;

/** Names that Windows keeps for itself, whatever follows their first dot, and ends that it cuts off. */
const notOnWindows = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)|[. ]$/i;

/** Whether every name in an address can be that of a file on any computer and host. */
function isServable(address: string): boolean {
  const path = decoded(address);
  const isUsable = (name: string) =>
    !notOnWindows.test(name) && new TextEncoder().encode(name).length <= longestName;
  return /^(\/(?!\.)[^/\\?#:*"<>|\p{Cc}]+)+\/?$/u.test(path) && path.split('/').every(isUsable);
}

/** A name for which some hosts look before they look for `index.html`. */
const folderPage = /(?<=^|\/)(index\.(?!html$)|default\.)[^/]*/i;

const oldAddress = group({
  /** What follows the domain, as your old site had it, e.g. /window-cleaning.html or /about-us/. */
  from: textThat(
    isServable,
    'what follows the domain of an old address, up to any ? or #, in names that a file can have, on Windows too, like /window-cleaning.html',
  ),
  /** The page, or the place on it, that has taken its place, e.g. /services#gutter-cleaning. */
  to: textThat(isPath, 'a page of this site, like /prices or /services#gutter-cleaning'),
}).transform(({ from, to }) => ({ from, to, file: fileAt(from) }));

/** Addresses that the owner's former site had. No file overwrites another, or stands where another needs a folder. */
export const oldAddresses = list(oldAddress, 'old addresses').check(
  reporting((rows) => {
    const files = rows.map(({ file }) => file.toLowerCase());
    const repeated = 'is in an earlier row too, perhaps with a slash or capitals: remove one';
    return files.flatMap((file, row) => {
      const page = rows.find((_, other) => file.startsWith(`${files[other]}/`));
      const [first] = folderPage.exec(rows[row]!.file) ?? [];
      const unreachable = `has ${quoted(first)} in it: some hosts look for this name first, so that nobody would reach the page of that folder: remove the row`;
      const inside = `begins with "${page?.from}", which another row makes a page and not a folder: remove one`;
      return [
        [[row, 'from'], first && unreachable],
        [[row, 'from'], files.indexOf(file) < row && repeated],
        [[row, 'from'], page && inside],
      ];
    });
  }),
);

/**
 * The file that hosts send for an address. They find `old.php/index.html` with and without a slash at the end; a
 * file `old.php` they would send as a download.
 */
function fileAt(address: string): string {
  const name = decoded(address).slice(1).replace(/\/$/, '').normalize();
  return name.endsWith('.html') ? name : `${name}/index.html`;
}

/** The address without percent-encoding, such as %20; empty if that is malformed. */
export function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}
