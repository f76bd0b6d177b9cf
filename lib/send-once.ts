import * as z from 'zod/mini';
import type { Outcome } from './enquiry-outcome';

z.config({ jitless: true });

const key = 'contact-form-accepted';
const memory = 10 * 60_000;
const longestWait = 20_000;
const note = z.object({ digest: z.string(), at: z.number() });

/**
 * Runs `send` for this text, one tab at a time, unless the same text was accepted in any tab during
 * the last ten minutes: then it is accepted already. Keeps a digest, not the text. Where the browser
 * lacks locks, digests or storage it simply sends.
 */
export async function sendOnce(text: string, send: () => Promise<Outcome>): Promise<Outcome> {
  const digest = await digestOf(text);
  return oneTabAtATime(async () => {
    if (digest && wasAccepted(digest)) return { ending: 'accepted' };
    const outcome = await send();
    if (digest && outcome.ending === 'accepted') remember(digest);
    return outcome;
  });
}

async function oneTabAtATime(run: () => Promise<Outcome>): Promise<Outcome> {
  let running: Promise<Outcome> | undefined;
  const start = () => (running ??= run());
  try {
    // A tab that froze while it held the lock must not silence the others.
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

function wasAccepted(digest: string): boolean {
  try {
    const { data } = note.safeParse(JSON.parse(localStorage.getItem(key) ?? ''));
    return data?.digest === digest && Math.abs(Date.now() - data.at) < memory;
  } catch {
    return false;
  }
}

function remember(digest: string) {
  try {
    localStorage.setItem(key, JSON.stringify({ digest, at: Date.now() }));
  } catch {
    // Full or forbidden storage costs the protection across tabs, nothing else.
  }
}
