import { askFor, pictured, uploadPhoto } from '../tus.js';
import type { Author } from './fixtures.js';

/** Uploads a picture of somebody's, with their mark for a caption, and waits until it is shown. Answers its id. */
export async function makePhoto({ token, mark }: Author): Promise<number> {
  const id = await uploadPhoto({ token }, `${mark}.png`);
  const json = { 'content-type': 'application/json' };
  await askFor({ token }, 'PATCH', `/api/photos/${id}`, json, JSON.stringify({ caption: mark }));
  await pictured({ token }, id);
  return id;
}
