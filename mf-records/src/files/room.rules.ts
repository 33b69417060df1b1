import { personRegion } from '@carnet/mf-kit/formats';
import type { FileUsage } from './files.queries';

const MEGABYTE = 1024 * 1024;
/** Share of used space from which a warning is shown. */
const NEARLY = 0.9;

/** `640 kB`, `3.4 MB`, `10 GB`. Uses the megabyte of the limits; a gigabyte is 1,000 of them. */
export function formatSize(bytes: number): string {
  if (bytes < MEGABYTE) return `${Math.ceil(bytes / 1024)}\u00a0kB`;
  const megabytes = bytes / MEGABYTE;
  return megabytes < 1000 ? `${short(megabytes)}\u00a0MB` : `${short(megabytes / 1000)}\u00a0GB`;
}

/** Formats with three significant digits, in the person's region. */
const short = (number: number): string =>
  number.toLocaleString(personRegion(), { numberingSystem: 'latn', maximumFractionDigits: number < 100 ? 1 : 0 });

export interface Room {
  /** Share in use, 0 to 1. */
  share: number;
  /** `full`: no file of any size fits. */
  state: 'plenty' | 'nearly' | 'full';
}

export function roomOf({ used_bytes, most_bytes }: FileUsage): Room {
  const share = Math.min(1, used_bytes / most_bytes);
  const isFull = most_bytes - used_bytes < MEGABYTE;
  return { share, state: isFull ? 'full' : share >= NEARLY ? 'nearly' : 'plenty' };
}

/** Maximum size of a file with this name, in bytes. */
export const mostBytes = (limits: Pick<FileUsage, 'file_most_bytes' | 'pdf_most_bytes'>, name: string): number =>
  /\.pdf$/i.test(name) ? limits.pdf_most_bytes : limits.file_most_bytes;

/** Default limits of the service, used until the real ones are loaded. */
export const USUAL_LIMITS = { file_most_bytes: 50 * MEGABYTE, pdf_most_bytes: 200 * MEGABYTE };
