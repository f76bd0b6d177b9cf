import { type Enquiry, fieldNames, fieldOf, readEnquiry, writeEnquiry } from './fields';
import { fillMessageLinks } from './message-links';
import { withPrefill } from './prefill';

/** What `sessionStorage` holds of the form. */
type Stored = Partial<Enquiry> & {
  /** Whether any attempt to send the message may have arrived, under the name that drafts have stored it. */
  sent?: boolean | undefined;
  /** What `prefillFrom` put into the message. */
  prefill?: string;
};

export type Draft = ReturnType<typeof keepDraft>;

const key = 'contact-form';

/**
 * Restores what this tab has stored of a form, and from now on stores what is typed, until the tab is closed. Of an
 * empty form, nothing is stored. Never throws: if storage is forbidden or full, the words are still on the screen.
 * `pagePrefill`, if the page's URL has one, takes the place of an earlier prefill, in the message and in the links
 * that open one.
 */
export function keepDraft(form: HTMLFormElement, pagePrefill?: string) {
  const box = fieldOf(form, 'message');
  let kept: Stored = {};
  let isStored = true;
  let isOver = false;
  /** Comes before the words in the box once that is left: a change would interrupt an input method in mid-word. */
  let waiting = '';

  function restore() {
    if (isOver) return;
    // Once storing has failed, what is stored is older than what is in the form.
    const stored = (isStored && readStored()) || kept;
    const { message = '', prefill: earlier = '' } = stored;
    const prefill = pagePrefill ?? earlier;
    const restored = { ...stored, message: withPrefill(message, prefill, earlier), prefill };
    const typed = readEnquiry(form);
    for (const name of fieldNames) {
      const { [name]: text = '' } = restored;
      // If a field differs from what was last kept, somebody has typed in it since.
      if (typed[name] === (kept[name] ?? '')) typed[name] = text;
      else if (name === 'message') {
        if (box === document.activeElement) waiting = text;
        else typed.message = joined(text, typed.message);
      }
    }
    kept = restored;
    writeEnquiry(form, typed);
    fillMessageLinks(prefill);
  }

  function keep(mayHaveArrived = kept.sent) {
    if (isOver) return;
    const typed = readEnquiry(form);
    typed.message = joined(waiting, typed.message);
    const isEmpty = Object.values(typed).every((text) => text === '');
    // Without its prefill, which the visitor has deleted, the next page would put that before what is typed instead.
    kept = isEmpty ? { prefill: kept.prefill ?? '' } : { ...kept, ...typed, sent: mayHaveArrived };
    try {
      if (isEmpty) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(kept));
      isStored = true;
    } catch {
      isStored = false;
    }
  }

  function settle() {
    const message = joined(waiting, box.value);
    waiting = '';
    writeEnquiry(form, { message });
  }

  form.addEventListener('input', () => keep());
  box.addEventListener('blur', settle);
  // A keyboard or a voice may send the form without leaving the box. This runs before the form is read.
  form.addEventListener('submit', settle);
  addEventListener('submit', ({ defaultPrevented }) => {
    // No script prevents it, so the browser posts the form, and the reply is on another page.
    if (!defaultPrevented) keep(true);
  });
  // Password managers may fill in fields without dispatching an event; `settle` does.
  addEventListener('pagehide', settle);
  // Another page of this tab may have stored newer words, with the estimate of its own URL.
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  restore();

  return {
    keep,
    mayHaveArrived: () => kept.sent === true,
    /** Empties the form, whose message was accepted, and no longer follows what this tab stores. */
    end() {
      const sent = kept;
      // Since `form.reset` may be a field that an extension has added.
      HTMLFormElement.prototype.reset.call(form);
      keep();
      isOver = true;
      kept = sent;
    },
    /** Puts what was accepted back into the form, as the draft of another message. */
    reopen() {
      isOver = false;
      writeEnquiry(form, kept);
    },
  };
}

/** Both texts, unless one contains the other. */
function joined(earlier: string, later: string): string {
  if (later.includes(earlier)) return later;
  return earlier.includes(later) ? earlier : `${earlier}\n\n${later}`;
}

function readStored(): Stored | undefined {
  try {
    return { ...JSON.parse(sessionStorage.getItem(key) ?? '{}') };
  } catch {
    return undefined;
  }
}
