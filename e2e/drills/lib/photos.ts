import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { aPng, askFor, pictured, uploadPhoto, type Uploader } from '../../src/tus.js';

const VARIANTS = ['320', '960', '2048'];

/** An acknowledged photo, with the hash of the sent bytes. */
export interface SentPhoto {
  id: number;
  sha256: string;
}

export async function sendPhotos(to: Uploader, count: number): Promise<SentPhoto[]> {
  const sent: SentPhoto[] = [];
  for (let nth = 1; nth <= count; nth += 1) {
    const bytes = aPng();
    const id = await uploadPhoto(to, `${nth}.png`, bytes);
    sent.push({ id, sha256: hashOf(bytes) });
  }
  for (const { id } of sent) await pictured(to, id);
  return sent;
}

/** Number of originals that are missing or differ from the sent bytes. */
export async function differingOriginals(from: Uploader, photos: readonly SentPhoto[]): Promise<number> {
  let differing = 0;
  for (const { id, sha256 } of photos) {
    const answer = await media(from, id, 'original');
    if (!answer.ok || hashOf(Buffer.from(await answer.arrayBuffer())) !== sha256) differing += 1;
  }
  return differing;
}

/** Number of photos whose pictures cannot be displayed. */
export async function missingPictures(of: Uploader, photos: readonly SentPhoto[]): Promise<number> {
  let missing = 0;
  for (const { id } of photos)
    for (const variant of VARIANTS) {
      const answer = await media(of, id, variant);
      await answer.arrayBuffer();
      if (!answer.ok) missing += 1;
    }
  return missing;
}

export const photoStates = (of: Uploader, photos: readonly SentPhoto[]): Promise<string[]> =>
  Promise.all(
    photos.map(async ({ id }) => {
      const answer = await askFor(of, 'GET', `/api/photos/${id}`);
      return ((await answer.json()) as { state: string }).state;
    }),
  );

/** A unique JPEG of 1.4 MB, or longer if requested, by additional bytes after its end. */
export async function aLargePhoto(bytes = 0): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const jpeg = await sharp({ create: { width: 2400, height: 1600, channels: 3, background: '#888', noise } })
    .jpeg({ quality: 80 })
    .toBuffer();
  return Buffer.concat([jpeg, randomBytes(Math.max(0, bytes - jpeg.length))]);
}

/** Waits until all pictures of these photos are made. */
export async function allPictured(of: Uploader, photos: readonly SentPhoto[]): Promise<void> {
  for (const { id } of photos) await pictured(of, id);
}

const media = ({ token, address }: Uploader, id: number, variant: string): Promise<Response> =>
  fetch(`${address}/api/media/${id}/${variant}`, { headers: { 'x-auth-token': token } });

export const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
