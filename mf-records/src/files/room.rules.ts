import { personRegion } from '@carnet/mf-kit/formats';
import type { FileUsage } from './files.queries';

const MEGABYTE = 1024 * 1024;
/** From here on it is said that there is little room left. */
const NEARLY = 0.9;

/** `640 kB`, `3.4 MB`, `10 GB`; a megabyte is what limits are told in, a gigabyte a thousand of them. */
export function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)}\u00a0kB`;
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1000 ? `${short(megabytes)}\u00a0MB` : `${short(megabytes / 1000)}\u00a0GB`;
}

/** Three digits say enough, as the person's region writes them. */
const short = (number: number): string =>
  number.toLocaleString(personRegion(), { numberingSystem: 'latn', maximumFractionDigits: number < 100 ? 1 : 0 });

export interface Room {
  /** The used share, 0 to 1. */
  share: number;
  /** `full`: nothing of any size fits any more. */
  state: 'plenty' | 'nearly' | 'full';
}

export function roomOf({ used_bytes, most_bytes }: FileUsage): Room {
  const share = Math.min(1, used_bytes / most_bytes);
  const isFull = most_bytes - used_bytes < MEGABYTE;
  return { share, state: isFull ? 'full' : share >= NEARLY ? 'nearly' : 'plenty' };
}

/** The greatest length of a file of this name. */
export const mostBytes = (limits: Pick<FileUsage, 'file_most_bytes' | 'pdf_most_bytes'>, name: string): number =>
  /\.pdf$/i.test(name) ? limits.pdf_most_bytes : limits.file_most_bytes;

/** Limits of a service with its defaults; until those of this one are known. */
export const USUAL_LIMITS = { file_most_bytes: 50 * MEGABYTE, pdf_most_bytes: 200 * MEGABYTE };
