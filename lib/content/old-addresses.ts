import type { z } from 'zod';
import type { Issue } from '../reading/problem';
import { group, isPath, list, textThat } from './field-types';
import { mustBe } from './must-be';

/** In bytes; a file system has room for 255, and `.html` is still to come. */
const longestName = 200;

const fromRule = mustBe(
  'what follows the domain of an old address, like /window-cleaning.html, without ? or #',
  (written) => {
    const [found = ''] = /^[^?#]*/.exec(withoutDomain(String(written))) ?? [];
    if (found === '/') return 'remove the row, since your first page answers this address';
    if (isServable(found)) return `write "${found}"`;
    return /\p{Cc}/u.test(decoded(found)) || hasLongName(found)
      ? 'remove the row, since no file can have such a name'
      : undefined;
  },
);

/** Whether every name in an address can be that of a file on any computer and host. */
function isServable(address: string): boolean {
  const path = decoded(address);
  return /^(\/(?!\.)[^/\\?#:*"<>|\p{Cc}]+)+\/?$/u.test(path) && !hasLongName(address);
}

function hasLongName(address: string): boolean {
  const names = decoded(address).split('/');
  return names.some((name) => new TextEncoder().encode(name).length > longestName);
}

function withoutDomain(address: string): string {
  return address.replace(/^https?:\/\/[^/]+(?=\/)/, '');
}

const oldAddress = group({
  /** What follows the domain, as your old site had it, e.g. /window-cleaning.html or /about-us/. */
  from: textThat(isServable, fromRule, withoutDomain),
  /** The page, or the place on it, that has taken its place, e.g. /services#gutter-cleaning. */
  to: textThat(
    (written) => isPath(withoutDomain(written)) && URL.canParse(written, 'https://site'),
    mustBe('a page of this site, like /prices or /services#gutter-cleaning'),
  ),
}).transform(({ from, to }) => ({
  from,
  to: withoutDomain(to),
  /** `to` as written, perhaps with a domain. */
  link: to,
  file: fileAt(from),
}));

/** Addresses that the owner's former site had. */
export const oldAddresses = list(oldAddress, 'old addresses', 0);

/** Rows whose file would overwrite that of an earlier row, or need a folder where another row has a file. */
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
 * The file that hosts send for an address. They find `old.php/index.html` with and without a slash at the end; a
 * file `old.php` they would send as a download.
 */
function fileAt(address: string): string {
  const name = decoded(address).slice(1).replace(/\/$/, '').normalize();
  return name.endsWith('.html') ? name : `${name}/index.html`;
}

/** The address without percent-encoding, such as %20; empty if that is malformed. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return '';
  }
}
