import type { Business } from '../content/business';

/**
 * The business as a vCard 3.0 (RFC 2426), the version that both iPhone and Android read. A company has no
 * personal name, so `N` is empty; without Apple's `X-ABShowAs`, iPhones would show a nameless person.
 */
export function vcard({ name, phone, mobile, email, siteAddress }: VcardFacts): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    'X-ABShowAs:COMPANY',
    `TEL;TYPE=WORK,VOICE:${phone.international}`,
    ...(mobile ? [`TEL;TYPE=CELL:${mobile.international}`] : []),
    `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`,
    `URL:${siteAddress}`,
    'END:VCARD',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

type VcardFacts = Pick<Business, 'name' | 'phone' | 'mobile' | 'email' | 'siteAddress'>;

function escape(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&').replace(/\r?\n/g, '\\n');
}

/** Folds a line at 75 bytes, counting the leading space, without splitting a character. */
function fold(line: string): string {
  let folded = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > 75) {
      folded += '\r\n ';
      bytes = 1;
    }
    folded += character;
    bytes += size;
  }
  return folded;
}
