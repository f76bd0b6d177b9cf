import type { Business } from '../content/business';
import { fieldNames, formFields, type Enquiry } from './fields';

/** A link that opens a text or a WhatsApp message to the business. */
export type MessageLink = {
  /** What it does, e.g. Text us. */
  label: string;
  href: string;
};

/** Mail programs and Windows cut longer links. */
const longestLink = 2000;

/** The message links of a business that takes texts or WhatsApp, to its mobile or, without one, to its phone. */
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

/** What goes between the address and the text in a link with a message, by the start of the link. */
const beforeText: Record<string, string> = {
  'mailto:': '?subject=Message%20from%20your%20website&body=',
  // Android reads what follows `?`, iPhones what follows `&`: http://blog.edeverett.co.uk/2015/03/sms-link-protocol/
  'sms:': '?&body=',
  'https://wa.me/': '?text=',
};

/**
 * The link to an email, text or WhatsApp message, with `text` in it unless that would make the link too long. Any other
 * link stays as it is, such as one in which the host has hidden an email address.
 */
export function withText(href: string, text: string): string {
  const start = Object.keys(beforeText).find((one) => href.startsWith(one));
  if (start === undefined) return href;
  const plain = href.split('?')[0]!;
  const lines = start === 'mailto:' ? text.replace(/\r?\n/g, '\r\n') : text;
  // `encodeURIComponent` throws if a text was cut in the middle of an emoji.
  const link = plain + beforeText[start] + encodeURIComponent(lines.toWellFormed());
  return text && link.length <= longestLink ? link : plain;
}

/** Marks a link that opens a message to the business, for the visitor's choices to go into it. */
export const carriesEnquiry = { 'data-carries-enquiry': '' };

/** Puts a text into each link with that mark. */
export function fillMessageLinks(text: string) {
  const links = document.querySelectorAll<HTMLAnchorElement>('a[data-carries-enquiry]');
  for (const link of links) {
    link.href = withText(link.href, text);
  }
}

/** A message as plain text, to email or to copy. An empty field has no line. */
export function enquiryText(enquiry: Enquiry): string {
  const filled = fieldNames.filter((name) => enquiry[name] !== '');
  return filled.map((name) => `${formFields[name].label}: ${enquiry[name]}`).join('\n');
}
