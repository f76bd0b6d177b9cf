import type { Price } from '../content/price';
import type { Extra, Frequency, Home, PriceGuide, Surcharge } from '../content/price-guide';

/** What a visitor chose in the estimator. */
export type Choices = {
  /** Undefined until a home is chosen. */
  home: Home | undefined;
  /** Undefined if the guide has none. */
  frequency: Frequency | undefined;
  /** What the home has. */
  surcharges: Surcharge[];
  /** How many of each extra that can be chosen, or which of its sizes, from 1, by its id. */
  extras: Record<string, number>;
};

const unlisted = 'My home isn’t on your list';

/** The choice of a visitor whose home is in no table: all its prices are on request. */
export const unlistedHome: Home = {
  home: unlisted,
  name: unlisted,
  id: 'not-listed',
  size: undefined,
  picture: undefined,
  amounts: {},
};

/**
 * Reads the estimator's form or an address. What the guide does not offer counts as not chosen, and so does an
 * extra as long as what it needs is not chosen.
 */
export function readChoices(values: FormData | URLSearchParams, guide: PriceGuide): Choices {
  const read = (name: string) => String(values.get(name) ?? '');
  const { frequencies, extras } = guide;
  const home = homesOf(guide).find(({ id }) => id === read('home'));
  const surcharges = guide.surcharges.filter(({ id }) => read(id) === 'yes' && canHave(home, id));
  const countOf = (extra: Extra) => answerTo(extra, read(extra.id), guide) ?? 0;
  const isChosen = (id: string) =>
    surcharges.some((surcharge) => surcharge.id === id) ||
    extras.some((extra) => extra.id === id && countOf(extra) > 0 && hasNeeds(extra));
  const hasNeeds = ({ needs }: Extra): boolean => !needs || isChosen(needs);
  return {
    home,
    frequency: frequencies.find(({ id }) => id === read('frequency')) ?? frequencies[0],
    surcharges,
    extras: Object.fromEntries(extras.filter(hasNeeds).map((extra) => [extra.id, countOf(extra)])),
  };
}

/** Whether a home can have a surcharge. */
export function canHave(home: Home | undefined, surcharge: string): boolean {
  return home?.amounts[surcharge] !== 'none';
}

/** The sizes between which a visitor chooses, since no home decides it. */
export function sizesToChoose(price: Price, { homes }: PriceGuide): string[] {
  return price.form === 'bySize' && homes.length === 0 ? price.bySize.map(({ size }) => size) : [];
}

/** Whether anything is chosen that has a price, or can be asked for. */
export function isAnyChosen({ home, extras }: Choices): boolean {
  return home !== undefined || Object.values(extras).some((count) => count > 0);
}

function homesOf(guide: PriceGuide): Home[] {
  return [...guide.homes.flatMap(({ rows }) => rows), unlistedHome];
}

/** How many a visitor typed, such as 12 or 1,200, none if nothing; undefined if that cannot be counted. */
export function readCount(typed: string): number | undefined {
  const digits = typed.trim().replace(/^(\d\d?),(\d{3})$/, '$1$2');
  return /^\d{0,5}$/.test(digits) ? Number(digits) : undefined;
}

/**
 * How many of an extra a value asks for, or which of its sizes, from 1. Undefined if it is no answer: the price may
 * have had another form when it was given.
 */
export function answerTo(
  { price, question }: Extra,
  value: string,
  guide: PriceGuide,
): number | undefined {
  if (value === '') return 0;
  switch (price.form) {
    case 'each':
      return readCount(value);
    case 'amount':
    case 'times':
    case 'bySize': {
      const sizes = sizesToChoose(price, guide);
      // A question is answered no if the extra is needed.
      const answers = question ? ['yes', 'no'] : ['', ...(sizes.length > 0 ? sizes : ['yes'])];
      return answers.includes(value) ? answers.indexOf(value) : undefined;
    }
  }
}
