import type { EarlyScript } from '../../lib/export/watch-island';

/** An estimate in the address is shown without waiting for a touch; until then, no other price is. */
export const early: EarlyScript = (island, start) => {
  if (/house=/.test(location.search)) {
    island.dataset.awaits = '';
    start();
  }
};
