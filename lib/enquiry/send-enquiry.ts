import { type Enquiry, fieldNames } from './fields';
import { formService } from './form-service';
import type { Outcome } from './outcome';
import { readReply } from './read-reply';

/** Milliseconds for the whole exchange, including the body of the reply. */
export const sendTimeout = 20_000;

/**
 * Posts a message to the form service, once, with what is in the honeypot if a robot filled that in. Never throws and
 * never tries again: without an idempotency key, what could not be confirmed may have arrived.
 */
export async function sendEnquiry(
  action: string,
  enquiry: Enquiry,
  honeypot = '',
): Promise<Outcome> {
  const body = new URLSearchParams(fieldNames.map((name) => [name, enquiry[name]]));
  if (honeypot) body.set(formService.honeypot, honeypot);
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), sendTimeout);
  // After the back/forward cache, nobody knows when a reply would come.
  const abortIfRestored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) stop.abort('interrupted');
  };
  addEventListener('pageshow', abortIfRestored);
  let failure: 'network' | 'unreadable' = 'network';
  try {
    const response = await fetch(action, {
      method: 'POST',
      // Any other header, or a JSON body, would cost a preflight request.
      headers: { Accept: 'application/json' },
      body,
      credentials: 'omit',
      // A 307 or 308 would post the visitor's words a second time, to an address we do not know.
      redirect: 'manual',
      signal: stop.signal,
    });
    failure = 'unreadable';
    return readReply(response.status, await response.text());
  } catch {
    // Asked only after a failure: a browser that says so may be wrong.
    const cause = navigator.onLine ? (stop.signal.reason ?? failure) : 'offline';
    return { ending: 'unconfirmed', cause };
  } finally {
    clearTimeout(timer);
    removeEventListener('pageshow', abortIfRestored);
  }
}
