import { isMobile, type Business } from '../content/business';

/**
 * The business as a vCard 3.0 (RFC 2426), the version that both iPhone and Android read. A company has no
 * personal name, so `N` is empty; without Apple's `X-ABShowAs`, iPhones would show a nameless person.
 */
export function vcard({ name, phone, mobile, email, siteAddress }: Business): string {
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    'N:;;;;',
    `FN:${escape(name)}`,
    `ORG:${escape(name)}`,
    'X-ABShowAs:COMPANY',
    ...[phone, mobile ?? []].flat().map((number) => {
      return `TEL;TYPE=${isMobile(number) ? 'CELL' : 'WORK,VOICE'}:${number.international}`;
    }),
    `EMAIL;TYPE=INTERNET,WORK:${escape(email)}`,
    `URL:${siteAddress}`,
    'END:VCARD',
  ]
    .map((line) => `${line}\r\n`)
    .join('');
}

function escape(text: string): string {
  return text.replace(/[\\,;]/g, '\\$&');
}
