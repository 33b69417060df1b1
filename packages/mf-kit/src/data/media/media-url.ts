import { inGarage } from '../session/garage';

/** A file itself, or a picture of it: by its longest side, or a page of it. */
export type MediaVariant = 'original' | '320' | '960' | '2048' | `page-${number}`;

/** The address of a file's bytes. `hash` is that of the photo or document: the address stands for one content, and is kept for a year. */
export const mediaUrl = (file: number, variant: MediaVariant, hash: string): string =>
  inGarage(`/api/media/${file}/${variant}?v=${hash}`);
