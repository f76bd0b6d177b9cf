import type { EarlyScript } from '../../lib/export/island-starter';

/** An estimate in the address is shown without waiting for a touch. */
export const early: EarlyScript = (_, start) => {
  if (location.search) start();
};
