/**
 * The files of `public` that would replace a file of the site, or a folder that contains one, on some computers or
 * hosts: not all of these can tell `Prices.html` from `prices.html`. Both lists are paths in the site.
 */
export function publicClashes(publicFiles: string[], siteFiles: string[]): string[] {
  const inFolder = (file: string) => `${file.toLowerCase()}/`;
  const taken = siteFiles.map(inFolder);
  return publicFiles.filter((file) =>
    taken.some((one) => one.startsWith(inFolder(file)) || inFolder(file).startsWith(one)),
  );
}
