import { type TiffPages, tiffPagesOf } from '@carnet/media';

/**
 * The pages of a picture file: a scanner writes them into one TIFF. For other formats only the first picture counts, because the others are animation frames or
 * views of it.
 */
export async function pictureFileOf(path: string, mediaType: string): Promise<TiffPages> {
  if (mediaType !== 'image/tiff') return { places: [0], isCut: false };
  const { places, isCut } = await tiffPagesOf(path);
  // If all pictures are reduced ones, the first is shown; a file without pictures is left to the decoder.
  return { places: places.length > 0 ? places : [0], isCut };
}
