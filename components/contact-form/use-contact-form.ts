import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { clearDraft, loadDraft, saveDraft } from '../../lib/enquiry/draft';
import type { Failure, Unsent } from '../../lib/enquiry/failure-words';
import { type Enquiry, fieldOf, readEnquiry, setEnquiry } from '../../lib/enquiry/fields';
import { fillMessageLinks } from '../../lib/enquiry/message-links';
import { prefillFrom, type PrefillSources, withPrefill } from '../../lib/enquiry/prefill';
import { sendEnquiry } from '../../lib/enquiry/send-enquiry';
import { sendOnce } from '../../lib/enquiry/send-once';

type Submission =
  | { state: 'idle' }
  | { state: 'submitting' }
  | { state: 'succeeded' }
  /** `doubt`: this attempt, or one before it, may have arrived. */
  | { state: 'failed'; failure: Failure; doubt: boolean };

const nothing: Enquiry = { name: '', email: '', address: '', message: '' };

/**
 * The contact form's states and their order. The inputs keep their own text: it is read when it is
 * sent or saved, and React does not render them, so that translators and extensions may change the
 * form at any time. `inside` is the ref of an element in the form, `showResult` that of the element
 * that shows how sending ended, which gets the focus. `data-live` marks the form once script answers.
 */
export function useContactForm(action: string, sources: PrefillSources) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const sending = useRef<AbortController>(null);
  const doubt = useRef(false);
  const prefill = useRef('');
  const [submission, setSubmission] = useState<Submission>({ state: 'idle' });

  function fail(failure: Failure) {
    doubt.current ||= failure.ending === 'unconfirmed' || wantsCaptcha(failure);
    show({ state: 'failed', failure, doubt: doubt.current });
    keep({ sent: doubt.current });
  }

  function keep({ sent }: { sent: boolean }) {
    saveDraft({ ...readEnquiry(form.current!), sent, prefill: prefill.current });
  }

  /** Keeps SUBMIT, and what is below it, in its place on the screen. */
  function show(next: Submission) {
    const top = () => form.current!.querySelector('[type=submit]')!.getBoundingClientRect().top;
    const before = top();
    flushSync(() => setSubmission(next));
    scrollBy({ top: top() - before, behavior: 'instant' });
  }

  function focusResult() {
    const { current } = result;
    current?.focus({ preventScroll: true });
    // After the next paint: a scroll in the same frame would move what is below the form.
    requestAnimationFrame(() =>
      requestAnimationFrame(() =>
        current?.scrollIntoView({ block: 'nearest', behavior: 'instant' }),
      ),
    );
  }

  const submit = useEffectEvent(async (event: SubmitEvent) => {
    event.preventDefault();
    // To the early script, a submit event that reaches it means that the form posts itself.
    event.stopPropagation();
    if (sending.current) return;
    if (!navigator.onLine) {
      fail({ ending: 'unsent', cause: 'offline' });
      return focusResult();
    }
    sending.current = new AbortController();
    const { signal } = sending.current;
    const enquiry = readEnquiry(form.current!);
    show({ state: 'submitting' });
    keep({ sent: true });
    const outcome = await sendOnce(
      JSON.stringify([action, enquiry]),
      () => sendEnquiry(action, enquiry, signal),
      signal,
    );
    sending.current = null;
    if (outcome.ending === 'accepted') {
      setEnquiry(form.current!, nothing);
      clearDraft();
      show({ state: 'succeeded' });
    } else fail(outcome);
    focusResult();
    if (outcome.ending !== 'accepted' && wantsCaptcha(outcome)) handOver(form.current!);
  });

  const restore = useEffectEvent(() => {
    const { sent = false, prefill: added = '' } = loadDraft();
    doubt.current = sent;
    prefill.current = added;
    setSubmission((shown) => asDrafted(shown, doubt.current));
  });

  const addPrefill = useEffectEvent(() => {
    const earlier = prefill.current;
    prefill.current = prefillFrom(location.search, sources) ?? earlier;
    fillMessageLinks(prefill.current);
    if (prefill.current === earlier) return;
    const { message, ...others } = readEnquiry(form.current!);
    setEnquiry(form.current!, {
      ...others,
      message: withPrefill(message, prefill.current, earlier),
    });
    keep({ sent: doubt.current });
  });

  useLayoutEffect(
    function takeOver() {
      const { current } = form;
      const comeBack = ({ persisted }: PageTransitionEvent) => {
        if (!persisted) return;
        if (sending.current) sending.current.abort();
        else restore();
      };
      // The stored draft is unknown when the server renders.
      // oxlint-disable-next-line react/set-state-in-effect
      restore();
      // Never while the visitor writes: changing the focused box would end the composition of a word.
      const message = fieldOf(current!, 'message');
      if (message === document.activeElement && message.value) {
        message.addEventListener('blur', addPrefill, { once: true });
      } else addPrefill();
      current!.addEventListener('submit', submit);
      addEventListener('pageshow', comeBack);
      current!.dataset.live = '';
      return () => {
        current!.removeEventListener('submit', submit);
        removeEventListener('pageshow', comeBack);
      };
    },
    [form],
  );

  const waiting = submission.state === 'failed' && submission.failure.ending === 'unsent';
  const connect = useEffectEvent((cause: Unsent['cause']) => fail({ ending: 'unsent', cause }));
  useEffect(
    function watchConnection() {
      if (!waiting) return;
      const offline = () => connect('offline');
      const online = () => connect('back-online');
      addEventListener('offline', offline);
      addEventListener('online', online);
      return () => {
        removeEventListener('offline', offline);
        removeEventListener('online', online);
      };
    },
    [waiting],
  );

  const inside = (element: HTMLElement | null) => {
    if (element) form.current = element.closest('form');
  };
  const showResult = (element: HTMLElement | null) => {
    result.current = element;
  };
  return { form, inside, showResult, submission };
}

function wantsCaptcha(failure: Failure) {
  return failure.ending === 'refused' && failure.cause === 'captcha';
}

/** What to show when the visitor comes back: unconfirmed, as long as the draft says so. */
function asDrafted(shown: Submission, doubt: boolean): Submission {
  const showsDoubt = shown.state === 'failed' && shown.doubt;
  if (shown.state === 'succeeded' || showsDoubt === doubt) return shown;
  if (!doubt) return { state: 'idle' };
  return { state: 'failed', failure: { ending: 'unconfirmed', cause: 'interrupted' }, doubt };
}

/** Posts the same fields as plain HTML, to the service's own page. */
function handOver(form: HTMLFormElement) {
  const honeypot = form.elements.namedItem('_gotcha') as HTMLInputElement;
  honeypot.disabled = true;
  HTMLFormElement.prototype.submit.call(form);
}
