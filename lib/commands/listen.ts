import { once } from 'node:events';
import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Listens on 127.0.0.1, on a free port if the given port is taken or reserved by Windows. Resolves to the origin. */
export async function listen(server: Server, port: number): Promise<string> {
  server.listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['EADDRINUSE', 'EACCES'].includes(code)) throw error;
    return listen(server, 0);
  }
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** Closes open connections too, so that a hanging reply cannot keep the server alive. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** The address of a request. Never throws, whatever a client asks for, such as `*:99999999`. */
export function urlOf({ url = '' }: IncomingMessage): URL {
  return new URL(`http://site/${url.replace(/^\//, '')}`);
}
