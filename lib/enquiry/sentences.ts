import { submitLabel } from '../form-service/submit-label';
import { fieldNames, fields as formFields, type FieldName } from './fields';
import type { Failure, ServiceError } from '../form-service/outcome';

/** What visitors read while a message is being sent, and once it was accepted. */
export const progressWords = {
  sending: 'Sending your message…',
  accepted: 'Thanks for your email!',
};

/** What visitors read once they have copied a message that is too long for a link, or could not. */
export const copyWords = {
  copied: 'Copied. Now paste it into an email to us.',
  forbidden:
    'Your browser does not allow that. Please select your message in the form and copy it yourself.',
};

/** What visitors read after a failure: sentences about the whole form, and a line under each field at fault. */
export type FailureWords = { form: string[]; fields: Partial<Record<FieldName, string>> };

/** What visitors read wherever nobody knows whether a message arrived. */
export const notConfirmed = 'we could not confirm that your message arrived';

const causeWords: Record<Exclude<Failure['cause'], 'errors'>, string> = {
  captcha: `The form service wants to check that you are not a robot, on a page of its own. Your message goes with you. If that page does not appear, press ${submitLabel} again, or call or email us.`,
  'too-many': `The form service has had too many messages in a short time. Please wait a few minutes and press ${submitLabel} again, or call or email us.`,
  network: inDoubt('The connection dropped'),
  offline: inDoubt('You seem to be offline'),
  timeout: inDoubt('The form service took too long to reply'),
  interrupted: `${inDoubt('Sending was interrupted')} If the form service showed you a page saying that it arrived, it did.`,
  unreadable: inDoubt('We could not understand the form service’s reply'),
  held: 'The form service is holding your message back, so we may not see it. It is still here in the form. Please call or email us as well.',
};

function inDoubt(reason: string) {
  return `${reason}, so ${notConfirmed}. It is still here in the form. To be sure, please call or email us, or press ${submitLabel} again: we do not mind getting it twice.`;
}

const mayHaveArrivedWords = `When you pressed ${submitLabel} before, ${notConfirmed}: it may have arrived after all.`;

/**
 * Words for a failure, never empty. The service's own text appears only where we have none.
 * If an attempt `mayHaveArrived`, every later failure must mention that.
 */
export function failureWords(failure: Failure, mayHaveArrived = false): FailureWords {
  const words =
    failure.cause === 'errors'
      ? errorWords(failure.errors)
      : { form: [causeWords[failure.cause]], fields: {} };
  if (failure.kind === 'unconfirmed' || !mayHaveArrived) return words;
  return { ...words, form: [...words.form, mayHaveArrivedWords] };
}

function errorWords(errors: ServiceError[]): FailureWords {
  const form = new Set<string>();
  const fields: FailureWords['fields'] = {};
  for (const { field, words, message } of errors) {
    const reason =
      words || message || `was not accepted: please change it and press ${submitLabel} again`;
    const name = fieldNames.find((one) => one === field);
    if (name) {
      fields[name] = fields[name]
        ? `${fields[name]}, ${reason}`
        : `${formFields[name].label} ${reason}`;
    } else form.add(field ? `${field} ${reason}` : words || unexplained(message));
  }
  return { form: [...form], fields };
}

function unexplained(message: string | undefined): string {
  return message
    ? `The form service did not accept your message. It says: “${message}” Please change your message and press ${submitLabel} again, or call or email us.`
    : `The form service did not accept your message and did not say why. Please press ${submitLabel} again later, or call or email us.`;
}
