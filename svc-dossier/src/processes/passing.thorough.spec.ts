import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { passing } from './passing.js';

const MEGABYTE = 1024 * 1024;

/** Allocates new memory for each chunk, as a socket does. */
function* pieces(count: number): Generator<Buffer> {
  for (let at = 0; at < count; at += 1) yield Buffer.alloc(MEGABYTE, at);
}

it('clears away what has passed, however much that is', async () => {
  let most = 0;
  const before = process.memoryUsage().arrayBuffers;
  for await (const piece of passing(Readable.from(pieces(300))))
    most = Math.max(most, process.memoryUsage().arrayBuffers - before, (piece as Buffer).length);
  // Buffers in the stream, and those allocated since the last collection.
  expect(most).toBeLessThan(48 * MEGABYTE);
});

it('passes every byte on', async () => {
  const passed = await buffer(passing(Readable.from(pieces(20))));
  expect(passed.equals(Buffer.concat([...pieces(20)]))).toBe(true);
});
