import type { Content } from '../content/define-content';
import { answered } from '../content/questions';
import { serviceBlocks } from '../content/services';
import { isOnRequest } from '../prices/price-lookup';
import * as anchors from './anchors';
import { type Route, routes } from './routes';

/** The ids that links can lead to, by page. The content must have the complete guide. */
export function placesIn(content: Content): Record<Route, string[]> {
  const { business, priceGuide, questions, services } = content;
  const { extras } = priceGuide;
  const { areas, form, estimator, steps, tables, extras: table } = anchors;
  const hasTable = extras.some(({ price }) => !isOnRequest(price));
  const hasAreas = (business.areas ?? []).length > 0;
  return {
    [routes.home]: [steps],
    [routes.about]: [steps],
    [routes.contact]: hasAreas ? [form, areas] : [form],
    [routes.services]: serviceBlocks(services).map(({ id }) => id),
    [routes.faq]: answered(questions).map(({ id }) => id),
    [routes.prices]: [
      estimator,
      ...(hasTable ? [tables, table] : [tables]),
      ...extras.map(({ id }) => id),
    ],
  };
}
