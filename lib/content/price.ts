import { z } from 'zod';
import { currencySign, currencyName } from '../terms/currency';
import {
  group,
  list,
  matching,
  numberOrText,
  optional,
  schemaFor,
  text,
  commaHint,
} from './field-types';
import { mustBe } from './must-be';
import { pluralOf, singularOf } from './plural';

/** Whole pence, of which there may be more; or on request. */
export type Amount = number | { from: number } | 'on request';

const anAmount = `an amount in ${currencyName}, like 15 or 15.50`;
const poundsRule = mustBe(anAmount, amountHint);

/** What an `amount` must be, for error messages. */
export const amountRule = `${anAmount}, or "on request"`;

/** Turns an amount in pounds (15 or 15.50) into whole pence. */
function inPence(amount: z.ZodNumber) {
  const pence = amount
    .max(100_000, mustBe(`an amount of at most 100000 ${currencyName}`))
    .multipleOf(0.01, poundsRule)
    .overwrite((value) => Math.round(value * 100));
  return numberOrText(pence, currencySign);
}

/** A price: pounds in the file, whole pence once parsed. Never 0, an offer to work for nothing. */
export const pounds = inPence(
  z.number(poundsRule).positive(mustBe(`an amount of more than 0 ${currencyName}`, amountHint)),
);

const onRequest = wordsLike(/^((price )?on request\.?|poa)$/i, 'on request');

/** The least that something costs, as in from £60. */
const least = z
  .custom<`from ${string}`>((written) => /^\s*from\s/i.test(String(written)))
  .transform((written): string | number => written.trim().slice('from '.length))
  .pipe(pounds)
  .transform((from) => ({ from }));

/** An amount of pounds in the file, such as 60 or "from £60", whole pence once parsed; or the words `on request`. */
export const amount = amountWith();

/** An `amount`. For a wrong one that is no range, `otherHint` says what to write. */
function amountWith(otherHint?: string) {
  const hint = (written: unknown) => rangeHint(written) ?? amountHint(written) ?? otherHint;
  return z.union([pounds, least, onRequest], mustBe(amountRule, hint));
}

/** What a surcharge adds: an amount, which may be 0; on request; or `none`, if a home cannot have what it is for. */
export const surchargeAmount = z.preprocess(
  (written) => (typeof written === 'string' ? written.replace(/^\s*\+/, '') : written),
  z.union(
    [
      inPence(z.number(poundsRule).min(0, poundsRule)),
      onRequest,
      wordsLike(/^(none|n\/a)$/i, 'none'),
    ],
    mustBe(`${anAmount}, "on request" or "none"`, amountHint),
  ),
);

/** What to write for a range such as £60 to £90. */
function rangeHint(written: unknown): string | undefined {
  const [, least] = /^\s*(\D?[\d,.]+)\s*(?:to|-|–|\+|or more)/i.exec(String(written)) ?? [];
  return least && `write "from ${least}"`;
}

/** What to write for an amount such as 15,50, and for a discount. */
function amountHint(written: unknown): string | undefined {
  return /^\s*\D?[-−]/.test(String(written))
    ? 'for a discount, add an extra for both together, as content/README.md shows'
    : commaHint(written);
}

/** What people write for `words`, such as POA for `on request`. */
function wordsLike<Words extends string>(pattern: RegExp, words: Words) {
  return z.custom<Words>((written) => pattern.test(String(written).trim())).transform(() => words);
}

const timesRule = mustBe('a number from 0.5 to 10, whole or with a half, like 2 or 1.5');

const times = group({
  /** How many times the regular price of the home, without surcharges, e.g. 2 or 1.5. */
  times: numberOrText(
    z.number(timesRule).multipleOf(0.5, timesRule).min(0.5, timesRule).max(10, timesRule),
  ),
  /** The `id` of the frequency whose price it is a multiple of. Leave it out for the first. */
  frequency: optional(text(30)),
});

const unitRule = 'what is counted, in the singular and without “a” or “per”, like panel';

const maximumRule = mustBe('a whole number up to 99999, like 200');

const each = group({
  /** The price of one. In pounds. */
  each: pounds,
  /** What is counted, in the singular and without “a” or “per”, e.g. panel. */
  unit: matching(/^(?!(an?|one|the|per) ).{1,20}$/i, unitRule).refine(
    (unit) => singularOf(unit) === undefined,
    mustBe(unitRule, (unit) => `write "${singularOf(String(unit))}"`),
  ),
  /** The least that is charged. In pounds; leave it out if there is no minimum. */
  minimum: optional(pounds),
  /** The most that is priced without a look at it, e.g. 200; above it, visitors read “we’ll quote it”. */
  maximum: optional(
    numberOrText(
      z.number(maximumRule).int(maximumRule).min(1, maximumRule).max(99_999, maximumRule),
    ),
  ),
});

const bySize = group({
  /** A row for each size of home. The homes say under `size` which row is theirs. */
  bySize: list(
    group({
      /** Name of the row, e.g. 3/4 Bed Semi. */
      size: text(40),
      /**
       * The home has nothing that counts as an extension. In pounds, or "on request"; leave it out if the extra needs
       * what does.
       */
      houseOnly: optional(amount),
      /** The home has a surcharge that `countsAsExtended`. In pounds, or "on request". */
      extended: optional(amount),
    }),
    'rows',
  ),
});

const otherForms = 'content/README.md shows other forms of a price';

/**
 * The forms of a price. In curly brackets, it is the first form that is named after a field; without such a field,
 * `each`. So a form that has a field of another's name, like { callOut: 30, each: 5 }, stands before that one.
 */
export const forms = {
  amount: amountWith(otherForms).transform((value) => ({
    form: 'amount' as const,
    amount: value,
  })),
  times: times.transform((price) => ({ form: 'times' as const, ...price })),
  bySize: bySize.transform((price) => ({ form: 'bySize' as const, ...price })),
  each: each.transform((price) => ({
    form: 'each' as const,
    ...price,
    units: pluralOf(price.unit),
  })),
};

export type PriceForm = keyof typeof forms;

/** A price of one form, or of any; amounts in pence. */
export type Price<Form extends PriceForm = PriceForm> = z.output<(typeof forms)[Form]>;

/**
 * One amount, `on request`, a multiple of the regular price, so much for each of something, or an amount
 * for each size of home.
 */
export const price = schemaFor<z.input<(typeof forms)[PriceForm]>, Price>((written) => {
  if (typeof written !== 'object' || written === null) return forms.amount;
  const names = Object.keys(forms) as PriceForm[];
  return forms[names.find((name) => name in written) ?? 'each'];
});
