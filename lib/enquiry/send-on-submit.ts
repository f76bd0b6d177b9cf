import type { Failure } from '../form-service/outcome';
import type { Draft } from './draft';
import { type Enquiry, fieldOf, isFilledIn, sentFields } from './fields';
import { sendEnquiry } from './send-enquiry';

/** What the page shows of a message: that it is being sent, was accepted, or failed. */
export type Submission =
  | { state: 'idle' | 'submitting' }
  /** With the enquiry as it was sent. `writeAgain` puts the message back into the form, to change it. */
  | { state: 'succeeded'; enquiry: Partial<Enquiry>; writeAgain: () => void }
  /** `afterDoubt`: an attempt before this one may have arrived. */
  | { state: 'failed'; failure: Failure; afterDoubt: boolean };

const interrupted: Submission = {
  state: 'failed',
  failure: { kind: 'unconfirmed', cause: 'interrupted' },
  afterDoubt: true,
};

/**
 * Sends the form by script on submit, one attempt at a time, and calls `show` at each change. Moves the focus to the
 * outcome. Whether a message may have arrived is for the draft to know, since that outlives the page. Marks the form
 * with `data-live`.
 */
export function sendOnSubmit(
  form: HTMLFormElement,
  draft: Draft,
  show: (submission: Submission) => void,
) {
  let shown: Submission = { state: 'idle' };
  /** Whether the message may have arrived, as far as the page shows. */
  let doubt = false;

  function change(submission: Submission) {
    shown = submission;
    doubt = draft.mayHaveArrived();
    show(submission);
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (shown.state === 'submitting' || shown.state === 'succeeded' || !isFilledIn(form)) return;
    const sent = sentFields(form).filter(([, value]) => value);
    const afterDoubt = draft.mayHaveArrived();
    draft.keep(true);
    const sending: Submission = { state: 'submitting' };
    change(sending);
    // An extension may have added fields called action and submit, which are then `form.action` and `form.submit`.
    const action = form.getAttribute('action')!;
    const outcome = await sendEnquiry(action, new URLSearchParams(sent));
    // Another page has emptied the form meanwhile.
    if (shown !== sending) return;
    const isCaptcha = outcome.kind === 'refused' && outcome.cause === 'captcha';
    if (outcome.kind === 'accepted') {
      draft.end();
      change({ state: 'succeeded', enquiry: Object.fromEntries(sent), writeAgain });
    } else {
      draft.keep(afterDoubt || isCaptcha || outcome.kind === 'unconfirmed');
      change({ state: 'failed', failure: outcome, afterDoubt });
    }
    form.querySelector<HTMLElement>('[data-contact-form] [tabindex]')?.focus();
    // Only a plain HTML POST can pass the captcha, on the service's own page.
    if (isCaptcha) HTMLFormElement.prototype.submit.call(form);
  }

  /** The draft changes its mind when another page has sent it, or when its words are deleted. */
  function followDraft() {
    if (shown.state === 'succeeded' || doubt === draft.mayHaveArrived()) return;
    change(doubt ? { state: 'idle' } : interrupted);
  }

  function writeAgain() {
    draft.reopen();
    change({ state: 'idle' });
    fieldOf(form, 'message').focus();
  }

  form.addEventListener('submit', submit);
  form.addEventListener('input', followDraft);
  const posting = draft.posting();
  if (posting) {
    const sending: Submission = { state: 'submitting' };
    change(sending);
    void posting.then(() => shown === sending && change(interrupted));
  } else followDraft();
  form.setAttribute('data-live', '');
}
