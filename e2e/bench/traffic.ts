import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What the servers of this process have sent: headers and bodies, as on the wire. */
export interface Traffic {
  requests: number;
  bytes: number;
  script: number;
}

type Finished = { request: IncomingMessage; response: ServerResponse; socket: Socket };

/** Starts counting. Each call of the returned function gives the traffic since the last one. */
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
