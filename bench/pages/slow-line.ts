import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Slow 4G as Lighthouse has it. */
const ROUND_TRIP_MS = 150;
const BYTES_A_SECOND = 1_638_400 / 8;

export interface SlowLine {
  address: string;
  close(): void;
}

/**
 * A stack as it is behind slow 4G, for all that a browser asks for. The throttling of the DevTools protocol belongs to a page, and leaves out what its service worker
 * fetches.
 */
export async function startSlowLine(stack: string): Promise<SlowLine> {
  const { hostname, port } = new URL(stack);
  const sockets = new Set<Socket>();
  const lane = { freeAt: 0 };
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
    }
    // One round trip opens a connection.
    void carry(near, far, Date.now() + ROUND_TRIP_MS);
    void carry(far, near, 0, lane);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
  return {
    address,
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

/** Passes bytes on after half a round trip; those of a lane one after the other, at its rate. */
async function carry(from: Socket, to: Socket, openAt: number, lane?: { freeAt: number }): Promise<void> {
  let last = Promise.resolve();
  for await (const chunk of from.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    const now = Math.max(Date.now(), openAt);
    if (lane) lane.freeAt = Math.max(now, lane.freeAt) + (chunk.length / BYTES_A_SECOND) * 1000;
    const due = (lane ? lane.freeAt : now) + ROUND_TRIP_MS / 2;
    last = last.then(async () => {
      await pause(Math.max(0, due - Date.now()));
      if (!to.destroyed) to.write(chunk);
    });
  }
  await last;
  to.end();
}
