import { z } from 'zod';
import { currencyName, currencySign } from './currency';
import { group, list, number, optional, reference, schemaFor, text, yesOrNo } from './field-types';
import { mustBe } from './error-words';
import { cleanText } from './plain-text';

/** Whole pence, or the least in pence, `from`. */
export type Priced = number | { from: number };

/** An amount with a figure, or on request. */
export type Amount = Priced | 'on request';

/** What a surcharge adds: whole pence; on request; or `none` for a home that cannot have it. */
type SurchargeAmount = number | 'on request' | 'none';

type AnyAmount = Amount | SurchargeAmount | undefined;

const maxPence = 10_000_000;

const inPounds = new RegExp(`^(from )?(?:${currencySign} ?)?(\\d+(?:,\\d{3})*(?:\\.\\d\\d?)?)$`);

/** What an owner means by 15.5, "£1,050", "from £ 60" or words, in whole pence; undefined for anything else. */
function read(written: unknown): AnyAmount {
  const words = ['number', 'string'].includes(typeof written) ? cleanText(String(written)) : '';
  if (words === 'on request' || words === 'none') return words;
  const [, from, pounds] = inPounds.exec(words) ?? [];
  const pence = Math.round(Number(pounds?.replaceAll(',', '')) * 100);
  if (!(pence <= maxPence) || (from && pence === 0)) return undefined;
  return from ? { from: pence } : pence;
}

/** Amounts that are in pounds in the file, and in whole pence once parsed. Error messages describe them as `what`. */
function amounts<Read>(isRight: (amount: AnyAmount) => boolean, what: string) {
  return z
    .custom<number | 'on request' | (string & {})>(
      (written) => isRight(read(written)),
      mustBe(what),
    )
    .transform((written) => read(written) as Read);
}

const range = (least: string) => `an amount from ${least} to 100,000 ${currencyName}, like`;

/** A price in pounds. Never 0, which would offer work for nothing. */
export const pounds = amounts<number>(
  (amount) => Number(amount) > 0,
  `${range('0.01')} 15 or 15.50`,
);

const pricedRule = `${range('0.01')} 15, 15.50 or "from ${currencySign}60"`;

/** What an `amount` must be, for error messages. */
export const amountRule = `${pricedRule}, or "on request"`;

const isAmount = (amount: AnyAmount) => amount !== undefined && amount !== 0 && amount !== 'none';

/** A price in pounds, a least price such as "from £60", or the words `on request`. */
export const amount = amounts<Amount>(isAmount, amountRule);

/** A price in pounds, or a least price. */
const priced = amounts<Priced>((amount) => isAmount(amount) && amount !== 'on request', pricedRule);

/** What a surcharge adds, in pounds; `on request`; or `none`. */
export const surchargeAmount = amounts<SurchargeAmount>(
  (amount) => ['number', 'string'].includes(typeof amount),
  `${range('0')} 5 or 5.50, "on request" or "none"`,
);

const times = group({
  /** How many times the regular price of the home, e.g. 2, or 0.9 for 10% less. */
  times: number(
    'a number from 0.05 to 10 with at most two decimals, like 2 or 0.75',
    0.05,
    10,
    0.01,
  ),
  /** The `id` of the frequency whose price is multiplied. Only what replaces the first clean can leave it out. */
  frequency: optional(reference),
  /** true to multiply the price with the surcharges of the home, e.g. for an extension. */
  withSurcharges: optional(yesOrNo),
});

const each = group({
  /** The price of one, e.g. 5 or "from £5". In pounds. */
  each: priced,
  /** What is counted, to follow “per”, e.g. panel. */
  unit: text(20).regex(/^(?!per( |$))/i, mustBe('what is counted, without “per”, like panel')),
  /** Its plural, to follow “how many”, e.g. panels. */
  units: text(20),
  /** The least that is charged. In pounds; leave it out if there is no minimum. */
  minimum: optional(pounds),
  /** The highest number that has a price, e.g. 200; above it, visitors read “we’ll quote”. */
  maximum: optional(number('a whole number from 1 to 99999, like 200', 1, 99_999, 1)),
});

const bySize = group({
  /** A row for each size of home. Under `size`, each home names its row. */
  bySize: list(
    group({
      /** Name of the row, as visitors read it, e.g. 3/4 Bed Semi. */
      size: text(40),
      /** For a home with no surcharge that `countsAsExtension`. In pounds, or "on request". */
      withoutExtension: amount,
      /** For a home with a surcharge that `countsAsExtension`. In pounds, or "on request". */
      withExtension: optional(amount),
    }),
    'rows',
    { min: 1, unique: ['size'] },
  ),
});

/**
 * The kinds of price. A price in curly brackets is of the first kind here that shares its name with one of its fields,
 * or else `each`.
 */
const priceKinds = {
  amount: amounts<Amount>(
    isAmount,
    `${amountRule}, or another price shown in content/README.md`,
  ).transform((value) => ({ kind: 'amount' as const, amount: value })),
  times: times.transform((price) => ({ kind: 'times' as const, ...price })),
  bySize: bySize.transform((price) => ({ kind: 'bySize' as const, ...price })),
  each: each.transform((price) => ({ kind: 'each' as const, ...price })),
};

export type PriceKind = keyof typeof priceKinds;

/** A price as parsed; amounts in pence. */
export type ParsedPrice = z.output<(typeof priceKinds)[PriceKind]>;

/** A price that says what it multiplies: the visitor's own clean, or the price at a frequency, e.g. the 4-weekly price. */
export type Price =
  | Exclude<ParsedPrice, { kind: 'times' }>
  | (Omit<Extract<ParsedPrice, { kind: 'times' }>, 'frequency'> & {
      frequency: 'own' | { id: string; price: string };
    });

/**
 * One amount, `on request`, a multiple of the regular price, an amount for each of something, or an amount
 * for each size of home.
 */
export const price = schemaFor<z.input<(typeof priceKinds)[PriceKind]>, ParsedPrice>((written) => {
  if (typeof written !== 'object' || written === null) return priceKinds.amount;
  const names = Object.keys(priceKinds) as PriceKind[];
  return priceKinds[names.find((name) => name in written) ?? 'each'];
});
