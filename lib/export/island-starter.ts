/**
 * What an island does before React has loaded: the export `early` of a file `{component}.early.ts` beside
 * its component. It is inlined into the page, so keep it small and import only types.
 */
export type EarlyScript = (island: HTMLElement, start: () => void) => void;

/** Loads an island when a visitor first comes near it, or when its early script asks for it. */
export const watchIsland = (island: HTMLElement, files: string[], early?: EarlyScript) => {
  // A module is fetched and run once, so further calls change nothing.
  const start = () => files.map((file) => import(`/_next/static/${file}`).catch(() => {}));
  // Touching counts too: a finger is a pointer.
  island.addEventListener('focusin', (island.onpointerover = start));
  if (island.querySelector(':focus')) start();
  early?.(island, start);
};
