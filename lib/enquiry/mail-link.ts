import { fieldLabels, fieldNames, type Enquiry } from './fields';

/** Mail programs and Windows cut longer links. */
export const longestLink = 2000;

/** A message as plain text, to be emailed or copied. */
export function enquiryText(enquiry: Enquiry): string {
  return fieldNames.map((name) => `${fieldLabels[name]}: ${enquiry[name]}`).join('\n');
}

/** Text as part of a link. */
export function encodeText(text: string): string {
  // Half of a surrogate pair makes `encodeURIComponent` throw.
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

/** A link that opens an email holding the whole message; `undefined` when it would be too long. */
export function enquiryMailto(email: string, enquiry: Enquiry): string | undefined {
  const subject = encodeURIComponent('Message from your website');
  const body = encodeText(enquiryText(enquiry).replace(/\r?\n/g, '\r\n'));
  const link = `mailto:${email}?subject=${subject}&body=${body}`;
  return link.length <= longestLink ? link : undefined;
}
