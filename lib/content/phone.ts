import { textThat } from './field-types';
import { mustBe } from './must-be';

const phoneRule = mustBe(
  'a UK phone number, which begins with 0 and has 11 digits (a few have 10)',
  (written) =>
    typeof written === 'number' ? 'put it in quotes, with a 0 in front' : faultOf(String(written)),
);

/** A UK phone number, however people write it: 07712 345678, (01947) 600123 or +44 1947 600123. */
export const phone = textThat((written) => !faultOf(written), phoneRule).transform((written) => {
  const national = inGroups(nationalForm(written));
  return {
    /** As printed, e.g. 07700 900123. */
    national,
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: `+44${national.replaceAll(' ', '').slice(1)}`,
  };
});

/** Whether a number, as printed, is a mobile's, which receives texts. */
export function isMobile(national: string): boolean {
  return national.startsWith('07');
}

/** Puts spaces into a number written without them, where Ofcom does for its area. */
function inGroups(national: string): string {
  return national
    .replace(/^(02\d)(\d{4})(\d{4})$/, '$1 $2 $3')
    .replace(/^(011\d|01\d1|0[389]\d\d)(\d{3})(\d{3,4})$/, '$1 $2 $3')
    .replace(/^(0\d{4})(\d{5,6})$/, '$1 $2');
}

/** The number with 0 in place of +44, and with nothing but spaces between its digits. */
function nationalForm(written: string): string {
  return written
    .replace(/^(\+|00)?44\D*0?\D*/, '0')
    .replace(/[ ()./–-]+/g, ' ')
    .trim()
    .replace(/^(?=[1-37](\d ?){9}$)/, '0');
}

/** What is wrong with a number, as advice; undefined for one that can be dialled. */
function faultOf(written: string): string | undefined {
  if (/(\d\D*){20}/.test(written)) return 'write one number; a second one goes under mobile';
  const national = nationalForm(written);
  if (/\do|o\d/i.test(national)) return 'write the digit 0 in place of the letter O';
  const [unexpected] = /[^\d ](.*[^\d ])?/.exec(national) ?? [];
  if (unexpected) return `remove “${unexpected}”`;
  const digits = national.replaceAll(' ', '');
  if (!digits.startsWith('0')) {
    return digits.length < 9 ? 'put its area code in front' : 'put a 0 in front';
  }
  if (!/^0[1-3789]/.test(digits)) return `no UK number begins with ${digits.slice(0, 2)}`;
  const missing = 11 - digits.length;
  if (missing < 0) return `${missing === -1 ? 'a digit' : `${-missing} digits`} too many`;
  const mayBeShort = missing === 1 && /^0[189]/.test(digits);
  if (missing === 0 || mayBeShort) return undefined;
  return missing === 1 ? 'a digit is missing' : `${missing} digits are missing`;
}
