import { expect, test } from '@playwright/test';
import { callPatiently, stackAddress, type Answer } from '../src/api.js';
import { operations, type Operation } from '../src/walk/documents.js';
import type { Author } from '../src/walk/author.js';
import { anAuthor, makeFixtures, makeSetsFor, type Fixtures } from '../src/walk/fixtures.js';
import { allOwn, fill } from '../src/walk/mixtures.js';
import { requestOf, withAChange, type Request } from '../src/walk/requests.js';
import { placeOf } from '../src/walk/slots.js';
import { onItsDay } from '../src/turn.js';

// Rules for all routes of a kind. The routes come from the OpenAPI documents, so that new ones are
// tested automatically.

let person: Author;
let sets: Fixtures[];

test.beforeAll(async () => {
  person = await anAuthor();
  sets = await Promise.all([makeFixtures(person), makeFixtures(person)]);
});

const titleOf = ({ method, path }: Operation) => `${method} ${path}`;
const having = (header: string) => operations.filter(({ headers }) => headers.includes(header));
const ask = (request: Request, headers: Record<string, string> = {}): Promise<Answer> =>
  callPatiently({ ...request, token: person.token, headers: { ...request.headers, ...headers } });
const soundRequest = (operation: Operation, own = sets, text = person.mark): Request =>
  requestOf(operation, fill(allOwn(placeOf(operation).slots), own, []), text);
/** Path without the query. */
const bare = ({ path }: Request): string => path.split('?')[0] ?? path;
const readerOf = ({ path }: Operation) => operations.find((one) => one.method === 'GET' && one.path === path);

/** Routes that create no second record when a request is repeated without a key. */
const WITHOUT_A_KEY = [
  'POST /api/auth/api-keys', // the secret is shown once, and the response is not stored
  'POST /api/auth/confirm-email', // a link works once
  'POST /api/auth/forgot-password', // only the newest link counts
  'POST /api/auth/login',
  'POST /api/auth/me/confirmation', // only the newest link counts
  'POST /api/auth/me/providers', // a code works once
  'POST /api/auth/media-session', // replaces the earlier cookie
  'POST /api/auth/passkeys', // a challenge works once
  'POST /api/auth/passkeys/options', // only makes a challenge
  'POST /api/auth/passkeys/sign-in', // a challenge works once
  'POST /api/auth/passkeys/sign-in/options', // only makes a challenge
  'POST /api/auth/providers/exchange', // a code works once
  'POST /api/auth/register', // an email is taken once
  'POST /api/auth/reset-password', // a link works once
  'POST /api/auth/second-factor/proof', // makes nothing
  'POST /api/auth/second-factor/proof/options', // only makes a challenge
  'POST /api/auth/second-factor/recovery-codes', // replaces the earlier codes; the response is not stored
  'POST /api/auth/second-factor/sign-in', // a challenge works once
  'POST /api/auth/second-factor/sign-in/options', // only makes a challenge
  'POST /api/auth/second-factor/totp', // replaces the earlier secret
  'POST /api/auth/second-factor/totp/confirm', // a code works once
  'POST /api/auth/set-aside/{id}/restore', // a restored thing is no longer suspended
  'POST /api/auth/sharing/invitations', // only the newest link to an address counts
  'POST /api/auth/sharing/invitations/accept', // a link works once
  'POST /api/auth/sharing/invitations/read', // makes nothing
  'POST /api/auth/undo-email', // a link works once
  'POST /api/documents/{id}/apart', // a split document is no longer joined
  'POST /api/dossiers/estimate', // makes nothing
  'POST /api/exports', // while one is being made, it returns that one
  'POST /api/files/{id}/pictures', // only retries what has failed
  'POST /api/fill-ups/delete', // the second time they are not there
  'POST /api/handovers', // a vehicle has one offer at a time
  'POST /api/handovers/{id}/accept', // an offer is accepted once
  'POST /api/handovers/{id}/refuse', // and refused once
  'POST /api/handovers/{id}/withdraw', // and withdrawn once
  'POST /api/imports/components', // a row creates one component per import
  'POST /api/imports/files/undo',
  'POST /api/imports/fill-ups',
  'POST /api/imports/fill-ups/undo',
  'POST /api/imports/history', // a row creates one event per import
  'POST /api/imports/history/undo', // deletes nothing the second time
  'POST /api/imports/lubelogger', // reads another server, and stores nothing
  'POST /api/imports/lubelogger/file',
  'POST /api/imports/plans', // a row creates one template or event per import
  'POST /api/imports/readings',
  'POST /api/imports/readings/undo',
  'POST /api/passport-imports/{id}/take', // a repeated request gets the same response
  'POST /api/passport-uploads', // a second one stays unused and expires
  'POST /api/reminders/calendar', // replaces the earlier URL
  'POST /api/reminders/channels/devices', // a browser is one channel, however often it is registered
  'POST /api/reminders/channels/devices/renewed', // the old subscription works once
  'POST /api/reminders/channels/topics', // so is a topic
  'POST /api/reminders/channels/{id}/trial', // makes nothing
  'POST /api/reminders/links', // makes nothing
  'POST /api/reminders/links/snooze', // replaces the earlier day
  'POST /api/reminders/snoozes',
  'POST /api/reminders/trial', // makes nothing
  'POST /api/reminders/unsubscribe', // ends nothing the second time
  'POST /api/reminders/unsubscribe/{secret}',
  'POST /api/service/events/{eventId}/associate-template', // an update
  'POST /api/uploads', // a second one stays unused and expires
  'POST /api/webhooks', // the secret is shown once, and the response is not stored
  'POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver', // sends an existing message
  'POST /api/webhooks/{id}/secret', // replaces the earlier secret; the response is not stored
  'POST /api/webhooks/{id}/test', // a message without content
];

