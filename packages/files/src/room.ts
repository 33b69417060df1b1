import { NoSpaceLeft } from './upload.errors.js';

const FULL = new Set(['ENOSPC', 'EDQUOT']);

/** Runs work that writes to a disk. @throws NoSpaceLeft (503) if the disk is full */
export async function withRoom<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw FULL.has((error as { code?: string }).code ?? '') ? new NoSpaceLeft() : error;
  }
}
