import { NoSpaceLeft } from './upload.errors.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Does what writes to a disk. @throws NoSpaceLeft (503) where the disk is full */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw FULL.has((error as { code?: string }).code ?? '') ? new NoSpaceLeft() : error;
  }
}
