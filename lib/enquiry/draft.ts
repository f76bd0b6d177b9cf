import { type Enquiry, fieldNames, readEnquiry, writeEnquiry } from './fields';

/** What `sessionStorage` holds of the form. */
type Stored = Partial<Enquiry> & {
  /** The message was sent, and may or may not have arrived. */
  sent?: boolean;
  /** What `prefillFrom` put into the message. */
  prefill?: string;
};

export type Draft = ReturnType<typeof keepDraft>;

const key = 'contact-form';

/**
 * Restores what this tab has stored of a form, and from now on stores what is typed, until the tab is closed. Of an
 * empty form, nothing is stored. Never throws: if storage is forbidden or full, the words are still on the screen.
 */
export function keepDraft(form: HTMLFormElement) {
  let kept: Stored = {};
  let isStored = true;

  function restore() {
    // Once storing has failed, what is stored is older than what is in the form.
    const stored = isStored && readStored();
    if (!stored) return;
    const typed = readEnquiry(form);
    for (const name of fieldNames) {
      // If a field differs from what was last kept, somebody has typed in it since.
      if (typed[name] === (kept[name] ?? '')) typed[name] = stored[name] ?? '';
    }
    kept = stored;
    writeEnquiry(form, typed);
  }

  function keep(more: Stored = {}) {
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
    // No script prevents it, so the browser posts the form, and the reply is on another page.
    if (!defaultPrevented) keep({ sent: true });
  });
  // Password managers may fill in fields without dispatching an event.
  addEventListener('pagehide', () => keep());
  // Another page of this tab may have stored newer words meanwhile.
  addEventListener('pageshow', restore);
  restore();

  return { keep, isSent: () => kept.sent === true, prefill: () => kept.prefill ?? '' };
}

function readStored(): Stored | undefined {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return undefined;
  }
}
