import { inGarage } from '../session/garage';

/** The file itself, a picture by its longest side in pixels, or a page of a document. */
export type MediaVariant = 'original' | '320' | '960' | '2048' | `page-${number}`;

/** The address of a file's bytes. `hash` is the hash of the photo or document: the address stands for one content, and may be cached for a year. */
export const mediaUrl = (file: number, variant: MediaVariant, hash: string): string =>
  inGarage(`/api/media/${file}/${variant}?v=${hash}`);
