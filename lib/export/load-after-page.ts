/** Loads script files once the page has loaded. */
export const loadAfterPage = (files: string[]) => {
  addEventListener('load', () => {
    for (const file of files) import(`/_next/static/${file}`).catch(() => {});
  });
};
