import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Clearing away as much takes some milliseconds. */
const EVERY = 4 * 1024 * 1024;

let waiting = 0;
let collect: (() => void) | null = null;

/**
 * Has buffers of a long stream cleared away as it passes: they lie outside V8's heap, and V8 looks after them only once some hundred megabytes wait (ADR 139).
 * Whoever reads the stream is to begin at once.
 */
export const passing = <Stream extends Readable>(stream: Stream): Stream =>
  stream.on('data', (piece: Buffer) => passed(piece.length));

function passed(bytes: number): void {
  waiting += bytes;
  if (waiting < EVERY) return;
  waiting = 0;
  collect ??= collector();
  collect();
}

function collector(): () => void {
  setFlagsFromString('--expose-gc');
  const gc = runInNewContext('gc') as (options: { type: 'minor' }) => void;
  return () => gc({ type: 'minor' });
}
