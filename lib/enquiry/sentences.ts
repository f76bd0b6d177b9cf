import { submitLabel } from '../form-service/submit-label';
import { fieldNames, formFields, type FieldName } from './fields';
import type { Failure, ServiceError } from '../form-service/outcome';

/** What visitors read while a message is being sent, and once it was accepted. */
export const progressWords = {
  sending: 'Sending your message…',
  accepted: 'Thanks for your email!',
};

/** What visitors read after they try to copy a message that is too long for a link. */
export const copyWords = {
  copied: 'Copied. Now paste it into an email to us.',
  forbidden: 'Couldn’t copy. Please select your message in the form and copy it yourself.',
};

/** What visitors read after a failure: sentences about the whole form, and a line under each field at fault. */
export type FailureWords = { form: string[]; byField: Partial<Record<FieldName, string>> };

/** What visitors read about each message that may have arrived, unless it is held back. */
export const notConfirmed = 'we can’t tell whether your message reached us';

const causeWords: Record<Exclude<Failure['cause'], 'errors'>, string> = {
  captcha: `Our form provider needs to check you’re not a robot, on its own page. Your message goes there too, and arrives once you pass the check. If that page doesn’t open, press ${submitLabel} again, or call or email us.`,
  'too-many': `Our form provider has had too many messages in a short time. Please wait a few minutes and press ${submitLabel} again, or call or email us.`,
  network: inDoubt('We got no reply from our form provider'),
  offline: `You seem to be offline, so ${notConfirmed}. It’s still in the form. Once you’re back online, press ${submitLabel} again (getting it twice is fine), or call or email us.`,
  timeout: inDoubt('Our form provider took too long to reply'),
  interrupted: `${inDoubt('This page got no confirmation from our form provider')} If you saw our form provider’s confirmation page, it arrived.`,
  unreadable: inDoubt('Something went wrong'),
  held: 'Our form provider is holding your message back, so we may not see it. It’s still in the form. Please call or email us as well.',
};

function inDoubt(reason: string) {
  return `${reason}, so ${notConfirmed}. It’s still in the form. To be sure, call or email us, or press ${submitLabel} again: getting it twice is fine.`;
}

/** What they read beside any other failure if an attempt before it may have arrived. */
export const earlierMayHaveArrived =
  'An earlier attempt may have arrived: getting your message twice is fine.';

/**
 * Words for a failure, never empty. The service's own text appears only where we have none.
 * If an attempt before it may have arrived, every later failure must mention that.
 */
export function failureWords(failure: Failure, afterDoubt = false): FailureWords {
  const words =
    failure.cause === 'errors'
      ? errorWords(failure.errors)
      : { form: [causeWords[failure.cause]], byField: {} };
  if (failure.kind === 'unconfirmed' || !afterDoubt) return words;
  return { ...words, form: [...words.form, earlierMayHaveArrived] };
}

function errorWords(errors: ServiceError[]): FailureWords {
  const form = new Set<string>();
  const byField: FailureWords['byField'] = {};
  for (const { field, words, message } of errors) {
    const reason =
      words || message || `wasn’t accepted: please change it and press ${submitLabel} again`;
    const name = fieldNames.find((one) => one === field);
    if (name) {
      byField[name] = byField[name]
        ? `${byField[name]}, ${reason}`
        : `${formFields[name].label} ${reason}`;
    } else form.add(field ? `${field} ${reason}` : words || unexplained(message));
  }
  return { form: [...form], byField };
}

function unexplained(message: string | undefined): string {
  return message
    ? `Our form provider didn’t accept your message. It says: “${message}” Please change your message and press ${submitLabel} again, or call or email us.`
    : `Our form provider didn’t accept your message and didn’t say why. Please press ${submitLabel} again later, or call or email us.`;
}
