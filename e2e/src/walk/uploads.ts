import { aPdf, aPng, askFor, pictured, uploadFile, uploadPassport } from '../tus.js';
import { call, callPatiently } from '../api.js';
import { until } from '../until.js';
import type { Author } from './author.js';
import { turnsOfPeople } from './turns.js';

const FILES = {
  photo: { kind: 'photo', ending: 'png', bytes: () => aPng(), words: 'caption' },
  'page picture': { kind: 'document', ending: 'png', bytes: () => aPng(), words: 'title' },
  document: {
    kind: 'document',
    ending: 'pdf',
    bytes: (mark: string) => aPdf(`${mark}, with words enough to be read as they stand`),
    words: 'title',
  },
} as const;

export type MadeFile = keyof typeof FILES;
export const isFile = (kind: string): kind is MadeFile => kind in FILES;

/** In sequence, because a service accepts few parallel uploads per person. */
const inTurn = turnsOfPeople();

/** Creates a photo or a document for a person, after earlier ones. Returns its id. */
export const makeFile = (author: Author, kind: MadeFile): Promise<number> =>
  inTurn(author, () => sendFile(author, kind));

/** Uploads a file with the person's mark in its text, and waits until it is processed. */
async function sendFile({ token, mark }: Author, made: MadeFile): Promise<number> {
  const { kind, ending, bytes, words } = FILES[made];
  const id = await uploadFile({ token }, kind, `${mark}.${ending}`, bytes(mark));
  await pictured({ token }, id, kind);
  // Nothing changes by itself afterwards.
  const isRead = async () =>
    !(await callPatiently({ path: `/api/${kind}s/${id}`, token })).json<{ reading?: boolean }>().reading;
  await until('a machine has read it', isRead);
  const json = { 'content-type': 'application/json' };
  await askFor({ token }, 'PATCH', `/api/${kind}s/${id}`, json, JSON.stringify({ [words]: mark }));
  return id;
}

/** Uploads an incomplete passport. It is read and rejected, so that nothing changes by itself. */
export const sendPassport = (author: Author): Promise<number> =>
  inTurn(author, async () => {
    const { token, mark } = author;
    const id = await uploadPassport({ token }, `${mark}.carnet`, Buffer.from(`PK\u0003\u0004 ${mark}`));
    const isRead = async () =>
      (await call({ path: `/api/passport-imports/${id}`, token })).json<{ state: string }>().state === 'failed';
    await until('the passport is read', isRead);
    return id;
  });
