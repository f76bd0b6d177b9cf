import { type Enquiry, fieldNames, readEnquiry, writeEnquiry } from './fields';

/** What a tab keeps of the form. */
type Kept = Partial<Enquiry> & {
  /** It was sent, and nobody knows whether it arrived. */
  sent?: boolean;
  /** The words that the address put into the message. */
  prefill?: string;
};

export type Draft = ReturnType<typeof keepDraft>;

const key = 'contact-form';

/**
 * Puts what this tab has kept of a form back into it, and keeps its words from now on, for the tab's
 * session. An empty form is forgotten. Never throws: where storage is forbidden or full, the words are
 * still on the screen.
 */
export function keepDraft(form: HTMLFormElement) {
  let kept: Kept = {};
  let isStored = true;

  function restore() {
    // Once storing has failed, what is stored is older than what is in the form.
    const stored = isStored && readStored();
    if (!stored) return;
    const typed = readEnquiry(form);
    for (const name of fieldNames) {
      // A field that differs from what was kept has been typed in since.
      if (typed[name] === (kept[name] ?? '')) typed[name] = stored[name] ?? '';
    }
    kept = stored;
    writeEnquiry(form, typed);
  }

  function keep(more: Kept = {}) {
    const typed = readEnquiry(form);
    const isEmpty = Object.values(typed).every((text) => text === '');
    kept = isEmpty ? {} : { ...kept, ...typed, ...more };
    try {
      if (isEmpty) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(kept));
      isStored = true;
    } catch {
      isStored = false;
    }
  }

  form.addEventListener('input', () => keep());
  addEventListener('submit', ({ defaultPrevented }) => {
    // Nothing prevented it, so the browser posts the form itself.
    if (!defaultPrevented) keep({ sent: true });
  });
  // Password managers may fill in fields without dispatching an event.
  addEventListener('pagehide', () => keep());
  // Another page of this tab may have kept newer words meanwhile.
  addEventListener('pageshow', restore);
  restore();

  return { keep, isSent: () => kept.sent === true, prefill: () => kept.prefill ?? '' };
}

function readStored(): Kept | undefined {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return undefined;
  }
}
