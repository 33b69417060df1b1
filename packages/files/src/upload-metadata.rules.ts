import { fieldMessages as fields } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import * as m from './messages/upload.js';

/** Room for a name and a caption of maximum length in any script. All headers together may have 16 kB. */
const MAX_LENGTH = 10_000;
/** The longest file name of common file systems. */
const MAX_NAME = 255;

/** Metadata of a file, by name, which a client sends before the file. */
export type UploadMetadata = Readonly<Record<string, string>>;

/**
 * Parses `Upload-Metadata` of tus: comma-separated pairs of a name and a Base64 value.
 * @throws Invalid (400) if the format is wrong, or a value is not UTF-8
 */
export function readMetadata(header: string | undefined): UploadMetadata {
  if ((header?.length ?? 0) > MAX_LENGTH) throw new Invalid(m.metadataTooLong);
  const pairs = (header ?? '').split(',').flatMap((pair) => pair.trim() || []);
  return Object.fromEntries(pairs.map(readPair));
}

function readPair(pair: string): [string, string] {
  const [, name, encoded = ''] = /^([\x21-\x2b\x2d-\x7e]+)(?: ([A-Za-z0-9+/]*={0,2}))?$/.exec(pair) ?? [];
  if (name === undefined || name === '__proto__') throw new Invalid(m.metadataInvalid);
  const bytes = Buffer.from(encoded, 'base64');
  const value = bytes.toString().normalize();
  if (Buffer.from(bytes.toString()).compare(bytes) !== 0 || value.includes('\u0000'))
    throw new Invalid(m.metadataNoText({ name }));
  return [name, value];
}

/** The file name without folders, for display and downloads. */
export function fileName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1)!;
  // eslint-disable-next-line no-control-regex -- control characters, and those that turn the direction of writing, are what it takes away
  const clean = last.replace(/[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '').trim();
  if (clean === '') throw Invalid.field('filename', fields.required({ field: 'filename' }));
  if (clean.length > MAX_NAME) throw Invalid.field('filename', fields.tooLong({ field: 'filename', most: MAX_NAME }));
  return clean;
}

/** Parses a length or an offset, in bytes. @throws Invalid (400) */
export function byteCount(header: string, value: string | undefined): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(value ?? '')) throw new Invalid(m.notBytes({ header }));
  return Number(value);
}
