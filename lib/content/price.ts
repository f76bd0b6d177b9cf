import { z } from 'zod';
import { unique } from './cross-check';
import { group, list, schemaFor, text } from './fields';
import { mustBe } from './must-be';

/** Whole pence, or on request. */
export type Amount = number | 'on request';

const poundsRule = mustBe('an amount in pounds, like 15 or 15.50');

/** Turns an amount in pounds (15 or 15.50) into whole pence. */
function inPence(amount: z.ZodNumber) {
  return amount
    .max(10_000, mustBe('an amount of at most 10000 pounds'))
    .multipleOf(0.01, poundsRule)
    .overwrite((value) => Math.round(value * 100));
}

/** A price: pounds in the file, whole pence once parsed. Never 0, an offer to work for nothing. */
export const pounds = inPence(
  z.number(poundsRule).positive(mustBe('an amount of more than 0 pounds')),
);

/** A surcharge, which may be 0: pounds in the file, whole pence once parsed. */
export const surcharge = inPence(z.number(poundsRule).min(0, poundsRule));

/** An amount of pounds in the file, whole pence once parsed; or the words `on request`. */
export const amount = orOnRequest(pounds);

/** Lets the words `on request` stand in place of an amount; of a wrong number, `schema` says what is wrong. */
export function orOnRequest(schema: z.ZodNumber) {
  const rule = mustBe("an amount in pounds, like 15 or 15.50, or 'on request'");
  return z.union([schema, z.literal('on request')], rule);
}

const timesRule = mustBe('a whole number from 1 to 10');

const times = group({
  /** How many times the 4-weekly price of the home, e.g. 2. */
  times: z.number(timesRule).int(timesRule).min(1, timesRule).max(10, timesRule),
});

const each = group({
  /** The price of one. In pounds. */
  each: pounds,
  /** What is counted, in the singular, e.g. panel. */
  unit: text(20),
  /** The least that is charged. In pounds; leave it out if there is no minimum. */
  minimum: pounds.optional(),
});

const bySize = group({
  /** A row for each size of home. The homes say under `size` which row is theirs. */
  bySize: list(
    group({
      /** Name of the row, e.g. 3/4 Bed Semi. */
      size: text(40),
      /** The home has neither extension nor conservatory. In pounds, or 'on request'. */
      houseOnly: amount,
      /** The home has an extension or a conservatory. In pounds, or 'on request'. */
      extended: amount,
    }),
    'rows',
  ).check(unique('size')),
});

type WrittenPrice =
  z.input<typeof amount> | z.input<typeof times> | z.input<typeof each> | z.input<typeof bySize>;

/** A price in one of its forms; amounts in pence. */
export type Price =
  Amount | z.output<typeof times> | z.output<typeof each> | z.output<typeof bySize>;

/**
 * One amount, `on request`, a multiple of the 4-weekly price, so much for each of something, or an amount
 * for each size of home. The field that a group has decides which rules it has to meet.
 */
export const price = schemaFor<WrittenPrice, Price>(formOf);

function formOf(written: unknown): z.ZodType<Price> {
  if (typeof written !== 'object' || written === null) return amount;
  if ('times' in written) return times;
  if ('bySize' in written) return bySize;
  return each;
}
