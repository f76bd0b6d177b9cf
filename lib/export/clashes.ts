import type { Redirect } from './redirect-page';

type Files = {
  /** The pages of the site, such as `prices.html`. */
  pageFiles: string[];
  /** The other files that the site makes. */
  routeFiles: string[];
  publicFiles: string[];
  redirects: Redirect[];
};

/** Browsers keep files of these folders for ever, so only the site may put any there. */
const ownFolders = ['_next', 'photos'];

/** Which files of `public` and old addresses would replace something on the site, or be replaced by it. */
export function clashes({ pageFiles, routeFiles, publicFiles, redirects }: Files): string[] {
  // Hosts also look for a page in a folder of its name, and Next writes a page's data next to it.
  const pages = pageFiles.flatMap((file) =>
    ['.html', '/index.html', '.txt'].map((end) => file.replace(/\.html$/, end)),
  );
  const own = [...pages, ...routeFiles, ...ownFolders];
  const taken = publicFiles.filter((file) => isTaken(file, own));
  // For /services, Apache with MultiViews may send any file whose name begins with “services.”.
  const starts = pageFiles.map((file) => file.replace(/html$/, ''));
  const alike = publicFiles.filter(
    (file) => !taken.includes(file) && starts.some((start) => file.startsWith(start)),
  );
  const moved = redirects.filter(({ file }) => isTaken(file, [...own, ...publicFiles]));
  return [
    ...taken.map(
      (file) =>
        `public/${file}: the site uses this name or folder itself (capitals don't count). Rename or move this file.`,
    ),
    ...alike.map(
      (file) =>
        `public/${file}: some hosts would send this file instead of the page of that name. Call it our-${file}.`,
    ),
    ...moved.map(
      ({ from }) =>
        `content/business.ts: the old address ${from} is also an address of this site (capitals don't count). Remove it from oldAddresses.`,
    ),
  ];
}

/** Whether a file has the path of one of these, perhaps with other capitals, or one would be a folder of the other. */
function isTaken(file: string, files: string[]): boolean {
  const inFolder = (path: string) => `${path.normalize().toLowerCase()}/`;
  return files
    .map(inFolder)
    .some((other) => other.startsWith(inFolder(file)) || inFolder(file).startsWith(other));
}
