// The process that reads a stranger's file: no environment, no database, no network, and a leash of memory.
import { answering } from '../processes/ask-child.js';
import { giveWay } from '../processes/give-way.js';
import { onLeash } from '../processes/leash.js';
import { type ReadingAnswer, type ReadingOrder, Refused } from './found-passport.js';
import { readPassport } from './read-passport.js';

const MOST_MEMORY = 700 * 1024 * 1024;

giveWay();
onLeash(MOST_MEMORY);
answering<ReadingOrder, ReadingAnswer>(async (order) => {
  try {
    return { found: await readPassport(order) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return { refused: error.refusal, about: error.about };
  }
});
