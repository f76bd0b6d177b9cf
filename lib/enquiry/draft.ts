import { type Enquiry, fieldNames } from './fields';

const key = 'contact-form';

/** What a tab saves of the form. The form's early script saves what is typed. */
export type Draft = Enquiry & {
  /** It was sent, and nobody knows whether it arrived. */
  sent?: boolean | undefined;
  /** The prefill that the address put into the message. */
  prefill?: string | undefined;
};

/** Saves what is typed for this tab's session, unless the form is empty. Never throws. */
export function saveDraft(draft: Draft) {
  try {
    if (fieldNames.every((name) => draft[name] === '')) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage may be full or forbidden; the words are still on the screen.
  }
}

/** What this tab saved besides the words, which the early script restores. Never throws. */
export function loadDraft(): Pick<Draft, 'sent' | 'prefill'> {
  try {
    const { sent, prefill } = Object(JSON.parse(sessionStorage.getItem(key) ?? '{}'));
    return { sent: sent === true, prefill: typeof prefill === 'string' ? prefill : '' };
  } catch {
    return {};
  }
}

/** Forgets the draft. Only a confirmed acceptance may call this. Never throws. */
export function clearDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // Storage may be forbidden.
  }
}
