import type { PriceGuide } from '../content/price-guide';
import { inputOf, readChoices, readCount, type Choices } from './choices';
import * as parameters from './parameters';
import { type Estimate, estimateIfChosen } from './estimate';

/** The estimate in a URL's query. */
export type EstimateQuery = {
  /** Whether the query has an estimate, even one of which nothing holds any more. */
  hasEstimate: boolean;
  /** The parameters of what holds. */
  valid: URLSearchParams;
  /** The choices that they stand for. */
  choices: Choices;
  /** Whether something in it no longer holds, or is a number that cannot be read. */
  isOutdated: boolean;
  /** What they cost; undefined if nothing is chosen, or the estimate is outdated. */
  estimate: Estimate | undefined;
  /** Parameters that others have added, such as advertisements and mailings. */
  others: URLSearchParams;
};

/** What visitors read about an outdated estimate. */
export const outdated =
  'Something in this link has changed since it was made. Please check your choices.';

/**
 * Reads the estimate in a query, such as `?home=terraced`. Without any choice, an old frequency is not missed. Some mail
 * programs write the HTML of a link, `&amp;`, into its address.
 */
export function readEstimateQuery(search: string, guide: PriceGuide): EstimateQuery {
  const all = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const own = [...all].filter(([name]) => isOurs(name));
  const given = own.filter(([, value]) => value !== '');
  const valid = parametersOf(all, guide);
  const isMissing = given.some(([name, value]) => !valid.getAll(name).includes(value));
  const isOutdated = isMissing && given.some(([name]) => name !== parameters.frequency);
  const choices = readChoices(all, guide);
  return {
    hasEstimate: own.length > 0,
    valid,
    choices,
    isOutdated,
    estimate: isOutdated ? undefined : estimateIfChosen(guide, choices),
    others: new URLSearchParams([...all].filter(([name]) => !isOurs(name))),
  };
}

/** The parameters of what holds among the values of the estimator's form, or in a query. */
export function parametersOf(values: URLSearchParams, guide: PriceGuide): URLSearchParams {
  const { home, frequency, surcharges, extras } = readChoices(values, guide);
  const held = new URLSearchParams();
  const add = (name: string, value = '') => {
    if (value) held.append(name, value);
  };
  if (values.get(parameters.frequency)) {
    add(parameters.frequency, frequency?.id ?? parameters.none);
  }
  add(parameters.home, home?.id);
  for (const { id } of surcharges) add(parameters.has, id);
  for (const extra of guide.extras.filter(({ id }) => id in extras)) {
    const { kind } = inputOf(extra);
    const name = parameters.extraPrefix + extra.id;
    if (kind === 'tick') add(parameters.extra, extras[extra.id] ? extra.id : '');
    else if (readCount(extra, values) !== undefined) add(name, values.get(name) ?? '');
  }
  return held;
}

function isOurs(name: string): boolean {
  // Each by itself: bundlers inline these, but keep the module if it is taken apart.
  const own: string[] = [parameters.home, parameters.frequency, parameters.has, parameters.extra];
  return own.includes(name) || name.startsWith(parameters.extraPrefix);
}
