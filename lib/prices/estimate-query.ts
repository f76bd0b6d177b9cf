import type { PriceGuide } from '../content/price-guide';
import { inputOf, readChoices, readCount, type Choices } from './choices';
import * as parameters from './parameters';
import { type Estimate, estimateIfChosen } from './estimate';

/** The estimate in a URL's query. */
export type EstimateQuery = {
  /** Whether the query has an estimate, even if none of it is valid any more. */
  hasEstimate: boolean;
  /** The parameters that are valid, and numbers and answers that cannot be read, for visitors to correct. */
  valid: URLSearchParams;
  /** The choices that they make. */
  choices: Choices;
  /** Whether any choice in the query is not available, or is a number that cannot be read. */
  isOutdated: boolean;
  /** What the choices cost; undefined if nothing is chosen, or the estimate is outdated. */
  estimate: Estimate | undefined;
  /** Parameters that others have added, as advertisements and mailings do. */
  others: URLSearchParams;
};

/** What visitors read about an outdated estimate. */
export const outdated = 'We can’t price everything in your link. Please check your choices.';

/**
 * Reads the estimate in a query, such as `?home=terraced`. An old frequency on its own does not make it outdated. Some
 * mail programs write `&amp;`, the HTML for `&`, into the address of a link.
 */
export function readEstimateQuery(search: string, guide: PriceGuide): EstimateQuery {
  const all = new URLSearchParams(search.replaceAll('&amp;', '&'));
  const own = [...all].filter(([name]) => isOurs(name));
  const given = own.filter(([, value]) => value !== '');
  const valid = parametersOf(all, guide);
  const choices = readChoices(all, guide);
  const isMissing =
    given.some(([name, value]) => !valid.getAll(name).includes(value)) ||
    guide.extras.some((extra) => readCount(extra, all) === undefined);
  const isOutdated = isMissing && given.some(([name]) => name !== parameters.frequency);
  return {
    hasEstimate: own.length > 0,
    valid,
    choices,
    isOutdated,
    estimate: isOutdated ? undefined : estimateIfChosen(guide, choices),
    others: new URLSearchParams([...all].filter(([name]) => !isOurs(name))),
  };
}

/** The valid parameters among the values of the estimator's form, or in a query, with counts and answers as written. */
export function parametersOf(values: URLSearchParams, guide: PriceGuide): URLSearchParams {
  const { home, frequency, surcharges, extras } = readChoices(values, guide);
  const held = new URLSearchParams();
  const add = (name: string, value = '') => {
    if (value) held.append(name, value);
  };
  if (values.get(parameters.frequency)) {
    add(parameters.frequency, frequency?.id ?? parameters.noCleans);
  }
  add(parameters.home, home?.id);
  for (const { id } of surcharges) add(parameters.has, id);
  for (const extra of guide.extras.filter(({ id }) => extras.has(id))) {
    const name = parameters.extraPrefix + extra.id;
    if (inputOf(extra) !== 'tick') add(name, values.get(name) ?? '');
    else if (extras.get(extra.id)) add(parameters.extra, extra.id);
  }
  return held;
}

function isOurs(name: string): boolean {
  // Named one by one: bundlers then inline them, but keep the whole module if it is used as an object.
  const own: string[] = [parameters.home, parameters.frequency, parameters.has, parameters.extra];
  return own.includes(name) || name.startsWith(parameters.extraPrefix);
}
