import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What the servers of this process have sent, head and body as they went over the wire. */
export interface Traffic {
  requests: number;
  bytes: number;
  script: number;
}

type Finished = { request: IncomingMessage; response: ServerResponse; socket: Socket };

/** Counts from now on; the returned function tells what came together since it was called last. */
export function countTraffic(): () => Traffic {
  let traffic: Traffic = { requests: 0, bytes: 0, script: 0 };
  const before = new WeakMap<Socket, number>();
  subscribe('http.server.response.finish', (message) => {
    const { request, socket } = message as Finished;
    const sent = socket.bytesWritten - (before.get(socket) ?? 0);
    before.set(socket, socket.bytesWritten);
    traffic.requests += 1;
    traffic.bytes += sent;
    if (request.headers['sec-fetch-dest'] === 'script') traffic.script += sent;
  });
  return () => {
    const taken = traffic;
    traffic = { requests: 0, bytes: 0, script: 0 };
    return taken;
  };
}
