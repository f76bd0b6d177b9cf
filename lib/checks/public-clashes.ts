/**
 * The files of `public` that would take the place of another file of the site, or of a folder that one is in, on some
 * computer or host: not all of them can tell `Prices.html` from `prices.html`. Both lists are paths in the site.
 */
export function publicClashes(publicFiles: string[], siteFiles: string[]): string[] {
  const inFolder = (file: string) => `${file.toLowerCase()}/`;
  const taken = siteFiles.map(inFolder);
  return publicFiles.filter((file) =>
    taken.some((one) => one.startsWith(inFolder(file)) || inFolder(file).startsWith(one)),
  );
}
