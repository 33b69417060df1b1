import type { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** A garbage collection of this many bytes takes some milliseconds. */
const EVERY = 4 * 1024 * 1024;

let waiting = 0;
let collect: (() => void) | null = null;

/**
 * Triggers garbage collection of buffers while a long stream passes. Buffers lie outside V8's heap, and V8 collects them only after some hundred megabytes (ADR
 * 139).
 * The caller must start to read at once.
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
