import { Injectable } from '@nestjs/common';
import { Child, excessIn } from '../processes/ask-child.js';
import { listFile, type ReadingAnswer, type ReadingOrder } from './found-passport.js';

/** For ten gigabytes on a busy disk. */
const PATIENCE_MS = 30 * 60_000;

/** The process that reads ended without an answer, for no fault of the file that is known. */
export class ReaderFailed extends Error {}

/** Has files of strangers read, each in a process of its own that ends with it. */
@Injectable()
export class PassportReader {
  /** @throws ReaderFailed */
  async read(order: ReadingOrder, signal: AbortSignal): Promise<ReadingAnswer> {
    const child = new Child(import.meta.url, 'read-child', true);
    const end = (): void => child.end();
    signal.addEventListener('abort', end);
    try {
      const answer = await child.ask<ReadingAnswer>(order, PATIENCE_MS);
      if ('made' in answer) return inFolder(answer.made, order.folder);
      if (excessIn(answer) !== null) return { refused: 'too-much', about: '' };
      throw new ReaderFailed(answer.failed);
    } finally {
      signal.removeEventListener('abort', end);
      child.end();
    }
  }
}

/** The answer with the places of its lists as they are agreed: no path that the process says is opened. */
function inFolder(answer: ReadingAnswer, folder: string): ReadingAnswer {
  if ('refused' in answer) return answer;
  const lists = answer.found.lists.map((list, at) => ({ ...list, file: listFile(folder, at) }));
  return { found: { ...answer.found, lists } };
}
