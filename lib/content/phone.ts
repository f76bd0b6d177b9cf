import { z } from 'zod';
import { mustBe } from './must-be';
import { cleanText } from './plain-text';

const phoneRule = mustBe(
  'a UK phone number of 11 digits (a few have 10) that begin with 01, 02, 03, 07, 08 or 09',
);

/** A UK phone number, however people write it: 07712 345678, (01947) 600123 or +44 1947 600123. */
export const phone = z
  .string(phoneRule)
  .overwrite(cleanText)
  .refine((written) => /^0([1-3789]\d{9}|[189]\d{8})$/.test(digitsOf(written)), {
    abort: true,
    ...phoneRule,
  })
  .transform((written) => ({
    /** As printed, e.g. 07700 900123. */
    national: nationalForm(written),
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: `+44${digitsOf(written).slice(1)}`,
  }));

function digitsOf(written: string): string {
  return nationalForm(written).replaceAll(' ', '');
}

/** Begins with 0 in place of the country's code, and has nothing but spaces between its digits. */
function nationalForm(written: string): string {
  return written
    .replace(/^(\+|00)?44\D*0?\D*/, '0')
    .replace(/[ ()./–-]+/g, ' ')
    .trim();
}
