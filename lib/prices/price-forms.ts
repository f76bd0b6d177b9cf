import type { Amount, Price, PriceForm } from '../content/price';
import type { Home, PriceGuide } from '../content/price-guide';
import { formatAmount } from './amount';
import type { Choices } from './choices';
import { frequencyHead } from './column-heads';

/** What a price comes to for a visitor, and how. */
type Priced = { amount: Amount; basis?: string };

type FormRules<Form extends PriceForm> = {
  /** Whether a visitor says how many. */
  isCounted: boolean;
  /** For whatever home, in a few words, e.g. £5 per panel, at least £50. */
  words(price: Price<Form>, guide: PriceGuide): string;
  /** All amounts that homes can be charged. */
  amounts(price: Price<Form>, guide: PriceGuide): Amount[];
  /** For what a visitor chose; `count` is how many. */
  of(price: Price<Form>, guide: PriceGuide, choices: Choices, count: number): Priced;
};

/** What the site does with a price, by its form. Amounts in pence. */
const rules: { [Form in PriceForm]: FormRules<Form> } = {
  amount: {
    isCounted: false,
    words: ({ amount }) => formatAmount(amount),
    amounts: ({ amount }) => [amount],
    of: ({ amount }) => ({ amount }),
  },
  times: {
    isCounted: false,
    words(price, guide) {
      const { times } = price;
      const base = `your ${frequencyHead(baseOf(price, guide)).toLowerCase()} price`;
      if (times === 1) return base.replace('y', 'Y');
      return `${times === 2 ? 'Twice' : times === 0.5 ? 'Half' : `${times} times`} ${base}`;
    },
    amounts: (price, guide) =>
      guide.homes.flatMap(({ rows }) => rows).map((home) => multiple(price, guide, home)),
    of(price, guide, { home }) {
      const amount = home ? multiple(price, guide, home) : 'on request';
      if (amount === 'on request') return { amount };
      const base = amountOf(home!, baseOf(price, guide).id);
      return { amount, basis: `${price.times} × ${formatAmount(base)}` };
    },
  },
  each: {
    isCounted: true,
    words({ each, unit, minimum }) {
      const least = minimum === undefined ? '' : `, at least ${formatAmount(minimum)}`;
      return `${formatAmount(each)} per ${unit}${least}`;
    },
    amounts: ({ each, minimum = each }) => [Math.max(each, minimum)],
    of({ each, unit, minimum = 0 }, _guide, _choices, count) {
      const basis = `${count} at ${formatAmount(each)} per ${unit}`;
      return count * each < minimum
        ? { amount: minimum, basis: `${basis}, at least ${formatAmount(minimum)}` }
        : { amount: count * each, basis };
    },
  },
  bySize: {
    isCounted: false,
    words: ({ bySize }) => rangeWords(bySize.flatMap(bothAmounts)),
    amounts: ({ bySize }) => bySize.flatMap(bothAmounts),
    of({ bySize }, _guide, { home, surcharges }) {
      const row = bySize.find(({ size }) => size === home?.size);
      const extending = surcharges.filter((one) => one.countsAsExtended);
      if (!row) return { amount: 'on request' };
      if (extending.length === 0) return { amount: row.houseOnly };
      const names = and.format(extending.map(({ name }) => name.toLowerCase()));
      return { amount: row.extended ?? 'on request', basis: `with ${names}` };
    },
  },
};

// What a form's rules take is a price of that form.
function rulesOf(price: Price) {
  return rules[price.form] as FormRules<PriceForm>;
}

/** Whether a visitor says how many. */
export function isCounted(price: Price): boolean {
  return rulesOf(price).isCounted;
}

/** Whether all that can be said of a price is to ask for it. */
export function isOnRequest(price: Price): boolean {
  return price.form === 'amount' && price.amount === 'on request';
}

/** A price in a few words, for whatever home, e.g. £5 per panel, at least £50. */
export function priceWords(price: Price, guide: PriceGuide): string {
  return rulesOf(price).words(price, guide);
}

/** Every amount that homes can be charged. */
export function amountsOf(price: Price, guide: PriceGuide): Amount[] {
  return rulesOf(price).amounts(price, guide);
}

/** What a price comes to for what a visitor chose; on request if that takes a home and none is chosen. */
export function pricedFor(price: Price, guide: PriceGuide, choices: Choices, count = 1): Priced {
  return rulesOf(price).of(price, guide, choices, count);
}

/** The price of a home in a column, on request if it has none there. */
export function amountOf({ amounts }: Home, column: string): Amount {
  return amounts[column] ?? 'on request';
}

/** The lowest and the highest of the amounts that are not on request. */
export function rangeWords(
  amounts: Amount[],
  print: (amount: Amount) => string = formatAmount,
): string {
  const pence = amounts.filter((amount) => amount !== 'on request');
  if (pence.length === 0) return 'on request';
  const [least, most] = [Math.min(...pence), Math.max(...pence)];
  return least === most ? print(least) : `${formatAmount(least)} to ${print(most)}`;
}

/** The one amount that all pay, or the least, e.g. from £50; for a choice before a home is chosen. */
export function leastWords(amounts: Amount[]): string {
  const pence = amounts.filter((amount) => amount !== 'on request');
  if (pence.length === 0) return 'on request';
  const least = formatAmount(Math.min(...pence));
  return pence.every((amount) => amount === pence[0]) ? least : `from ${least}`;
}

/** The only place in which an amount may be a fraction of a penny, and is rounded. */
function multiple(price: Price<'times'>, guide: PriceGuide, home: Home): Amount {
  const base = amountOf(home, baseOf(price, guide).id);
  return base === 'on request' ? base : Math.round(base * price.times);
}

/** The frequency whose price a multiple is of. */
function baseOf({ frequency }: Price<'times'>, { frequencies }: PriceGuide) {
  return frequencies.find(({ id }) => id === frequency) ?? frequencies[0]!;
}

function bothAmounts({ houseOnly, extended = houseOnly }: Price<'bySize'>['bySize'][number]) {
  return [houseOnly, extended];
}

const and = new Intl.ListFormat('en-GB');
