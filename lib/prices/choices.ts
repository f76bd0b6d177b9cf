import type { Extra, Frequency, Home, PriceGuide, Surcharge } from '../content/price-guide';
import { canHave, homesIn } from '../content/homes';
import * as parameters from './parameters';

/** What a visitor chose in the estimator. */
export type Choices = {
  /** Undefined until a home is chosen. */
  home: Home | undefined;
  /** Undefined if no cleans are wanted. */
  frequency: Frequency | undefined;
  /** What the home has that costs more, e.g. a conservatory. */
  surcharges: Surcharge[];
  /** The number of each extra that can be chosen, by id; a tick counts as one. */
  extras: Map<string, number>;
};

/** A home that is in no table. All its prices are on request; its full name begins a message. */
export const unlistedHome: Home = {
  nameInTable: 'Any other home',
  name: 'My home isn’t on your list',
  id: 'not-listed',
  size: undefined,
  drawing: undefined,
  amounts: {},
};

/**
 * Reads the choices from the values of the estimator's form, or from a URL's query. Ignores what the guide does not
 * have, and what the home cannot have. Without cleans, also ignores the answers to questions.
 */
export function readChoices(values: URLSearchParams, guide: PriceGuide): Choices {
  const { frequencies, extras } = guide;
  const has = values.getAll(parameters.has);
  const homes = [...homesIn(guide), unlistedHome];
  const home = homes.find(({ id }) => id === values.get(parameters.home));
  const surcharges = guide.surcharges.filter(({ id }) => has.includes(id) && canHave(home, id));
  const often = values.get(parameters.frequency);
  const hasCleans = !(often === parameters.noCleans && areCleansOptional(guide));
  const possible = extras.filter(({ question }) => hasCleans || !question);
  return {
    home,
    frequency: hasCleans
      ? (frequencies.find(({ id }) => id === often) ?? frequencies[0])
      : undefined,
    surcharges,
    extras: new Map(possible.map((extra) => [extra.id, readCount(extra, values) ?? 0])),
  };
}

/** Whether the estimator offers extras without cleans: not if every extra is a question. */
export function areCleansOptional({ extras }: PriceGuide): boolean {
  return extras.some(({ question }) => !question);
}

/** How visitors choose an extra: they tick it, answer its question with yes or no, or type how many they want. */
export function inputOf({ price, question }: Extra): 'tick' | 'answer' | 'count' {
  if (question) return 'answer';
  switch (price.kind) {
    case 'amount':
    case 'times':
    case 'bySize':
      return 'tick';
    case 'each':
      return 'count';
  }
}

/**
 * Reads how many of an extra are chosen; 0 for none. Undefined if the value cannot come from its input: it is not a
 * number, or the link was made when the extra had another kind of price.
 */
export function readCount(extra: Extra, values: URLSearchParams): number | undefined {
  const value = values.get(parameters.extraPrefix + extra.id) ?? '';
  switch (inputOf(extra)) {
    case 'tick':
      return Number(values.getAll(parameters.extra).includes(extra.id));
    case 'answer':
      if (value === 'no') return 1; // No means that the extra is needed.
      return value === '' || value === 'yes' ? 0 : undefined;
    case 'count':
      return parseCount(value);
  }
}

/** The number that a visitor typed, such as 12 or 1,200; 0 for an empty input, undefined if it is not a number. */
export function parseCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/^(\d\d?),(\d{3})$/, '$1$2');
  return /^\d{0,5}$/.test(digits) ? Number(digits) : undefined;
}
