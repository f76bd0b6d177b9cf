import type { Business } from '../content/business';
import { fieldLabels, fieldNames, type Enquiry } from './fields';

/** A way to write to the business's mobile, or to its phone if it has no other number. */
export type MessageLink = { label: string; href: string };

/** Mail programs and Windows cut longer links. */
const longestLink = 2000;

/** Links that open a text or a WhatsApp message to the business, if it takes them. */
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

/** What stands before the text of a message in its link, by the scheme of the link. */
const beforeText: Record<string, string> = {
  mailto: '?subject=Message%20from%20your%20website&body=',
  // Android reads what follows `?`, iPhones what follows `&`: http://blog.edeverett.co.uk/2015/03/sms-link-protocol/
  sms: '?&body=',
  https: '?text=',
};

/** A link to an email, a text or a WhatsApp message with a text in it; without, if it would be too long. */
export function withText(href: string, text: string): string {
  const plain = href.split('?')[0]!;
  const [scheme = ''] = plain.split(':');
  const lines = scheme === 'mailto' ? text.replace(/\r?\n/g, '\r\n') : text;
  // `encodeURIComponent` throws if a text was cut in the middle of an emoji.
  const link = plain + beforeText[scheme] + encodeURIComponent(lines.toWellFormed());
  return text && link.length <= longestLink ? link : plain;
}

/** Puts a text into every link on a page that opens a message to the business. */
export function fillMessageLinks(text: string) {
  const links = 'a[href^="sms:"], a[href^="https://wa.me/"], a[href^="mailto:"]';
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    link.href = withText(link.href, text);
  }
}

/** A message as plain text, to be emailed or copied. */
export function enquiryText(enquiry: Enquiry): string {
  return fieldNames.map((name) => `${fieldLabels[name]}: ${enquiry[name]}`).join('\n');
}
