import { matching } from './field-types';

/** A UK phone number. */
export const phone = matching(
  /^0[1-9]( ?\d){8,9}$/,
  'a UK phone number that begins with 0, of 10 or 11 digits and single spaces, like 01632 960123',
).transform((national) => ({
  /** As printed, e.g. 07700 900123. */
  national,
  /** For `tel:` links and structured data, e.g. +447700900123. */
  international: `+44${national.replaceAll(' ', '').slice(1)}`,
}));