test('every POST that makes something takes an Idempotency-Key', () => {
  const without = operations.filter(({ method, headers }) => method === 'POST' && !headers.includes('Idempotency-Key'));
  expect(without.map(titleOf).sort()).toEqual(WITHOUT_A_KEY);
});

for (const operation of having('Idempotency-Key')) {
  test(`${titleOf(operation)} makes one thing for one Idempotency-Key`, onItsDay(titleOf(operation)), async () => {
    const owner = await anAuthor();
    const own = await makeSetsFor(owner, placeOf(operation).slots);
    const send = (request: Request) =>
      callPatiently({ ...request, token: owner.token, headers: { 'idempotency-key': owner.mark } });
    const request = soundRequest(operation, own, owner.mark);
    const first = await send(request);
    expect([200, 201, 202], first.text).toContain(first.status);
    const again = await send(request);
    expect([again.status, again.text]).toEqual([first.status, first.text]);
    expect(again.headers.get('etag')).toBe(first.headers.get('etag'));
    expect([first, again].map(({ headers }) => headers.get('idempotency-replayed'))).toEqual([null, 'true']);
    const other = await send(soundRequest(operation, own.toReversed(), 'another'));
    const refused = { msg: 'This Idempotency-Key was used for another request', code: 'request.key_used' };
    expect([other.status, other.json()]).toEqual([422, refused]);
  });
}

/** Routes that cannot overwrite text from another tab. */
const WITHOUT_IF_MATCH = [
  'PATCH /api/passport-uploads/{id}', // uses its offset instead
  'PATCH /api/photos', // changes many at once, but only the named fields: tags, links, vehicle, trash
  'PATCH /api/reminders/calendar', // a single setting
  'PATCH /api/uploads/{id}', // uses its offset instead
  'PUT /api/auth/passkeys/{id}', // only its name
  'PUT /api/auth/password',
  'PUT /api/documents/{id}/pages', // makes pictures, which changes no data
  'PUT /api/imports/choices', // replaces only the named choices
  'PUT /api/photos/covers/{vehicleId}', // a single choice among photos
  'PUT /api/reminders/channels/{id}', // on or off
];

test('every PUT and PATCH that changes what is shown takes an If-Match', () => {
  const changing = operations.filter(({ method }) => ['PUT', 'PATCH'].includes(method));
  const without = changing.filter(({ headers }) => !headers.includes('If-Match'));
  expect(without.map(titleOf).sort()).toEqual(WITHOUT_IF_MATCH);
});

for (const operation of having('If-Match')) {
  test(`${titleOf(operation)} tells whoever saw an older version`, onItsDay(titleOf(operation)), async () => {
    const owner = await anAuthor();
    const own = await makeSetsFor(owner, placeOf(operation).slots);
    const request = withAChange(operation, soundRequest(operation, own, owner.mark), owner.mark);
    const send = (seen: string) => callPatiently({ ...request, token: owner.token, headers: { 'if-match': seen } });
    const reader = readerOf(operation);
    const read = async () => (reader ? await callPatiently({ path: request.path, token: owner.token }) : null);
    const before = await read();
    const refused = await send('"999999"');
    expect(refused.status, refused.text).toBe(412);
    expect((await read())?.text, 'nothing changed').toBe(before?.text);
    const seen = before?.headers.get('etag');
    if (!seen) return;
    const saved = await send(seen);
    expect([200, 204], saved.text).toContain(saved.status);
    if (saved.status === 200) expect((await send(seen)).status, 'the second of two tabs').toBe(412);
  });
}

