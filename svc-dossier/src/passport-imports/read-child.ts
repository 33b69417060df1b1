// The process that reads a stranger's file: no environment variables, no database, no network, and a memory limit.
import { setPriority } from 'node:os';
import { answering } from '../processes/ask-child.js';
import { onLeash } from '../processes/leash.js';
import { type ReadingAnswer, type ReadingOrder, Refused } from './found-passport.js';
import { readPassport } from './read-passport.js';

const NICE = 5;
const MOST_MEMORY = 700 * 1024 * 1024;

// A person is waiting, so its priority is below requests but above books.
setPriority(NICE);
onLeash(MOST_MEMORY);
answering<ReadingOrder, ReadingAnswer>(async (order) => {
  try {
    return { found: await readPassport(order) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error.refusal, about: error.about };
  }
});
