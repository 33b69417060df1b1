// The process that typesets. Compilation blocks, and its memory use is unknown in advance. It handles one order and ends.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { finish } from '../pdf/finish.js';
import { answering } from '../processes/ask-child.js';
import { onLeash } from '../processes/leash.js';
import { compileByWasm, compileNatively, hasNative } from './compiler.js';
import type { Typeset, TypesetTask } from './typeset.js';

const MOST_MEMORY = 2 * 1024 ** 3;

onLeash(MOST_MEMORY);
answering<TypesetTask, Typeset>(async ({ folder, engine, standard, colours, fontFiles, main = 'book' }) => {
  const isNative = engine === 'native' || (engine === 'any' && (await hasNative()));
  const compilation = { folder, main, fonts: fontFiles.map((path) => readFileSync(path)) };
  const set = Buffer.from(isNative ? await compileNatively(compilation, standard) : await compileByWasm(compilation));
  const path = join(folder, 'book.pdf');
  writeFileSync(path, standard || main !== 'book' ? set : finish(set, colours));
  return { path, memory: process.resourceUsage().maxRSS * 1024, isNative };
});
