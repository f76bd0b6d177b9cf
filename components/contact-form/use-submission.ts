import { useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import type { Draft } from '../../lib/enquiry/draft';
import { emptyEnquiry, readEnquiry, writeEnquiry } from '../../lib/enquiry/fields';
import { sendEnquiry } from '../../lib/enquiry/send-enquiry';
import { sendOnce } from '../../lib/enquiry/send-once';
import {
  mayHaveArrived,
  nextSubmission,
  type SubmissionEvent,
  wantsCaptcha,
} from '../../lib/enquiry/submission';
import { keepInPlace } from './keep-in-place';

/**
 * Where the message in a form stands. The inputs keep their own text: it is read when it is sent, and
 * React does not render them, so that translators and extensions may change the form at any time.
 * `showResult` is the ref of the element that shows how sending ended, which gets the focus.
 * `data-live` marks the form once script answers.
 */
export function useSubmission(form: HTMLFormElement, draft: Draft) {
  const readDraft = (): SubmissionEvent => ({ type: 'draft', sent: draft.isSent() });
  const [submission, dispatch] = useReducer(nextSubmission, undefined, () =>
    nextSubmission({ state: 'idle' }, readDraft()),
  );
  const sending = useRef<AbortController>(null);
  const result = useRef<HTMLElement>(null);

  /** Keeps SUBMIT, and what is below it, in its place on the screen. */
  function take(event: SubmissionEvent) {
    keepInPlace(form.querySelector('[type=submit]')!, () => dispatch(event));
  }

  const submit = useEffectEvent(async (event: SubmitEvent) => {
    event.preventDefault();
    if (nextSubmission(submission, { type: 'submit' }) === submission) return;
    const enquiry = readEnquiry(form);
    const stop = new AbortController();
    sending.current = stop;
    take({ type: 'submit' });
    const outcome = await sendOnce(JSON.stringify([form.action, enquiry]), () =>
      sendEnquiry(form.action, enquiry, stop),
    );
    take({ type: 'outcome', outcome });
    focusOn(result.current);
    if (wantsCaptcha(outcome)) handOver(form);
  });

  const followDraft = useEffectEvent(() => {
    if (draft.isSent() !== mayHaveArrived(submission)) take(readDraft());
  });

  useLayoutEffect(
    function takeOver() {
      // After the back/forward cache, nobody knows when a reply would come.
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (persisted) sending.current?.abort();
      };
      form.addEventListener('submit', submit);
      form.addEventListener('input', followDraft);
      addEventListener('pageshow', comeBack);
      form.setAttribute('data-live', '');
      return () => {
        form.removeEventListener('submit', submit);
        form.removeEventListener('input', followDraft);
        removeEventListener('pageshow', comeBack);
      };
    },
    [form],
  );

  useLayoutEffect(
    function updateDraft() {
      if (submission.state === 'succeeded') writeEnquiry(form, emptyEnquiry);
      else draft.keep({ sent: mayHaveArrived(submission) });
    },
    [form, draft, submission],
  );

  const showResult = (element: HTMLElement | null) => {
    result.current = element;
  };
  return { submission, showResult };
}

function focusOn(element: HTMLElement | null) {
  element?.focus({ preventScroll: true });
  // After the next paint: a scroll in the same frame would move what is below the form.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })),
  );
}

/** Posts the same fields as plain HTML, to the service's own page. */
function handOver(form: HTMLFormElement) {
  const honeypot = form.elements.namedItem('_gotcha') as HTMLInputElement;
  honeypot.disabled = true;
  HTMLFormElement.prototype.submit.call(form);
}
