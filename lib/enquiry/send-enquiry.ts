import { type Enquiry, fieldNames } from './fields';
import type { Outcome } from './outcome';
import { readReply } from './read-reply';

/** Milliseconds for the whole exchange, including the body of the reply. */
export const sendTimeout = 20_000;

/**
 * Posts a message to the form service, once. Never throws and never tries again: without an
 * idempotency key, what could not be confirmed may have arrived. `stop` gives up at once, e.g. when
 * the page comes back from the back/forward cache.
 */
export async function sendEnquiry(
  action: string,
  enquiry: Enquiry,
  stop = new AbortController(),
): Promise<Outcome> {
  const timer = setTimeout(() => stop.abort('timeout'), sendTimeout);
  const unconfirmed = (failure: 'network' | 'unreadable'): Outcome => {
    const { aborted, reason } = stop.signal;
    const stopped = reason === 'timeout' ? 'timeout' : 'interrupted';
    // Asked only after a failure: a browser that says so may be wrong.
    const isOffline = globalThis.navigator?.onLine === false;
    return { ending: 'unconfirmed', cause: isOffline ? 'offline' : aborted ? stopped : failure };
  };

  try {
    const response = await fetch(action, {
      method: 'POST',
      // Any other header, or a JSON body, would cost a preflight request.
      headers: { Accept: 'application/json' },
      body: new URLSearchParams(fieldNames.map((name) => [name, enquiry[name]])),
      credentials: 'omit',
      // A 307 or 308 would post the visitor's words a second time, to an address we do not know.
      redirect: 'manual',
      signal: stop.signal,
    });
    return await response.text().then(
      (body) => readReply(response.status, body),
      () => unconfirmed('unreadable'),
    );
  } catch {
    return unconfirmed('network');
  } finally {
    clearTimeout(timer);
  }
}
