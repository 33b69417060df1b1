import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { inLanes } from '../../scripts/lib/command.js';
import { type Answer, call, callPatiently } from '../src/api.js';
import { onItsDay } from '../src/turn.js';
import { until } from '../src/until.js';
import type { Author } from '../src/walk/author.js';
import { anAuthor, type Fixtures, makeFixtures, readAll } from '../src/walk/fixtures.js';
import { allOwn, describe, fill, hasForeign, mixtures } from '../src/walk/mixtures.js';
import { type Request, requestOf } from '../src/walk/requests.js';
import { grantBetween } from '../src/walk/sharing.js';
import { placeOf, walked, type WalkedOperation } from '../src/walk/slots.js';

// ADR 131: sends a request to each documented route with ids of another person's garage. The senders are a stranger, a viewer, a contributor, an editor,
// the owner, a person whose grant has ended, and a person with access to one of two vehicles.

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

/** Sends the request with the token of this person instead of its own. */
const askIn = ({ token }: Author, request: Request): Promise<Answer> =>
  callPatiently({ ...request, token, headers: { ...request.headers, 'x-garage': String(owner.id) } });

const requestsOfOne = (): { operation: WalkedOperation; request: Request }[] =>
  behindSignIn.map((operation) => ({
    operation,
    request: requestOf(operation, fill(allOwn(placeOf(operation).slots), [ofOne], []), owner.mark),
  }));

/** Data of the garage, which must not change. Grants, mails and sessions are left out. */
const ofTheGarage = (read: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(read).filter(([path]) => !path.startsWith('/api/auth/')));

const expectNothingChanged = async () => expect(ofTheGarage(await everything())).toEqual(ofTheGarage(before));

/** Services that only have data about the person who asks. */
const CLOSED_WHOLE = new Set(['svc-identity', 'svc-notify']);
const CLOSED = [
  ...['/api/exports', '/api/media/exports', '/api/buyer-pages', '/api/media/stickers'],
  ...['/api/passports', '/api/media/passports', '/api/passport-uploads'],
  ...['/api/passport-imports', '/api/passport-imports/history'],
  ...CLOSED_WHOLE,
];
const closedName = (operation: WalkedOperation) =>
  CLOSED_WHOLE.has(operation.service) ? operation.service : operation.path.replace(/\/\{.*/, '');
const codeOf = ({ text }: Answer): string | undefined => /"code":"([^"]+)"/.exec(text)?.[1];
const aboutIt = (operation: WalkedOperation, answer: Answer) =>
  `${titleOf(operation)} → ${answer.status} ${answer.text.slice(0, 200)}`;

test('a stranger opens nothing', onItsDay('sharing: stranger'), async () => {
  const stranger = await anAuthor();
  await inLanes(requestsOfOne(), LANES, async ({ operation, request }) => {
    const answer = await askIn(stranger, request);
    expect(answer.status, aboutIt(operation, answer)).toBe(403);
    expect(['sign_in.garage_closed', 'sign_in.garage_not_here'], aboutIt(operation, answer)).toContain(codeOf(answer));
    expect(answer.text).not.toContain(owner.mark);
  });
  await expectNothingChanged();
});

test('whose grant has ended opens nothing, within seconds', onItsDay('sharing: ended'), async () => {
  const person = await anAuthor();
  const id = await grantBetween(owner, person, 'editor');
  expect((await askIn(person, { method: 'GET', path: '/api/vehicles' })).status).toBe(200);
  await call({ method: 'DELETE', path: `/api/auth/sharing/grants/${id}`, token: owner.token });
  const paths = ['/api/vehicles', '/api/service/events', '/api/issues', '/api/fill-ups', '/api/dossiers'];
  await until('every service refuses it', async () => {
    const answers = await Promise.all(paths.map((path) => askIn(person, { method: 'GET', path })));
    return answers.every(({ status }) => status === 403);
  });
  await inLanes(requestsOfOne(), LANES, async ({ operation, request }) => {
    const answer = await askIn(person, request);
    expect(answer.status, aboutIt(operation, answer)).toBe(403);
    expect(answer.text).not.toContain(owner.mark);
  });
  await expectNothingChanged();
});

test(
  'a viewer reads everything of the garage and nothing of the account, and changes nothing',
  onItsDay('sharing: viewer'),
  async () => {
    const viewer = await anAuthor();
    await grantBetween(owner, viewer, 'viewer');
    const closed = new Set<string>();
    await inLanes(requestsOfOne(), LANES, async ({ operation, request }) => {
      const answer = await askIn(viewer, request);
      if (codeOf(answer) === 'sign_in.garage_not_here') return void closed.add(closedName(operation));
      if (!isRead(operation) && operation.method !== 'HEAD')
        return expect([answer.status, codeOf(answer)], aboutIt(operation, answer)).toEqual([
          403,
          'sign_in.garage_reads_only',
        ]);
      const own = await callPatiently({ ...request, token: owner.token });
      if (isRead(operation)) expect(answer.status, aboutIt(operation, answer)).toBe(own.status);
    });
    expect([...closed].sort()).toEqual([...CLOSED].sort());
    await expectNothingChanged();
  },
);

