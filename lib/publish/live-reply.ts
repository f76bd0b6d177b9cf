/** A host's reply to a request; `failure` says why there is none. */
export interface LiveReply {
  path: string;
  status: number;
  headers: Headers;
  body: Buffer;
  failure?: string;
}

/** Requests a path without following redirects. Never rejects; gives up after ten seconds. */
export async function fetchLive(origin: string, path: string): Promise<LiveReply> {
  try {
    const response = await fetch(origin + path, {
      redirect: 'manual',
      headers: { 'cache-control': 'no-cache', 'user-agent': 'Mozilla/5.0 check-live' },
      signal: AbortSignal.timeout(10_000),
    });
    const body = Buffer.from(await response.arrayBuffer());
    return { path, status: response.status, headers: response.headers, body };
  } catch (error) {
    return { path, status: 0, headers: new Headers(), body: Buffer.alloc(0), failure: why(error) };
  }
}

function why(error: unknown): string {
  const { name, message, cause } = error as Error;
  if (name === 'TimeoutError') return 'no answer within ten seconds';
  return cause instanceof Error ? cause.message || String(cause) : message;
}
