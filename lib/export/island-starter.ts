/**
 * What an island does before React arrives, from a file `{component}.early.ts` beside it that
 * exports `early`. It stands in the page, so every byte counts: import types, and little else.
 */
export type EarlyScript = (island: HTMLElement, start: () => void) => void;

/** Loads an island when a visitor first comes near it, or when its early script asks for it. */
export const watchIsland = (island: HTMLElement, files: string[], early?: EarlyScript) => {
  // A module is fetched and run once, so further calls change nothing.
  const start = () => files.map((file) => import(`/_next/static/${file}`).catch(() => {}));
  // A finger is a pointer too.
  island.addEventListener('focusin', (island.onpointerover = start));
  if (island.querySelector(':focus')) start();
  early?.(island, start);
};
