import type { Price } from '../content/price';
import type { Extra, Frequency, Home, PriceGuide, Surcharge } from '../content/price-guide';
import * as parameters from './parameters';

/** What a visitor chose in the estimator. */
export type Choices = {
  /** Undefined until a home is chosen. */
  home: Home | undefined;
  /** Undefined if the guide has no frequencies. */
  frequency: Frequency | undefined;
  /** Those of what the home has, e.g. a conservatory. */
  surcharges: Surcharge[];
  /** By the id of each extra that can be chosen: how many, or the number of its size (from 1); 0 for none. */
  extras: Record<string, number>;
};

const unlisted = 'My home isn’t on your list';

/** For visitors whose home is in no table. All its prices are on request. */
export const unlistedHome: Home = {
  home: unlisted,
  name: unlisted,
  id: 'not-listed',
  size: undefined,
  picture: undefined,
  amounts: {},
};

/**
 * Reads the choices from the estimator's form or the query of a URL. What the guide does not offer counts as not
 * chosen, and so does an extra whose `needs` is not chosen.
 */
export function readChoices(values: FormData | URLSearchParams, guide: PriceGuide): Choices {
  const read = (name: string) => String(values.get(name) ?? '');
  const has = values.getAll(parameters.has);
  const ticked = values.getAll(parameters.extra);
  const { frequencies, extras } = guide;
  const homes = [...guide.homes.flatMap(({ rows }) => rows), unlistedHome];
  const home = homes.find(({ id }) => id === read(parameters.home));
  const surcharges = guide.surcharges.filter(({ id }) => has.includes(id) && canHave(home, id));
  const countOf = (extra: Extra) =>
    isTicked(extra, guide)
      ? Number(ticked.includes(extra.id))
      : (parseAnswer(extra, read(parameters.ofExtra + extra.id), guide) ?? 0);
  const isChosen = (id: string) =>
    surcharges.some((surcharge) => surcharge.id === id) ||
    extras.some((extra) => extra.id === id && countOf(extra) > 0 && hasNeeds(extra));
  const hasNeeds = ({ needs }: Extra): boolean => !needs || isChosen(needs);
  return {
    home,
    frequency: frequencies.find(({ id }) => id === read(parameters.frequency)) ?? frequencies[0],
    surcharges,
    // Without the names that every object inherits: an extra may be called `constructor`.
    extras: Object.assign(
      Object.create(null),
      Object.fromEntries(extras.filter(hasNeeds).map((extra) => [extra.id, countOf(extra)])),
    ),
  };
}

/** Whether a surcharge is possible for a home: not if its amount is `none`. */
export function canHave(home: Home | undefined, surcharge: string): boolean {
  return home?.amounts[surcharge] !== 'none';
}

/** The kind of input that an extra is chosen with, and what it asks for. */
type Input =
  | { kind: 'tick' }
  | { kind: 'count'; units: string }
  | { kind: 'size'; sizes: Price<'bySize'>['bySize'] };

/** The input that a price needs, unless the home decides it. */
export function inputFor(price: Price): Input {
  switch (price.form) {
    case 'amount':
    case 'times':
      return { kind: 'tick' };
    case 'each':
      return { kind: 'count', units: price.units };
    case 'bySize':
      return { kind: 'size', sizes: price.bySize };
  }
}

/** The input of an extra: where there are homes, they decide the size. */
export function inputOf({ price }: Pick<Extra, 'price'>, { homes }: PriceGuide): Input {
  const input = inputFor(price);
  return input.kind === 'size' && homes.length > 0 ? { kind: 'tick' } : input;
}

/** Whether an extra is chosen with a tick, and not with a count, a size or an answer. */
export function isTicked(extra: Extra, guide: PriceGuide): boolean {
  return !extra.question && inputOf(extra, guide).kind === 'tick';
}

/** Whether a home or any extra is chosen, so that there is something to quote for. */
export function isAnyChosen({ home, extras }: Choices): boolean {
  return home !== undefined || Object.values(extras).some((count) => count > 0);
}

/** The number that a visitor typed, such as 12 or 1,200; 0 for an empty input, undefined if it is not a number. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/^(\d\d?),(\d{3})$/, '$1$2');
  return /^\d{0,5}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * Reads the value of an extra's own input: how many, or the number of its size (from 1); 0 for none. Undefined if the
 * value cannot come from that input, perhaps because the link is older than the form of the price.
 */
export function parseAnswer(extra: Extra, value: string, guide: PriceGuide): number | undefined {
  const input = inputOf(extra, guide);
  switch (input.kind) {
    case 'count':
      return readCount(value);
    case 'tick':
      // “No” means that the extra is needed, so it is the answer with the index 1.
      return indexOf(value, ['yes', 'no']);
    case 'size':
      return indexOf(value, ['', ...input.sizes.map(({ size }) => size)]);
  }
}

function indexOf(value: string, answers: string[]): number | undefined {
  return answers.includes(value) ? answers.indexOf(value) : undefined;
}
