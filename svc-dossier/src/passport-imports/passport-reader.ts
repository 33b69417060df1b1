import { NoSpaceLeft } from '@carnet/files';
import { Injectable } from '@nestjs/common';
import { Child, excessIn, lacksRoom } from '../processes/ask-child.js';
import { listFile, type ReadingAnswer, type ReadingOrder } from './found-passport.js';

/** Long enough for ten gigabytes on a busy disk. */
const PATIENCE_MS = 30 * 60_000;

/** The reader process ended without an answer, for no known fault of the file. */
export class ReaderFailed extends Error {}

/** Reads files of strangers, each in a child process of its own. */
@Injectable()
export class PassportReader {
  /** @throws ReaderFailed, or NoSpaceLeft (503) if the disk is full */
  async read(order: ReadingOrder, signal: AbortSignal): Promise<ReadingAnswer> {
    const child = new Child(import.meta.url, 'read-child', true);
    const end = (): void => child.end();
    signal.addEventListener('abort', end);
    try {
      const answer = await child.ask<ReadingAnswer>(order, PATIENCE_MS);
      if ('made' in answer) return inFolder(answer.made, order.folder);
      if (excessIn(answer) !== null) return { refused: 'too-much', about: '' };
      throw lacksRoom(answer) ? new NoSpaceLeft() : new ReaderFailed(answer.failed);
    } finally {
      signal.removeEventListener('abort', end);
      child.end();
    }
  }
}

/** Replaces the paths in the answer by the expected ones, so that no path from the process is opened. */
function inFolder(answer: ReadingAnswer, folder: string): ReadingAnswer {
  if ('refused' in answer) return answer;
  const lists = answer.found.lists.map((list, at) => ({ ...list, file: listFile(folder, at) }));
  return { found: { ...answer.found, lists } };
}
