import { z } from 'zod';
import { mustBe, quotesHint } from './must-be';
import { cleanText } from './plain-text';

const emailRule = mustBe('one email address, like name@example.com');

/** One email address. */
export const email = z.string(emailRule).overwrite(cleanText).check(z.email(emailRule));

const originRule = mustBe(
  'a web address that starts with https:// and ends with the domain, like https://www.example.com',
);

/** Scheme and domain without a path, since addresses of pages and forms are appended. */
export const origin = z
  .string(originRule)
  .overwrite(cleanText)
  .regex(/^https:\/\/([a-z\d-]+\.)+[a-z\d-]+(:\d+)?$|^https:\/\/localhost$/, originRule);

const formIdRule = mustBe("only the id, the part after /f/ in the form's address, like xvgkzabc");

/** A form service's id for a form. */
export const formId = z
  .string(formIdRule)
  .overwrite(cleanText)
  .regex(/^[\w-]{1,40}$/, formIdRule);

const addressRule = mustBe(
  'a web address that starts with https://, like https://www.example.com/page',
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
  quotesHint,
);

/** How soon messages are answered, as the end of a sentence. */
export const replyTime = z
  .string(replyTimeRule)
  .overwrite(cleanText)
  .regex(/^(?!(we\b.*)?\bwithin\b)[\p{L}\d][\p{L}\d ,’'-]{1,38}$/iu, replyTimeRule);
