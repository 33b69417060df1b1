import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { inLanes } from '../../scripts/lib/command.js';
import { type Answer, call, callPatiently } from '../src/api.js';
import { until } from '../src/until.js';
import type { Author } from '../src/walk/author.js';
import { anAuthor, type Fixtures, makeFixtures, readAll } from '../src/walk/fixtures.js';
import { allOwn, describe, fill, hasForeign, mixtures } from '../src/walk/mixtures.js';
import { type Request, requestOf } from '../src/walk/requests.js';
import { placeOf, walked, type WalkedOperation } from '../src/walk/slots.js';

// ADR 84: an API key only has access to the routes in its scope. Tests every documented route.

const LANES = 4;

const behindSignIn = walked.filter(({ isPublic }) => !isPublic);
const isRead = ({ method }: WalkedOperation) => method === 'GET';
const titleOf = ({ method, path }: WalkedOperation) => `${method} ${path}`;

test.describe.configure({ mode: 'serial' });

/** Owner of two vehicles, each with one record of every kind, with a unique text. */
let owner: Author;
let other: Author;
let ofOne: Fixtures;
let ofOther: Fixtures;
let before: Record<string, string>;

const everything = () => readAll(owner, [ofOne, ofOther]);

test.beforeAll(async () => {
  owner = await anAuthor();
  other = { ...owner, mark: `mark-${randomUUID()}` };
  [ofOne, ofOther] = await Promise.all([makeFixtures(owner), makeFixtures(other)]);
  await Promise.all([ofOne, ofOther].map(filesToVehicle));
  before = await everything();
});

/** Moves uploaded files to the vehicle. */
async function filesToVehicle({ vehicle, photo, document }: Fixtures): Promise<void> {
  for (const path of [`/api/photos/${photo}`, `/api/documents/${document}`]) {
    const answer = await callPatiently({ method: 'PATCH', path, token: owner.token, body: { vehicle_id: vehicle } });
    expect(answer.status, answer.text).toBe(200);
  }
}

/** Creates a key and waits until every service knows it. */
async function aKey(body: object): Promise<{ id: number; key: string }> {
  const made = await callPatiently({
    method: 'POST',
    path: '/api/auth/api-keys',
    token: owner.token,
    body: { name: owner.mark, ...body },
  });
  const { id, key } = made.json<{ id: number; key: string }>();
  await isKnown(key);
  return { id, key };
}

/** Waits until every service accepts the key. Sends a request to a route of each; any status but 401 means that the key is known. */
const isKnown = (key: string) =>
  until('every service knows the key', async () => (await answersOf(key)).every(({ status }) => status !== 401));

const answersOf = (token: string) =>
  Promise.all(
    ['/api/auth/me', '/api/vehicles', '/api/service/events', '/api/issues', '/api/dossiers'].map((path) =>
      call({ path, token }),
    ),
  );

/** Services with almost no routes for keys. */
const CLOSED_WHOLE = new Set(['svc-identity', 'svc-notify']);

/** Sends the request with the key instead of its own token. */
const askBy = (key: string, request: Request): Promise<Answer> =>
  callPatiently({ ...request, headers: { ...request.headers, 'x-auth-token': key } });

/** Compares the owner's data, ignoring the keys made for the walk. */
const expectNothingChanged = async () => {
  const { '/api/auth/api-keys': _now, ...now } = await everything();
  const { '/api/auth/api-keys': _then, ...then } = before;
  expect(now).toEqual(then);
};

test('a key to read reads everything but the account, and changes nothing @thorough', async () => {
  const { id, key } = await aKey({ access: 'read' });
  const closed = new Set<string>();
  await inLanes(behindSignIn, LANES, async (operation) => {
    const request = requestOf(operation, fill(allOwn(placeOf(operation).slots), [ofOne], []), owner.mark);
    const answer = await askBy(key, request);
    const about = `${titleOf(operation)} → ${answer.status} ${answer.text.slice(0, 200)}`;
    if (answer.status === 403 && isRead(operation))
      closed.add(CLOSED_WHOLE.has(operation.service) ? operation.service : operation.path.replace(/\/\{.*/, ''));
    else expect(answer.status, about).toBe(isRead(operation) ? (await askBy(owner.token, request)).status : 403);
  });
  expect([...closed].sort()).toEqual([
    ...['/api/buyer-pages', '/api/exports', '/api/media/exports', '/api/media/passports', '/api/media/stickers'],
    ...['/api/passport-imports', '/api/passport-imports/history', '/api/passports', ...CLOSED_WHOLE],
  ]);
  await call({ method: 'DELETE', path: `/api/auth/api-keys/${id}`, token: owner.token });
  await expectNothingChanged();
});

test('a key of one vehicle sees nothing of another one, and changes nothing of it @thorough', async () => {
  const { id, key } = await aKey({ access: 'write', vehicle_id: ofOne.vehicle });
  const shows: string[] = [];
  const tried = behindSignIn.flatMap((operation) => {
    const { slots } = placeOf(operation);
    const withAnyForeign = mixtures(slots).filter((mixture) => ![...mixture.values()].includes('missing'));
    return [...withAnyForeign, ...(isRead(operation) ? [allOwn(slots)] : [])].map((mixture) => ({
      operation,
      mixture,
    }));
  });
  await inLanes(tried, LANES, async ({ operation, mixture }) => {
    const request = requestOf(operation, fill(mixture, [ofOne], [ofOther]), owner.mark);
    const answer = await askBy(key, request);
    const about = `${titleOf(operation)}, ${describe(mixture)} → ${answer.status} ${answer.text.slice(0, 300)}`;
    expect(answer.text, about).not.toContain(other.mark);
    if (hasForeign(mixture)) expect(isRefusal(operation, answer), about).toBe(true);
    else if (answer.status === 200) shows.push(titleOf(operation));
    else expect([403, 404], about).toContain(answer.status);
  });
  // Without a filter, each open list shows only the vehicle's records.
  expect(new Set(shows).size).toBeGreaterThan(30);
  await call({ method: 'DELETE', path: `/api/auth/api-keys/${id}`, token: owner.token });
  await expectNothingChanged();
});

/** A filter by another vehicle's record must find nothing. */
const isRefusal = (operation: WalkedOperation, { status, text }: Answer) =>
  [400, 403, 404, 415].includes(status) || (isRead(operation) && status === 200 && text === '[]');

test('a key ends within seconds, in every service', async () => {
  const { id, key } = await aKey({});
  await call({ method: 'DELETE', path: `/api/auth/api-keys/${id}`, token: owner.token });
  await until('every service refuses it', async () => (await answersOf(key)).every(({ status }) => status === 401));
});
