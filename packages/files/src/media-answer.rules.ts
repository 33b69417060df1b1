import { create } from 'content-disposition';
import type { ByteRange } from './file-storage.js';

/** Types that browsers display; a PDF opens in a viewer of another origin. No SVG, because it can run scripts. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf']);

/** Inline for types that browsers display, otherwise an attachment, with the file name that the owner gave (RFC 6266). */
export const dispositionOf = (mediaType: string, name: string, isSaved = false): string =>
  create(name, { type: SHOWN.has(mediaType) && !isSaved ? 'inline' : 'attachment' });

/** The strong `ETag` of these bytes. */
export const tagOf = (sha256: string): string => `"${sha256}"`;

/** Length of a content hash in addresses: enough to distinguish all contents that one id has ever had. */
export const SHORT_HASH = 16;

/** Tells whether the client that sent this `If-None-Match` already has these bytes. */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');

/**
 * Parses a `Range` header for a file of `bytes` bytes. Null means the whole file, also for another unit, several ranges or invalid text, which a server may
 * ignore (RFC 9110). Implemented here because the library `range-parser` has not been maintained since 2019.
 */
export function rangeOf(header: string | undefined, bytes: number): ByteRange | 'beyond' | null {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return null;
  if (first === '') {
    const length = Math.min(Number(last), bytes);
    return length === 0 ? 'beyond' : { start: bytes - length, end: bytes - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= bytes) return 'beyond';
  return { start: Number(first), end: last === '' ? bytes - 1 : Math.min(Number(last), bytes - 1) };
}
