import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquireForLife } from './lock.js';

/** 20000 to 31999: below the ephemeral ports of outgoing connections (from 32768 on Linux), which could take a port first. */
const LOWEST = 20_000;
const SHARE = 40;
const SHARES = 300;

/** Lock files, one for each share of ports. The path contains the user id, because files of another account cannot be read. */
export const SHARE_LOCKS = join(tmpdir(), `carnet-ports-${process.getuid?.() ?? ''}`);

/** Processes that look for ports at the same time use separate shares of the range. */
let own: number | undefined;
let next = 0;

/**
 * Returns the first of `inARow` consecutive free ports of 127.0.0.1. No other caller gets the same port before its server has started: a process goes through
 * its whole share before it returns a port again. (The library get-port returns single ports, not rows, and notices ports of other processes only once they
 * listen.)
 *
 * @throws Error when the process has no free ports left
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

/** Returns the first free share, starting from this process's own number. */
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
