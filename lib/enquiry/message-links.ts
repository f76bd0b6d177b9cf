import type { Business } from '../content/business';
import { encodeText, longestLink } from './mail-link';

/** A way to write to the business's mobile, or to its only number. */
export type MessageLink = { label: string; href: string };

/** Links that open a message to the business's mobile, or to its only number, for what it takes. */
export function messageLinks(
  business: Pick<Business, 'phone' | 'mobile' | 'textMessages' | 'whatsApp'>,
): MessageLink[] {
  const { international } = business.mobile ?? business.phone;
  return [
    ...(business.textMessages ? [{ label: 'Text us', href: `sms:${international}` }] : []),
    ...(business.whatsApp
      ? [{ label: 'WhatsApp us', href: `https://wa.me/${international.slice(1)}` }]
      : []),
  ];
}

/** A link of `messageLinks` that puts words into the message, unless they are too long for a link. */
export function withWords(href: string, words: string): string {
  const plain = href.split('?')[0]!;
  // Android reads what follows `?`, iPhones what follows `&`.
  const query = plain.startsWith('sms:') ? '?&body=' : '?text=';
  const link = plain + query + encodeText(words);
  return words && link.length <= longestLink ? link : plain;
}

/** Puts words into every link of `messageLinks` on a page, or in a part of it. */
export function fillMessageLinks(words: string, within: ParentNode = document) {
  const links = 'a[href^="sms:"], a[href^="https://wa.me/"]';
  for (const link of within.querySelectorAll<HTMLAnchorElement>(links)) {
    link.href = withWords(link.href, words);
  }
}
