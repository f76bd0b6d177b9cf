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
 * Reads the estimator's form or an address. What the guide does not offer counts as not chosen, and so does
 * an extra that needs a surcharge which the home does not have.
 */
export function readChoices(values: FormData | URLSearchParams, guide: PriceGuide): Choices {
  const read = (name: string) => String(values.get(name) ?? '');
  const { frequencies } = guide;
  const home = homesOf(guide).find(({ id }) => id === read('home'));
  const surcharges = guide.surcharges.filter(({ id }) => read(id) === 'yes' && canHave(home, id));
  const has = (id: string) => surcharges.some((surcharge) => surcharge.id === id);
  const counts = guide.extras.map((extra) => ({
    ...extra,
    count: countOf(extra, read(extra.id), guide),
  }));
  const free = counts.filter(({ needs }) => !needs || has(needs));
  const met = counts.filter(({ needs }) => free.some(({ id, count }) => id === needs && count > 0));
  return {
    home,
    frequency: frequencies.find(({ id }) => id === read('frequency')) ?? frequencies[0],
    surcharges,
    extras: Object.fromEntries([...free, ...met].map(({ id, count }) => [id, count])),
  };
}

/** The last name that the site writes into an address, as `quote=1`. Advertisements and mailings add others after it. */
export const addressMark = 'quote';

/**
 * Whether an address asks for what the guide offers no more: a home, a frequency or, before its mark, anything else.
 * Without it, the rest would come to a price that nobody asked for.
 */
export function isOutdated(values: URLSearchParams, guide: PriceGuide): boolean {
  const { frequencies, surcharges, extras } = guide;
  const isGone = (name: string, offered: string[]) =>
    !['', ...offered].includes(values.get(name) ?? '');
  const idsOf = (offered: { id: string }[]) => offered.map(({ id }) => id);
  if (isGone('home', idsOf(homesOf(guide))) || isGone('frequency', idsOf(frequencies))) return true;
  const names = [...values.keys()];
  const known = ['home', 'frequency', ...idsOf(surcharges), ...idsOf(extras)];
  return names.slice(0, Math.max(0, names.indexOf(addressMark))).some((name) => {
    const sizes = extras.flatMap(({ id, price }) =>
      id === name ? sizesToChoose(price, guide) : [],
    );
    return isGone(name, sizes) && (sizes.length > 0 || !known.includes(name));
  });
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

/** How many of an extra are chosen, or which of its sizes, from 1. Its question is answered no if it is needed. */
function countOf({ price, question }: Extra, value: string, guide: PriceGuide): number {
  const sizes = sizesToChoose(price, guide);
  if (sizes.length > 0) return sizes.indexOf(value) + 1;
  switch (price.form) {
    case 'each':
      return readCount(value) ?? 0;
    case 'amount':
    case 'times':
    case 'bySize':
      return value === (question ? 'no' : 'yes') ? 1 : 0;
  }
}
