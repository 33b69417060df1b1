import { aPdf, aPng, askFor, pictured, uploadFile, type FileKind } from '../tus.js';
import type { Author } from './fixtures.js';

const FILES = {
  photo: { ending: 'png', bytes: () => aPng(), words: 'caption' },
  document: { ending: 'pdf', bytes: (mark: string) => aPdf(mark), words: 'title' },
};

/** Uploads a photo or a document of somebody's, with their mark in its words, and waits until it is shown. Answers its id. */
export async function makeFile({ token, mark }: Author, kind: FileKind): Promise<number> {
  const { ending, bytes, words } = FILES[kind];
  const id = await uploadFile({ token }, kind, `${mark}.${ending}`, bytes(mark));
  await pictured({ token }, id, kind);
  const json = { 'content-type': 'application/json' };
  await askFor({ token }, 'PATCH', `/api/${kind}s/${id}`, json, JSON.stringify({ [words]: mark }));
  return id;
}
