import sharp from 'sharp';

/** The sRGB profile that ships with libvips; it is in the public domain. */
export async function srgbProfile(): Promise<Uint8Array> {
  const pixel = sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } });
  const jpeg = await pixel.withIccProfile('srgb').jpeg().toBuffer();
  return (await sharp(jpeg).metadata()).icc!;
}
