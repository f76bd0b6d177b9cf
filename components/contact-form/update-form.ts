import { fieldId, fieldNames } from '../../lib/enquiry/fields';
import { type FailureWords, failureWords, progressWords } from '../../lib/enquiry/sentences';
import type { Submission } from '../../lib/enquiry/send-on-submit';
import { errorId } from './field';

/** What visitors read about a message that has failed; nothing about any other. */
export function wordsOf(submission: Submission): FailureWords {
  return submission.state === 'failed'
    ? failureWords(submission.failure, submission.afterDoubt)
    : { form: [], byField: {} };
}

/** Shows the state of a message in the parts of the page that React does not render. */
export function updateForm(form: HTMLFormElement, submission: Submission) {
  const { state } = submission;
  const { byField } = wordsOf(submission);
  const isSending = state === 'submitting';
  // An extension may have removed the element.
  const update = (selector: string, properties: Partial<HTMLInputElement>) =>
    Object.assign(form.querySelector(selector) ?? {}, properties);
  for (const name of fieldNames) {
    const { [name]: error = '' } = byField;
    update(`#${fieldId(name)}`, { ariaInvalid: error ? 'true' : null, readOnly: isSending });
    update(`#${errorId(name)}`, { textContent: error, hidden: !error });
  }
  update('[type=submit]', { disabled: isSending });
  update(':scope > output', { textContent: isSending ? progressWords.sending : '' });
  // CSS then shows only the outcome.
  document.body.toggleAttribute('data-answered', state === 'succeeded');
  document.title = document.title.replace(/^(Error: )?/, state === 'failed' ? 'Error: ' : '');
}
