import { readReply } from '../form-service/form-service';
import type { Outcome } from '../form-service/outcome';

/** Milliseconds that the whole exchange may take, including the body of the reply. */
export const sendTimeout = 20_000;

/**
 * Bytes that a page may send with `keepalive`. Browsers refuse more than 64 kB in flight, and WebKit counts a request
 * that was aborted as in flight until the page is left.
 */
const keepaliveLimit = 60_000;
let keptAlive = 0;

/**
 * Posts the fields of a message to the form service. Never throws, and never tries again: an unconfirmed message may
 * have arrived, and would arrive twice.
 */
export async function sendEnquiry(action: string, fields: URLSearchParams): Promise<Outcome> {
  // Encoded, so that each character is a byte.
  const { length } = String(fields);
  const keepalive = keptAlive + length < keepaliveLimit;
  if (keepalive) keptAlive += length;
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort('timeout'), sendTimeout);
  // A page that comes back from the back/forward cache may never get its reply.
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
      body: fields,
      // Following a link meanwhile doesn't cut the message off.
      keepalive,
      credentials: 'omit',
      // A 307 or 308 would post the visitor's words again, to an address that we do not know.
      redirect: 'manual',
      signal: stop.signal,
    });
    failure = 'unreadable';
    return readReply(response.status, await response.text());
  } catch {
    // Only after a failure: a browser may say that it is offline when it is not.
    const cause = navigator.onLine ? (stop.signal.reason ?? failure) : 'offline';
    return { kind: 'unconfirmed', cause };
  } finally {
    clearTimeout(timer);
    removeEventListener('pageshow', abortIfRestored);
  }
}
