import type { PriceGuide } from '../../lib/content/price-guide';
import type { FirstScript } from '../../lib/export/watch-island';
import { answerChoices } from './answer-choices';

/** Gives prices while React, which is many times as large, is on its way. */
export const first: FirstScript<{ guide: PriceGuide }> = (island, { guide }) =>
  answerChoices(island.querySelector('form')!, guide);
