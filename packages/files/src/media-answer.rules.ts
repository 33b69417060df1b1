import { create } from 'content-disposition';
import type { ByteRange } from './file-storage.js';

/** Types that browsers show by themselves, a PDF in a viewer that is not of this origin. No SVG: it is a document that runs scripts. */
const SHOWN = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif', 'application/pdf']);

/** Shown in its place where browsers can, saved otherwise; with the name that its owner gave it (RFC 6266). */
export const dispositionOf = (mediaType: string, name: string, isSaved = false): string =>
  create(name, { type: SHOWN.has(mediaType) && !isSaved ? 'inline' : 'attachment' });

/** The strong tag of these bytes, for `ETag`. */
export const tagOf = (sha256: string): string => `"${sha256}"`;

/** The length of a content's hash in addresses: enough to tell apart all contents that one id has ever stood for. */
export const SHORT_HASH = 16;

/** Tells whether the sender of this `If-None-Match` has these bytes already. */
export const hasAlready = (ifNoneMatch: string | undefined, tag: string): boolean =>
  (ifNoneMatch ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === tag || one === '*');

/**
 * Reads which of `bytes` bytes a `Range` asks for, null for all of them: also for another unit, several ranges or nonsense, which a server may pass
 * over (RFC 9110). Written out here, since the library for it (`range-parser`) has been left since 2019.
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
