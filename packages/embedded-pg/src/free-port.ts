import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireForLife } from './lock.js';

/** 20000 to 31999: below what systems give to connections that leave (32768 on Linux), any of which could be there first. */
const LOWEST = 20_000;
const SHARE = 40;
const SHARES = 300;

/** A lock for each share. Those of another account cannot be read. */
export const SHARE_LOCKS = join(tmpdir(), `carnet-ports-${process.getuid?.() ?? ''}`);

/** Processes that look for ports at the same time look in shares of their own. */
let own: number | undefined;
let next = 0;

/**
 * The first of `inARow` ports of 127.0.0.1 that nobody listens on. Nobody else is given it before its server has had the time to
 * start: a process goes through all of its share before it names a port again. (The library get-port names single ports, not rows,
 * and knows of other processes' ports only once they listen.)
 *
 * @throws Error where the process has no free ones left
 */
export async function freePort(inARow = 1): Promise<number> {
  own ??= LOWEST + ownShare() * SHARE;
  for (let looked = 0; looked < SHARE; looked += inARow) {
    if (next + inARow > SHARE) next = 0;
    const first = own + next;
    next += inARow;
    const free = await Promise.all(Array.from({ length: inARow }, (_, nth) => isFree(first + nth)));
    if (free.every(Boolean)) return first;
  }
  throw new Error(`No ${inARow} free ports in a row from ${own} to ${own + SHARE - 1}`);
}

/** The first share from the process's own number on that nobody else has. */
function ownShare(): number {
  const shares = Array.from({ length: SHARES }, (_, nth) => (process.pid + nth) % SHARES);
  return shares.find((share) => acquireForLife(join(SHARE_LOCKS, String(share)))) ?? shares[0]!;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen({ port, host: '127.0.0.1', exclusive: true }, () => server.close(() => resolve(true)));
  });
}