/** Only changed by its own actions, which are refused once it is over. */
const WITHOUT_VERSION = ['GET /api/handovers/{id}'];

const things = operations.filter(
  ({ method, path, answersJson }) => method === 'GET' && path.endsWith('}') && answersJson,
);

for (const operation of things) {
  test(
    `${titleOf(operation)} carries the version of a thing, and the number of things`,
    onItsDay(titleOf(operation)),
    async () => {
      const { status, headers, text } = await ask(soundRequest(operation));
      expect(status, text).toBe(200);
      if ('id' in (JSON.parse(text) as object) && !WITHOUT_VERSION.includes(titleOf(operation)))
        expect(headers.get('etag')).toMatch(/^(W\/)?"\d+"$/);
      if (text.startsWith('[')) expect(headers.get('x-total-count')).toMatch(/^\d+$/);
    },
  );
}

/** The list of a day is sent as a whole. */
const SENT_WHOLE = ['PUT /api/usage/vehicles/{vehicleId}/checks'];

for (const operation of operations.filter(
  (one) => one.method === 'PUT' && readerOf(one) && !SENT_WHOLE.includes(titleOf(one)),
)) {
  test(`${titleOf(operation)} leaves as it was what is left out`, onItsDay(titleOf(operation)), async () => {
    const { path } = soundRequest(operation);
    const kept = async () => {
      const thing = (await ask({ method: 'GET', path })).json<Record<string, unknown>>();
      return { ...thing, version: null, updated_at: null };
    };
    const before = await kept();
    expect((await ask({ method: 'PUT', path, body: {} })).status).toBe(200);
    expect(await kept()).toEqual(before);
  });
}

/** Rows of a list: the response itself, or the list inside it. */
function rowsOf(answer: { json<T>(): T }): unknown[] {
  const body = answer.json<object>();
  return (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as unknown[];
}

const lists = operations.filter(({ query }) => query.some(({ name }) => name === 'limit'));

for (const operation of lists) {
  const takes = (name: string) => operation.query.some((parameter) => parameter.name === name);

  test(
    `${titleOf(operation)} says how many there are, and pages within bounds`,
    onItsDay(titleOf(operation)),
    async () => {
      const path = bare(soundRequest(operation));
      const list = (query: string) => ask({ method: 'GET', path: `${path}?${query}` });
      const whole = await list('');
      const rows = rowsOf(whole);
      expect([whole.status, Number(whole.headers.get('x-total-count'))]).toEqual([200, rows.length]);
      const first = await list('limit=1');
      expect(rowsOf(first)).toEqual(rows.slice(0, 1));
      expect(first.headers.get('link') !== null, 'a next page').toBe(rows.length > 1);
      for (const wrong of [
        'limit=0',
        'limit=201',
        'limit=x',
        'limit=1&cursor=junk',
        ...(takes('sort') ? ['sort=id;'] : []),
      ]) {
        const refused = await list(wrong);
        expect([refused.status, typeof refused.json<{ msg?: unknown }>().msg], wrong).toEqual([400, 'string']);
      }
    },
  );

  if (takes('search'))
    test(`${titleOf(operation)} takes the signs of LIKE for what they are`, onItsDay(titleOf(operation)), async () => {
      const path = bare(soundRequest(operation));
      const found = async (words: string) =>
        rowsOf(await ask({ method: 'GET', path: `${path}?search=${encodeURIComponent(words)}` })).length;
      // 'mark' is in all texts, and the last two patterns would match it. A search by words must not.
      for (const sign of ['%', '_', '\\', 'm%k', 'm_rk']) expect(await found(sign), sign).toBe(0);
    });
}

const LIMIT = 1024 * 1024;
const IMPORT_LIMIT = 10 * LIMIT;

for (const operation of operations.filter(({ body }) => body)) {
  test(
    `${titleOf(operation)} refuses what is too large, and what is no JSON`,
    onItsDay(titleOf(operation)),
    async () => {
      const { method, path } = soundRequest(operation);
      const send = async (body: string, type: string) => {
        const headers = { 'content-type': type, 'x-auth-token': person.token };
        const answer = await fetch(stackAddress() + path, { method, headers, body });
        return { status: answer.status, told: typeof ((await answer.json()) as { msg?: unknown }).msg };
      };
      const most = operation.reports ? IMPORT_LIMIT : LIMIT;
      const tooMuch = JSON.stringify({ name: 'x'.repeat(most) });
      expect(await send(tooMuch, 'application/json')).toEqual({ status: 413, told: 'string' });
      for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])
        expect(await send('{}', type), type).toEqual({ status: 415, told: 'string' });
    },
  );
}
