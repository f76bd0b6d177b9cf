import parsePhoneNumber from 'libphonenumber-js/max';
import { findExample } from './example-values';
import { textThat } from './field-types';

/** A UK phone number, however its digits are grouped. */
export const phone = textThat(
  (written) => read(written) !== undefined,
  'a UK phone number with all its digits, like 01632 960123',
).transform((written) => {
  const number = read(written)!;
  return {
    /** As printed, e.g. 07700 900123. */
    national: number.formatNational(),
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: number.number,
  };
});

function read(written: string) {
  // Where it may extract a number from a text, it drops an O that was typed for a 0.
  const number = parsePhoneNumber(written, { defaultCountry: 'GB', extract: false });
  // Not by country: Jersey, Guernsey and the Isle of Man, which have some numbers of 07911 too, are not GB.
  if (number?.countryCallingCode !== '44' || number.ext) return undefined;
  // Of the numbers reserved for examples, it knows some to be nobody's.
  return number.isValid() || findExample(number.formatNational()) ? number : undefined;
}
