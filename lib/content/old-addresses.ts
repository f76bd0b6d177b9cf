import type { z } from 'zod';
import type { Issue } from '../reading/problem';
import { group, list, matching, textThat } from './field-types';
import { mustBe } from './must-be';

/** Names of folders, and of a file, that every computer and host can store. */
const path = /^(\/(?!\.)[^/\\?#:*"<>|]+)+\/?$/;

const fromRule = mustBe(
  'what follows the domain of an old address, like /window-cleaning.html, without ? or #',
  (written) => {
    const [found = ''] = /^[^?#]*/.exec(withoutDomain(String(written))) ?? [];
    if (found === '/') return 'remove the row, since your first page answers this address';
    return path.test(decoded(found)) ? `write "${found}"` : undefined;
  },
);

function withoutDomain(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '');
}

const oldAddress = group({
  /** What follows the domain, as your old site had it, e.g. /window-cleaning.html or /about-us/. */
  from: textThat((written) => path.test(decoded(written)), fromRule, withoutDomain),
  /** The page, or the place on it, that has taken its place, e.g. /services#gutter-cleaning. */
  to: matching(
    /^\/(?!\/)\S*$/,
    'a page of this site, like /prices or /services#gutter-cleaning',
    withoutDomain,
  ),
}).transform((row) => ({ ...row, file: fileAt(row.from) }));

/** Addresses that the owner's former site had. */
export const oldAddresses = list(oldAddress, 'old addresses', 0);

/** Rows that would be written to the same file as another, or into a folder of its name. */
export function oldAddressIssues({
  oldAddresses: rows = [],
}: {
  oldAddresses?: z.output<typeof oldAddresses>;
}): Issue[] {
  const files = rows.map(({ file }) => file.toLowerCase());
  const repeated = 'is in an earlier row too, perhaps with a slash or capitals: remove one';
  return files.flatMap((file, row): Issue[] => {
    const path = ['business', 'oldAddresses', row, 'from'];
    const page = rows.find((_, other) => file.startsWith(`${files[other]}/`));
    const inside = `begins with "${page?.from}", which another row makes a page and not a folder: remove one`;
    return [
      [path, files.indexOf(file) < row && repeated],
      [path, page && inside],
    ];
  });
}

/**
 * The file that hosts answer an address with. They look for `index.html` in a folder whether or not the address
 * ends in a slash, and whatever its name ends in; a file `old.php` they would send as a download.
 */
function fileAt(address: string): string {
  const name = decoded(address).slice(1).replace(/\/$/, '').normalize();
  return name.endsWith('.html') ? name : `${name}/index.html`;
}

/** Without the codes that browsers put in place of spaces and accents; empty if they cannot be read. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}
