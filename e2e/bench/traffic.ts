import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What a server of this process has sent, head and body as they went over the wire. */
export interface Traffic {
  requests: number;
  /** By what the browser wanted it for: `document`, `image`, `script` and so on. */
  bytes: Record<string, number>;
}

type Finished = { request: IncomingMessage; response: ServerResponse; socket: Socket };

/** Counts from now on; `take` returns what came together since it was called last. */
export function countTraffic(): { take(): Traffic } {
  let traffic: Traffic = { requests: 0, bytes: {} };
  const before = new WeakMap<Socket, number>();
  subscribe('http.server.response.finish', (message) => {
    const { request, socket } = message as Finished;
    const sent = socket.bytesWritten - (before.get(socket) ?? 0);
    before.set(socket, socket.bytesWritten);
    const kind = String(request.headers['sec-fetch-dest'] ?? 'other');
    traffic.requests += 1;
    traffic.bytes[kind] = (traffic.bytes[kind] ?? 0) + sent;
  });
  return {
    take() {
      const taken = traffic;
      traffic = { requests: 0, bytes: {} };
      return taken;
    },
  };
}
