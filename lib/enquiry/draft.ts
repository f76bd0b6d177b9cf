import * as z from 'zod/mini';
import { type Enquiry, fieldNames } from './fields';

z.config({ jitless: true });

const key = 'contact-form';

const words = z.catch(z.string(), '');

/** Takes only the fields that it knows, since another version of the form may have saved the draft. */
const draftSchema = z.object({
  name: words,
  email: words,
  address: words,
  message: words,
  sent: z.optional(z.boolean()),
  prefill: z.optional(z.string()),
});

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

/** The draft of this tab, if there is one. Never throws. */
export function loadDraft(): Draft | undefined {
  try {
    return draftSchema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? '')).data;
  } catch {
    return undefined;
  }
}

/** Forgets the draft. Only a confirmed acceptance may call this. Never throws. */
export function clearDraft() {
  try {
    sessionStorage.removeItem(key);
  } catch {
    // As above.
  }
}