test('a contributor adds, and changes nothing that was there', onItsDay('sharing: contributor'), async () => {
  const contributor = await anAuthor();
  await grantBetween(owner, contributor, 'contributor');
  const added = new Set<string>();
  await inLanes(
    requestsOfOne().filter(({ operation }) => !isRead(operation)),
    LANES,
    async ({ operation, request }) => {
      const answer = await askIn(contributor, request);
      const isRefused = [400, 403, 404, 409, 412, 415, 422].includes(answer.status);
      if (!isRefused) added.add(titleOf(operation));
      if (['PUT', 'PATCH', 'DELETE'].includes(operation.method))
        expect([403, 404], aboutIt(operation, answer)).toContain(answer.status);
    },
  );
  expect([...added].filter((title) => !title.startsWith('POST '))).toEqual([]);
  expect([...added].sort()).toEqual(CONTRIBUTED);
  // Each single record must be unchanged. Lists and sums contain what was added.
  const now = ofTheGarage(await everything());
  const ids = [ofOne, ofOther].flatMap((set) => Object.values(set)).map(String);
  const isAThing = (path: string) => /\/\d+$/.test(path) && ids.includes(path.split('/').at(-1)!);
  for (const [path, text] of Object.entries(ofTheGarage(before)))
    if (isAThing(path) && !/^\/api\/(vehicles|collections|service-schedules|service\/schedules)\//.test(path))
      expect(versionIn(now[path]), path).toBe(versionIn(text));
});

/** The version increases with each change of the record itself. */
const versionIn = (text: string | undefined): string | undefined => /"version":(\d+)/.exec(text ?? '')?.[1];

/** Routes by which a contributor may add records. Creating a service event is missing, because the walk's request also names parts and would change them. */
const CONTRIBUTED = [
  'POST /api/fill-ups',
  'POST /api/issues',
  'POST /api/modifications',
  'POST /api/odometer-readings',
  'POST /api/ownership-chapters',
  'POST /api/parts',
  'POST /api/track-days',
  'POST /api/track-sessions',
  'POST /api/uploads',
  'POST /api/usage/components',
  'POST /api/usage/entries',
  'POST /api/usage/fitments',
  'POST /api/vehicle-identities',
];

test(
  'whoever has one vehicle sees nothing of another one, and changes nothing of it',
  onItsDay('sharing: vehicle'),
  async () => {
    const person = await anAuthor();
    await grantBetween(owner, person, 'editor', ofOne.vehicle);
    const shows: string[] = [];
    const tried = behindSignIn.flatMap((operation) => {
      const { slots } = placeOf(operation);
      const withAnyForeign = mixtures(slots).filter((mixture) => ![...mixture.values()].includes('missing'));
      return [...withAnyForeign, ...(isRead(operation) ? [allOwn(slots)] : [])].map((mixture) => ({
        operation,
        mixture,
      }));
    });
    const then = ofTheGarage(await everything());
    await inLanes(tried, LANES, async ({ operation, mixture }) => {
      const request = requestOf(operation, fill(mixture, [ofOne], [ofOther]), owner.mark);
      const answer = await askIn(person, request);
      const about = `${titleOf(operation)}, ${describe(mixture)} → ${answer.status} ${answer.text.slice(0, 300)}`;
      expect(answer.text, about).not.toContain(other.mark);
      if (hasForeign(mixture))
        expect([400, 403, 404, 415].includes(answer.status) || (isRead(operation) && answer.text === '[]'), about).toBe(
          true,
        );
      else if (answer.status === 200) shows.push(titleOf(operation));
      else expect([403, 404], about).toContain(answer.status);
    });
    expect(new Set(shows).size).toBeGreaterThan(30);
    expect(ofTheGarage(await everything())).toEqual(then);
  },
);

test('an editor does what the owner does, but for what is left to the owner', onItsDay('sharing: editor'), async () => {
  const editor = await anAuthor();
  await grantBetween(owner, editor, 'editor');
  const refused = new Set<string>();
  // Deletions come last. Those of the vehicle and its collection are refused.
  const requests = requestsOfOne().filter(({ operation }) => !isRead(operation) && operation.method !== 'DELETE');
  await inLanes(requests, LANES, async ({ operation, request }) => {
    const answer = await askIn(editor, request);
    expect(answer.status, aboutIt(operation, answer)).toBeLessThan(500);
    if (answer.status === 403 && codeOf(answer) !== 'sign_in.garage_not_here') refused.add(titleOf(operation));
  });
  expect([...refused]).toEqual([]);
  for (const path of [
    `/api/vehicles/${ofOne.vehicle}`,
    `/api/collections/${ofOne.collection}`,
    `/api/collections/${ofOne.collection}?vehicles=true`,
  ]) {
    const answer = await askIn(editor, { method: 'DELETE', path });
    expect([answer.status, codeOf(answer)], path).toEqual([403, 'sign_in.garage_only_owner']);
  }
  expect((await askIn(editor, { method: 'DELETE', path: `/api/issues/${ofOther.issue}` })).status).toBe(204);
});

test('the owner’s own header changes nothing for them', onItsDay('sharing: owner'), async () => {
  await inLanes(
    requestsOfOne().filter(({ operation }) => isRead(operation)),
    LANES,
    async ({ operation, request }) => {
      const [plain, named] = [await callPatiently({ ...request, token: owner.token }), await askIn(owner, request)];
      expect(named.status, aboutIt(operation, named)).toBe(plain.status);
    },
  );
});
