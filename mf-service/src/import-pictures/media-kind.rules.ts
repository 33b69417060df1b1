/** A kind of file that can be uploaded, detected by content. The service does its own check. */
export interface MediaKind {
  kind: 'photo' | 'document';
  type: string;
  /** Allowed extensions. */
  endings: readonly string[];
}

/** Number of leading bytes that identify a file. */
export const HEAD_BYTES = 64;

const photo = (type: string, ...endings: string[]): MediaKind => ({ kind: 'photo', type, endings });
const HEIC = photo('image/heic', 'heic', 'heif', 'hif');
const AVIF = photo('image/avif', 'avif', 'heif', 'hif');
const PDF: MediaKind = { kind: 'document', type: 'application/pdf', endings: ['pdf'] };

const BEGINNINGS: readonly [RegExp, MediaKind][] = [
  [/^\xff\xd8\xff/, photo('image/jpeg', 'jpg', 'jpeg', 'jpe', 'jfif')],
  [/^\x89PNG\r\n/, photo('image/png', 'png', 'apng')],
  [/^GIF8[79]a/, photo('image/gif', 'gif')],
  [/^RIFF[^]{4}WEBP/, photo('image/webp', 'webp')],
  [/^(II\*\0|MM\0\*)/, photo('image/tiff', 'tif', 'tiff')],
  [/^[^]{4}ftypavi[fs]/, AVIF],
  [/^[^]{4}ftyp(mif1|msf1)[^]{4}(?:[^]{4})*?avi[fs]/, AVIF],
  [/^[^]{4}ftyp(hei[cmsx]|hev[cmsx]|mif1|msf1)/, HEIC],
  [/^%PDF-/, PDF],
];

/** Detects the kind of a file by its first bytes; undefined if it cannot be displayed. */
export function mediaKindOf(head: Uint8Array): MediaKind | undefined {
  const text = String.fromCharCode(...head.subarray(0, HEAD_BYTES));
  return BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1];
}

export const isArchive = (head: Uint8Array): boolean =>
  ['PK\x03\x04', 'PK\x05\x06'].includes(String.fromCharCode(...head.subarray(0, 4)));
