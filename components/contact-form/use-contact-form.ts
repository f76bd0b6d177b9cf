import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Enquiry, fillEmptyFields, readEnquiry, setMessage } from '../../lib/enquiry/fields';
import { openingMessage, openWith, type OpeningSources } from '../../lib/enquiry/prefill';
import { clearDraft, loadDraft, saveDraft } from '../../lib/enquiry/draft';
import type { Failure, Unsent } from '../../lib/enquiry/failure-words';
import { sendEnquiry } from '../../lib/enquiry/send-enquiry';
import { sendOnce } from '../../lib/enquiry/send-once';

export type Submission =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'succeeded' }
  | { state: 'failed'; failure: Failure };

const nothing: Enquiry = { name: '', email: '', address: '', message: '' };

/**
 * The contact form's states and their order. The inputs keep their own text: it is read when it is
 * sent or saved. `showResult` is the ref of the element that tells how a press of SUBMIT ended; it gets the focus.
 */
export function useContactForm(action: string, sources: OpeningSources) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const sending = useRef<AbortController>(null);
  const opening = useRef('');
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });
  const [typed, setTyped] = useState(nothing);
  const unconfirmed = mayHaveArrived(submission);

  function keep() {
    if (!form.current) return;
    const enquiry = readEnquiry(form.current);
    setTyped(enquiry);
    saveDraft({ ...enquiry, sent: unconfirmed, opening: opening.current });
  }

  function end(next: Submission) {
    flushSync(() => setSubmission(next));
    result.current?.focus();
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    if (sending.current) return;
    if (!navigator.onLine) return end(unsent('offline'));
    sending.current = new AbortController();
    const { signal } = sending.current;
    const enquiry = readEnquiry(currentTarget);
    setSubmission({ state: 'submitting' });
    const outcome = await sendOnce(
      JSON.stringify([action, enquiry]),
      () => sendEnquiry(action, enquiry, { signal }),
      signal,
    );
    sending.current = null;
    if (outcome.ending === 'accepted') {
      clearDraft();
      return end({ state: 'succeeded' });
    }
    end({ state: 'failed', failure: outcome });
    if (wantsCaptcha(outcome)) handOver(currentTarget);
  }

  useEffect(
    function restore() {
      const draft = loadDraft();
      if (!form.current) return;
      if (draft) fillEmptyFields(form.current, draft);
      const earlier = draft?.opening ?? '';
      opening.current = openingMessage(location.search, sources) ?? earlier;
      setMessage(
        form.current,
        openWith(readEnquiry(form.current).message, opening.current, earlier),
      );
      if (draft?.sent) {
        // What the browser stored cannot be known while the server renders.
        // oxlint-disable-next-line react/set-state-in-effect
        setSubmission({
          state: 'failed',
          failure: { ending: 'unconfirmed', cause: 'interrupted' },
        });
      }
    },
    [sources],
  );

  const keepForLater = useEffectEvent(keep);
  useEffect(
    function keepWhatIsTyped() {
      keepForLater();
      const leave = () => keepForLater();
      addEventListener('pagehide', leave);
      return () => removeEventListener('pagehide', leave);
    },
    [submission],
  );

  useEffect(function stopWhatTheCacheFroze() {
    function stop({ persisted }: PageTransitionEvent) {
      if (persisted) sending.current?.abort();
    }
    addEventListener('pageshow', stop);
    return () => removeEventListener('pageshow', stop);
  }, []);

  const waiting = submission.state === 'failed' && submission.failure.ending === 'unsent';
  useEffect(
    function watchConnection() {
      if (!waiting) return;
      const offline = () => setSubmission(unsent('offline'));
      const online = () => setSubmission(unsent('back-online'));
      addEventListener('offline', offline);
      addEventListener('online', online);
      return () => {
        removeEventListener('offline', offline);
        removeEventListener('online', online);
      };
    },
    [waiting],
  );

  const showResult = (element: HTMLElement | null) => {
    result.current = element;
  };
  return { form, showResult, submission, typed, keep, submit };
}

function unsent(cause: Unsent['cause']): Submission {
  return { state: 'failed', failure: { ending: 'unsent', cause } };
}

function wantsCaptcha(failure: Failure) {
  return failure.ending === 'refused' && failure.because === 'captcha';
}

/** True when a visitor who leaves now should be told, on return, that we do not know. */
function mayHaveArrived(submission: Submission) {
  if (submission.state !== 'failed') return submission.state === 'submitting';
  return submission.failure.ending === 'unconfirmed' || wantsCaptcha(submission.failure);
}

/** Posts the same fields as plain HTML, to the service's own page. */
function handOver(form: HTMLFormElement) {
  const honeypot = form.elements.namedItem('_gotcha') as HTMLInputElement;
  honeypot.disabled = true;
  HTMLFormElement.prototype.submit.call(form);
}
