import { type Enquiry, fieldId, fieldNames, fieldOf, readEnquiry, writeEnquiry } from './fields';
import { fillMessageLinks } from './message-links';
import { withPrefill } from './prefill';

/** What `sessionStorage` holds of the form. */
type Stored = Partial<Enquiry> & {
  /** Whether any attempt to send the message may have arrived. Drafts stored before an update have this name too. */
  sent?: boolean | undefined;
  /** What `prefillFrom` put into the message. */
  prefill?: string;
};

export type Draft = ReturnType<typeof keepDraft>;

const key = 'contact-form';

/**
 * Id of the hidden input with a copy of the draft, which the browser restores whenever it restores the fields. Chromium
 * restores no input of the type `hidden`.
 */
export const copyId = fieldId('copy');

/** Whether this page’s message was accepted before the page was reloaded, or before a visitor came back to it. */
export const wasAccepted = () => Boolean(history.state?.accepted);

/**
 * Restores what this tab has stored of a form, then stores what is typed until the tab is closed. No words of an empty
 * form are stored. Never throws: if storage is forbidden or full, the words are still on the screen. If the page's URL
 * gives a `pagePrefill`, it replaces an earlier prefill in the message. Links to one have it while the message does.
 */
export function keepDraft(form: HTMLFormElement, pagePrefill?: string) {
  const box = fieldOf(form, 'message');
  const copy = form.querySelector<HTMLInputElement>(`#${copyId}`)!;
  /**
   * What was last restored or kept, by this script or, after Back or a reload, by the browser: a field that differs
   * from it has been typed in since.
   */
  let kept: Stored = read(() => copy.value) ?? {};
  /** Whether `kept` could be stored; if not, what is stored is older. */
  let isStored = true;
  /** Whether the message was accepted: nothing is restored or kept until the form is reopened. */
  let isOver = false;
  /** Text that goes before the message once its box is left: sooner, it would interrupt an input method in mid-word. */
  let waiting = '';
  /** While the browser posts the form by itself: ends when a visitor returns to this page, or after 30 seconds. */
  let posting: Promise<void> | undefined;

  function restore() {
    if (isOver) return;
    const stored = (isStored && read(() => sessionStorage.getItem(key))) || kept;
    const { message = '', prefill: earlier = '' } = stored;
    const prefill = pagePrefill ?? earlier;
    const restored = { ...stored, message: withPrefill(message, prefill, earlier), prefill };
    const typed = readEnquiry(form);
    for (const name of fieldNames) {
      const { [name]: text = '' } = restored;
      if (typed[name] === (kept[name] ?? '')) typed[name] = text;
      else if (name === 'message') {
        if (box === document.activeElement) waiting = text;
        else typed.message = joined(text, typed.message);
      }
    }
    kept = restored;
    writeEnquiry(form, typed);
  }

  function keep(mayHaveArrived = kept.sent) {
    if (isOver) return;
    const typed = readEnquiry(form);
    typed.message = joined(waiting, typed.message);
    const { prefill = '' } = kept;
    fillMessageLinks(typed.message.includes(prefill) ? prefill : '');
    const isEmpty = Object.values(typed).every((text) => text === '');
    // Keeps a deleted prefill, or the next page would put it back before what is typed.
    kept = isEmpty ? { prefill } : { ...kept, ...typed, sent: mayHaveArrived };
    copy.value = JSON.stringify(kept);
    try {
      // Nothing stored would mean that nothing is known: the page before this one would show its words again.
      sessionStorage.setItem(key, isEmpty ? '{}' : copy.value);
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
  addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    if (posting) return event.preventDefault();
    // No script sends the form, so the browser posts it and shows the reply on another page.
    keep(true);
    posting = new Promise<void>((resolve) => {
      setTimeout(resolve, 30_000);
      addEventListener('pageshow', ({ persisted }) => persisted && resolve());
    }).then(() => (posting = undefined));
  });
  // Password managers may fill in fields without dispatching an event; `settle` dispatches one.
  addEventListener('pagehide', settle);
  // Firefox gives a page from its back/forward cache the storage with which it was left. A lock keeps the page out.
  navigator.locks?.request(key, { mode: 'shared' }, () => new Promise(() => {})).catch(() => {});
  // Another page of this tab may have stored newer words, with the estimate of its own URL.
  addEventListener('pageshow', ({ persisted }) => persisted && restore());
  restore();

  return {
    keep,
    mayHaveArrived: () => kept.sent === true,
    posting: () => posting,
    /** Empties the form, since its message was accepted, and stops following what this tab stores. */
    end() {
      const sent = kept;
      // `form.reset` may be a field that an extension has added.
      HTMLFormElement.prototype.reset.call(form);
      keep();
      isOver = true;
      history.replaceState({ accepted: true }, '');
      kept = { ...sent, sent: false };
    },
    /** Puts the accepted message back into the form, as the draft of another. */
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

/** Reads a stored draft, if there is one, without values of a type that it never has. */
function read(source: () => string | null): Stored | undefined {
  try {
    const text = source();
    const known = (name: string, value: unknown) =>
      name === '' || name === 'sent' || typeof value === 'string' ? value : undefined;
    return text ? { ...JSON.parse(text, known) } : undefined;
  } catch {
    return undefined;
  }
}
