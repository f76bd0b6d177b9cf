import parsePhoneNumber from 'libphonenumber-js/max';
import { findExampleValue } from './example-values';
import { textThat } from './field-types';

/** A UK phone number, however its digits are grouped. */
export const phone = textThat(
  (written) => read(written) !== undefined,
  'a UK phone number with all its digits, like 07700 900123',
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
  // With `extract`, it would drop a letter O that was typed for a 0.
  const number = parsePhoneNumber(written, { defaultCountry: 'GB', extract: false });
  // Not the country: numbers of Jersey, Guernsey and the Isle of Man, some of which begin with 07911, are not in GB.
  if (number?.countryCallingCode !== '44' || number.ext) return undefined;
  // It calls the manuals' examples invalid.
  return number.isValid() || findExampleValue(number.formatNational()) ? number : undefined;
}
