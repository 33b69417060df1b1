import * as m from '../messages/table-imports';
import { PickProblem } from './picked-files';
import { MAX_BYTES, MAX_ROWS, TableProblem } from './table-file';

/** A sentence that says why a file cannot be imported. */
export function sentenceOf(error: unknown): string {
  if (error instanceof PickProblem) return error.message;
  const fault = error instanceof TableProblem ? error.fault : 'unreadable';
  if (fault === 'encrypted') return m.encryptedFile;
  if (fault === 'too-large') return m.tooLarge({ most: MAX_BYTES / 1024 / 1024 });
  return fault === 'too-many-rows' ? m.tooManyRows({ most: MAX_ROWS }) : m.unreadableFile;
}
