import { decoded } from './decoded';
import { group, isPath, list, reporting, textThat } from './field-types';
import { quoted } from './error-words';

/** In bytes. Windows allows 260 characters, the folder of the project among them. */
const longest = 200;

/** Names that Windows reserves, whatever follows their first dot, and endings that it cuts off. */
const notOnWindows = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])(\.|$)|[. ]$/i;

/** Whether every name in an address can be a file name on any computer, and hosts look for that file. */
function isServable(address: string): boolean {
  const path = decoded(address);
  return (
    /^(\/(?!\.)[^/\\?#:*"<>|\p{Cc}]+)+\/?(?<!\.html\/)$/u.test(path) &&
    !path.split('/').some((name) => notOnWindows.test(name)) &&
    new TextEncoder().encode(path).length <= longest
  );
}

/** A name that some hosts look for before `index.html`. */
const folderPage = /(?<=^|\/)(index\.(?!html$)|default\.)[^/]*/i;

const oldAddress = group({
  /** What follows the domain, as on your old site, e.g. /window-cleaning.html or /about-us/. */
  from: textThat(
    isServable,
    'what follows the domain in an old address: a slash, then at most 200 characters before any ?, # or slash after .html, in names that any computer allows for files, like /window-cleaning.html',
  ),
  /** The page that replaces it, or a place on that page, e.g. /services#gutter-cleaning. */
  to: textThat(isPath, 'a page of this site, like /prices or /services#gutter-cleaning'),
}).transform(({ from, to }) => ({ from, to, file: fileAt(from) }));

/** Addresses of the owner's former site. No file overwrites another, or has a name that another needs for a folder. */
export const oldAddresses = list(oldAddress, 'old addresses').check(
  reporting((rows) => {
    const files = rows.map(({ file }) => file.toLowerCase());
    const repeated = 'is already in an earlier row, perhaps with a slash or capitals: remove one';
    return files.flatMap((file, row) => {
      const page = rows.find((_, other) => file.startsWith(`${files[other]}/`));
      const [first] = folderPage.exec(rows[row]!.file) ?? [];
      const unreachable = `contains ${quoted(first)}, a name that some hosts look for first, so visitors couldn't reach the real page of that folder: remove this row`;
      const inside = `begins with "${page?.from}", which is a page in another row, so it can't be a folder: remove one of the rows`;
      return [
        [[row, 'from'], first && unreachable],
        [[row, 'from'], files.indexOf(file) < row && repeated],
        [[row, 'from'], page && inside],
      ];
    });
  }),
);

/**
 * The file that hosts send for an address. They find `old.php/index.html` with or without a final slash; they would
 * send a file `old.php` as a download.
 */
function fileAt(address: string): string {
  const name = decoded(address).slice(1).replace(/\/$/, '').normalize();
  return name.endsWith('.html') ? name : `${name}/index.html`;
}
