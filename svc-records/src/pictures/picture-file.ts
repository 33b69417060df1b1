import { type TiffPages, tiffPagesOf } from '@carnet/media';

/** A scanner writes its pages into one TIFF. Of all other pictures the first is the only one: those behind it move, or are views of it. */
export async function pictureFileOf(path: string, mediaType: string): Promise<TiffPages> {
  if (mediaType !== 'image/tiff') return { places: [0], isCut: false };
  const { places, isCut } = await tiffPagesOf(path);
  // A file of nothing but reduced pictures shows the first of them; one without any is left to the decoder to judge.
  return { places: places.length > 0 ? places : [0], isCut };
}
