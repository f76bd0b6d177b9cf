import type { Outcome } from './outcome';
import { sendTimeout } from './send-enquiry';

/** An accepted text and when that was. */
type Note = { digest: string; at: number };

const key = 'contact-form-accepted';
const memory = 10 * 60_000;
/** Longer than an exchange can take, so that only a tab that froze loses its turn. */
const longestWait = sendTimeout + 5_000;

/**
 * Runs `send` for this text, one tab at a time, unless the same text was accepted in any tab during
 * the last ten minutes, which counts as accepted. Stores a digest, not the text. If the browser lacks
 * locks, digests or storage, it simply sends.
 */
export async function sendOnce(text: string, send: () => Promise<Outcome>): Promise<Outcome> {
  const digest = await digestOf(text);
  let running: Promise<Outcome> | undefined;

  async function run(): Promise<Outcome> {
    if (acceptedLately().some((note) => note.digest === digest)) return { ending: 'accepted' };
    const outcome = await send();
    if (digest && outcome.ending === 'accepted') remember(digest);
    return outcome;
  }

  const start = () => (running ??= run());
  try {
    const signal = AbortSignal.timeout(longestWait);
    return await navigator.locks.request(key, { signal }, start);
  } catch {
    return start();
  }
}

async function digestOf(text: string): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
    return String(new Uint8Array(hash));
  } catch {
    return undefined;
  }
}

function acceptedLately(): Note[] {
  try {
    // Anything else that is stored here has no recent `at`, or throws.
    const notes: Note[] = JSON.parse(localStorage.getItem(key) ?? '[]');
    return notes.filter(({ at }) => Math.abs(Date.now() - at) < memory);
  } catch {
    return [];
  }
}

function remember(digest: string) {
  try {
    const note = { digest, at: Date.now() };
    localStorage.setItem(key, JSON.stringify([...acceptedLately(), note]));
  } catch {
    // Without storage, only the protection across tabs is lost.
  }
}
