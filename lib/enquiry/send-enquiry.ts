import type { Enquiry } from './fields';
import type { Outcome } from './outcome';
import { readReply } from './read-reply';

/** Milliseconds for the whole exchange, including the body of the reply. */
const timeout = 20_000;

/**
 * Posts a message to the form service, once. Never throws and never tries again: without an
 * idempotency key, what could not be confirmed may have arrived. `signal` gives up at once, e.g. when
 * the page comes back from the back/forward cache.
 */
export async function sendEnquiry(
  action: string,
  enquiry: Enquiry,
  signal?: AbortSignal,
): Promise<Outcome> {
  if (signal?.aborted) return { ending: 'unconfirmed', cause: 'interrupted' };
  const stop = new AbortController();
  const interrupt = () => stop.abort('interrupted');
  const timer = setTimeout(() => stop.abort('timeout'), timeout);
  signal?.addEventListener('abort', interrupt);
  const unconfirmed = (cause: 'network' | 'unreadable'): Outcome => ({
    ending: 'unconfirmed',
    cause: stop.signal.aborted ? stop.signal.reason : cause,
  });

  try {
    const response = await post(action, enquiry, stop.signal);
    return await response.text().then(
      (body) => readReply(response.status, body),
      () => unconfirmed('unreadable'),
    );
  } catch {
    return unconfirmed('network');
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
  }
}

function post(action: string, { name, email, address, message }: Enquiry, signal: AbortSignal) {
  return fetch(action, {
    method: 'POST',
    // Any other header, or a JSON body, would cost a preflight request.
    headers: { Accept: 'application/json' },
    body: new URLSearchParams({ name, email, address, message }),
    credentials: 'omit',
    // A 307 or 308 would post the visitor's words a second time, to an address we do not know.
    redirect: 'manual',
    signal,
  });
}
