import { z } from 'zod';
import { mustBe, quotesHint } from './must-be';
import { cleanText } from './plain-text';

const phoneRule = mustBe(
  'a UK phone number with digits and spaces only, like 07700 900123',
  quotesHint,
);

/** A UK phone number as people write it; the international form is derived from it. */
export const phone = z
  .string(phoneRule)
  .overwrite(cleanText)
  .regex(/^0(?:7(?: ?\d){9}|[1-389](?: ?\d){8,9})$/, phoneRule)
  .transform((national) => ({
    /** As printed, e.g. 07700 900123. */
    national,
    /** For `tel:` links and structured data, e.g. +447700900123. */
    international: `+44${national.replaceAll(' ', '').slice(1)}`,
  }));

const emailRule = mustBe('one email address, like name@example.com', (value) =>
  typeof value === 'string' && /^\S+\s+\S*@|@\S*\s/.test(value.trim()) && !value.includes(',')
    ? 'remove the space'
    : undefined,
);

/** One email address. */
export const email = z.string(emailRule).overwrite(cleanText).check(z.email(emailRule));

const originRule = mustBe(
  'a web address that starts with https:// and ends with the domain, like https://www.example.com',
  (value) => {
    const origin = originOf(value);
    return origin && `write ${origin}`;
  },
);

/** Scheme and domain without a path, since addresses of pages and forms are appended. */
export const origin = z
  .string(originRule)
  .overwrite(cleanText)
  .refine((address) => originOf(address) === address, { abort: true, ...originRule });

/** The origin of an address that lacks https:// or has too much after the domain. */
function originOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const address = value.trim().replace(/^(https?:\/*)?/i, 'https://');
  if (!URL.canParse(address)) return undefined;
  const { host, hostname } = new URL(address);
  return /[^.]\.[^.]|^localhost$/.test(hostname) ? `https://${host.replace(/\.$/, '')}` : undefined;
}

const formIdRule = mustBe(
  "only the id, the part after /f/ in the form's address, like xvgkzabc",
  (value) => {
    const formId = /\/f\/([\w-]+)\/?$/.exec(String(value))?.[1];
    return formId && `write ${formId}`;
  },
);

/** A form service's id for a form. */
export const formId = z
  .string(formIdRule)
  .overwrite(cleanText)
  .regex(/^[\w-]{1,40}$/, formIdRule);

const addressRule = mustBe(
  'a web address that starts with https://, like https://www.example.com/page',
  (value) => {
    if (/^https:.*\s/.test(String(value))) return 'remove the space';
    const [, rest] = /^(?:http:\/\/)?([^\s:]+\.[^\s:]+)$/i.exec(String(value)) ?? [];
    return rest && `write https://${rest}`;
  },
);

/** A complete web address. */
export const webAddress = z
  .string(addressRule)
  .overwrite(cleanText)
  .refine(
    (address) => /^https:\/\/[^\s/]+\.\S+$/.test(address) && URL.canParse(address),
    addressRule,
  );

const replyTimeRule = mustBe(
  'a time to follow “We answer messages within”, like one working day',
  (value) => {
    if (/^(we\b.*)?\bwithin\b/i.test(String(value))) return 'leave out “within” and all before it';
    return String(value).endsWith('.') ? 'leave out the full stop' : quotesHint(value);
  },
);

/** How soon messages are answered, as the end of a sentence. */
export const replyTime = z
  .string(replyTimeRule)
  .overwrite(cleanText)
  .regex(/^(?!(we\b.*)?\bwithin\b)[\p{L}\d][\p{L}\d ,’'-]{1,38}$/iu, replyTimeRule);
