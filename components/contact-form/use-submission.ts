import { useEffectEvent, useLayoutEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import type { Draft } from '../../lib/enquiry/draft';
import { fieldOf, readEnquiry, sentFields } from '../../lib/enquiry/fields';
import { sendEnquiry } from '../../lib/enquiry/send-enquiry';
import {
  mayHaveArrived,
  nextSubmission,
  type Submission,
  type SubmissionEvent,
  wantsCaptcha,
} from '../../lib/enquiry/submission';
import { showPlainOutcome } from './update-form';

/**
 * Sends the form on submit. Returns the state of its message, and a function that begins another with the same words.
 * React doesn't render the inputs, only reads them on sending, so translators and extensions may change the form at any
 * time. Moves the focus to the outcome. Marks the form with `data-live` while it listens, which ends if an extension
 * removes what React has rendered.
 */
export function useSubmission(form: HTMLFormElement, draft: Draft) {
  const readDraft = (): SubmissionEvent => ({
    type: 'draft',
    mayHaveArrived: draft.mayHaveArrived(),
  });
  const [submission, dispatch] = useReducer(nextSubmission, undefined, () =>
    nextSubmission({ state: 'idle' }, readDraft()),
  );

  const dispatchNow = (event: SubmissionEvent) => flushSync(() => dispatch(event));

  const submit = useEffectEvent(async (event: SubmitEvent) => {
    event.preventDefault();
    const enquiry = readEnquiry(form);
    const sending = nextSubmission(submission, { type: 'submit', enquiry });
    if (sending === submission) return;
    dispatchNow({ type: 'submit', enquiry });
    // Leaves out the honeypot, which is empty in a person's message.
    const filledIn = sentFields(form).filter(([, value]) => value);
    // An extension may have added fields called action and submit, which are then `form.action` and `form.submit`.
    const action = form.getAttribute('action')!;
    const outcome = await sendEnquiry(action, new URLSearchParams(filledIn));
    dispatchNow({ type: 'outcome', outcome });
    if (form.hasAttribute('data-live')) {
      form.querySelector<HTMLElement>('[data-contact-form] [tabindex]')?.focus();
    } else {
      const ended = nextSubmission(sending, { type: 'outcome', outcome });
      updateDraft(draft, ended);
      showPlainOutcome(form, ended);
    }
    // Posts the same fields as plain HTML, to the service's own page.
    if (wantsCaptcha(outcome)) HTMLFormElement.prototype.submit.call(form);
  });

  const followDraft = useEffectEvent(() => dispatch(readDraft()));

  useLayoutEffect(
    function takeOver() {
      const listening = new AbortController();
      const { signal } = listening;
      form.addEventListener('submit', submit, { signal });
      // The draft forgets that a message may have arrived once its words are deleted.
      form.addEventListener('input', followDraft, { signal });
      form.setAttribute('data-live', '');
      return function giveBack() {
        listening.abort();
        form.removeAttribute('data-live');
      };
    },
    [form],
  );

  useLayoutEffect(() => updateDraft(draft, submission), [draft, submission]);

  function writeAgain() {
    draft.reopen();
    dispatchNow({ type: 'again' });
    fieldOf(form, 'message').focus();
  }

  return { submission, writeAgain };
}

function updateDraft(draft: Draft, submission: Submission) {
  if (submission.state === 'succeeded') draft.end();
  else draft.keep(mayHaveArrived(submission));
}
