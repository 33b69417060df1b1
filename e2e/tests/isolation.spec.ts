import { expect, test } from '@playwright/test';
import { inLanes } from '../../scripts/lib/command.js';
import { callPatiently, type Answer } from '../src/api.js';
import { onceInRun } from '../src/once-in-run.js';
import type { Author } from '../src/walk/author.js';
import { anAuthor, makeFixtures, makeSetsFor, readAll, type Fixtures } from '../src/walk/fixtures.js';
import {
  allOwn,
  asMissing,
  describe,
  fill,
  hasForeign,
  MISSING,
  mixtures,
  type Mixture,
} from '../src/walk/mixtures.js';
import { requestOf, withAnother } from '../src/walk/requests.js';
import { placeOf, walked, type Slot, type WalkedOperation } from '../src/walk/slots.js';
import { brokenTokens } from '../src/walk/tokens.js';
import { inTurn, onItsDay } from '../src/turn.js';

// No documented route accepts the id of another person's record.

/** Number of parallel requests of a test. */
const LANES = 4;

const places = new Map(walked.map((operation) => [operation, placeOf(operation)]));
/** Routes of svc-identity come first: some want a second factor that was proven in the last ten minutes, and a slow machine needs longer for all routes. */
const takingIds = walked
  .filter((operation) => placeOfKnown(operation).slots.length > 0)
  .toSorted((one, other) => Number(other.path.startsWith('/api/auth/')) - Number(one.path.startsWith('/api/auth/')));
const titleOf = ({ method, path, meant }: WalkedOperation) => `${method} ${path}${meant ? ` of a ${meant}` : ''}`;
const services = [...new Set(walked.map(({ service }) => service))];
const behindSignIn = walked.filter(({ isPublic }) => !isPublic);

/** Refusals of the walk's own records. They show that the id was accepted. */
const REFUSED_AS_IT_IS: Record<string, string> = {
  'GET /api/documents/{id}/invoice': 'This paper is no invoice that can be read as data',
  'POST /api/documents/{id}/apart': 'It was not joined of single papers.',
  // Only the other person may answer.
  'POST /api/handovers/{id}/accept': 'There is no such offer',
  'POST /api/handovers/{id}/refuse': 'There is no such offer',
  'POST /api/passport-imports/{id}/take': 'This passport cannot be taken in now',
  'POST /api/reminders/channels/{id}/trial': 'ntfy.invalid did not answer',
};

const changesThings = ({ method }: WalkedOperation) => method !== 'GET';

// There are many routes. All workers use the same two people.
test.describe.configure({ mode: 'parallel' });

/** The person who tries, and the owner of the foreign records. Nothing of both may change during the walk. */
let person: Author;
let stranger: Author;
let own: Fixtures[];
let foreign: Fixtures[];
let before: Things;

test.beforeAll(async () => {
  ({ person, stranger, own, foreign } = await onceInRun('two-people', twoPeople));
  await expect.poll(() => partsAreInstalled()).toBe(true);
  before = await things();
});

// Each test checks the paths near its own route. This finds changes elsewhere.
test.afterAll(async () => expect(await things(), 'nothing was stored').toEqual(before));

test('every id of every route is known to the walk', () => {
  expect([...places.values()].flatMap(({ unknown }) => unknown)).toEqual([]);
  expect(takingIds.length).toBeGreaterThan(15);
});

for (const operation of takingIds) {
  test(`${titleOf(operation)} lets no foreign id through`, onItsDay(titleOf(operation)), async () => {
    const { slots } = placeOfKnown(operation);
    const tried = await inLanes(mixtures(slots), LANES, async (mixture) => ({
      mixture,
      answer: await ask(operation, mixture),
    }));
    // The combinations with a missing id instead of a foreign one are among them.
    const answers = new Map(tried.map(({ mixture, answer }) => [describe(mixture), answer]));
    for (const { mixture, answer } of tried) {
      const about = `${describe(mixture)} → ${answer.status} ${answer.text}`;
      expect(isRefusal(operation, mixture, answer), about).toBe(true);
      expect(answer.text, about).not.toContain(stranger.mark);
      if (!hasForeign(mixture)) continue;
      const missing = answers.get(describe(asMissing(mixture)));
      expect({ status: answer.status, text: answer.text }, about).toEqual({
        status: missing?.status,
        text: missing?.text,
      });
    }
    if (changesThings(operation)) await expectNothingStored(near(operation));
  });

  test(`${titleOf(operation)} takes ids of one's own`, onItsDay(titleOf(operation)), async () => {
    const { slots } = placeOfKnown(operation);
    const [owner, sets] = changesThings(operation) ? await anotherOwner(slots) : [person, own];
    const request = requestOf(operation, fill(allOwn(slots), sets, []), owner.mark);
    const answer = await callPatiently({ ...request, token: owner.token });
    const refusal = REFUSED_AS_IT_IS[titleOf(operation)];
    if (refusal) return expect(answer.json()).toMatchObject({ msg: refusal, code: expect.any(String) });
    expect([200, 201, 202, 204], answer.text).toContain(answer.status);
    if (operation.reports) expect(answer.json()).toMatchObject({ failed: 0 });
  });
}

/** In a list each id counts, at any position. Entries of an import are independent, so only lists inside them are meant. */
const isInList = ({ at }: Slot) => at.lastIndexOf('[]') > 0;

for (const operation of takingIds.filter((one) => placeOfKnown(one).slots.some(isInList))) {
  test(
    `${titleOf(operation)} lets no foreign id through beside one of one's own`,
    onItsDay(titleOf(operation)),
    async () => {
      const { slots } = placeOfKnown(operation);
      const request = requestOf(operation, fill(allOwn(slots), own, []), person.mark);
      for (const slot of slots.filter(isInList))
        for (const where of ['before', 'after'] as const) {
          const foreignId = foreign[0]?.[slot.kind] ?? MISSING;
          const [answer, missing] = await Promise.all(
            [foreignId, MISSING].map((id) =>
              callPatiently({ ...withAnother(request, slot, id, where), token: person.token }),
            ),
          );
          const about = `${slot.at}, ${where} → ${answer?.status} ${answer?.text}`;
          expect(answer && isRefusal(operation, new Map([[slot, 'foreign']]), answer), about).toBe(true);
          expect({ status: answer?.status, text: answer?.text }, about).toEqual({
            status: missing?.status,
            text: missing?.text,
          });
        }
      await expectNothingStored(near(operation));
    },
  );
}

for (const operation of takingIds.filter(({ method, body }) => body && ['PUT', 'PATCH'].includes(method))) {
  test(
    `${titleOf(operation)} moves nothing by fields that it does not have`,
    onItsDay(titleOf(operation)),
    async () => {
      const { slots } = placeOfKnown(operation);
      const [owner, sets] = await anotherOwner(slots);
      const { method, path, body } = requestOf(operation, fill(allOwn(slots), sets, []), owner.mark);
      const smuggled = { id: 1, owner: stranger.id, owner_id: stranger.id, user_id: stranger.id, ownerId: stranger.id };
      const answer = await callPatiently({
        method,
        path,
        token: owner.token,
        body: { ...smuggled, ...(body as object) },
      });
      expect(answer.status, answer.text).toBe(200);
      const again = await callPatiently({ method, path, token: owner.token, body });
      expect(again.status, 'it is still the owner’s').toBe(200);
      expect(again.json<{ id: number }>().id).toBe(answer.json<{ id: number }>().id);
      await expectNothingStored(near(operation));
    },
  );
}

for (const service of services) {
  test(`every route of ${service} behind sign-in wants a token that is whole`, inTurn(services, service), async () => {
    const broken = Object.entries(brokenTokens(person.token));
    await inLanes(
      behindSignIn.filter((one) => one.service === service),
      LANES,
      async (operation) => {
        const { slots } = placeOfKnown(operation);
        const request = requestOf(operation, fill(allOwn(slots), own, foreign), person.mark);
        for (const [what, token] of broken) {
          const answer = await callPatiently({ ...request, token });
          const refused = { msg: 'Authentication required', code: 'sign_in.required' };
          expect([answer.status, answer.json()], `${titleOf(operation)} with ${what}`).toEqual([401, refused]);
        }
      },
    );
    await expectNothingStored((operation) => operation.service === service);
  });
}

test('one person’s Idempotency-Key gives nobody another’s answer', async () => {
  const request = { method: 'POST', path: '/api/collections', headers: { 'idempotency-key': stranger.mark } };
  const [one, other] = [await anAuthor(), await anAuthor()];
  const body = { name: 'Garage' };
  const first = await callPatiently({ ...request, body, token: one.token });
  const second = await callPatiently({ ...request, body, token: other.token });
  expect([first.status, second.status]).toEqual([201, 201]);
  expect(second.json<{ id: number }>().id).not.toBe(first.json<{ id: number }>().id);
});

function placeOfKnown(operation: WalkedOperation) {
  return places.get(operation) ?? placeOf(operation);
}

const ask = (operation: WalkedOperation, mixture: Mixture): Promise<Answer> =>
  callPatiently({ ...requestOf(operation, fill(mixture, own, foreign), person.mark), token: person.token });

/**
 * True for 400 and 404; for an operation that is refused for any id; for an import that reports nothing stored; and for an empty list filtered by a foreign
 * id.
 */
function isRefusal(operation: WalkedOperation, mixture: Mixture, { status, text }: Answer): boolean {
  if (status === 400 || status === 404) return true;
  if (status === 409) return (JSON.parse(text) as { msg: string }).msg === REFUSED_AS_IT_IS[titleOf(operation)];
  if (status !== 200) return false;
  const wrong = [...mixture].filter(([, whose]) => whose === 'foreign' || whose === 'missing').map(([slot]) => slot);
  const isFilter = operation.method === 'GET' && wrong.every((slot) => slot.in === 'query');
  if (isFilter) return text === '[]';
  return operation.reports && (JSON.parse(text) as { imported: number }).imported === 0;
}

/** A new person whose records may change, with two sets of the kinds of these ids. */
async function anotherOwner(slots: readonly Slot[]): Promise<[Author, Fixtures[]]> {
  const owner = await anAuthor();
  return [owner, await makeSetsFor(owner, slots)];
}

async function twoPeople() {
  const [one, other] = await Promise.all([anAuthor(), anAuthor()]);
  const twoSets = (author: Author) => Promise.all([makeFixtures(author), makeFixtures(author)]);
  const [ones, others] = await Promise.all([twoSets(one), twoSets(other)]);
  return { person: one, stranger: other, own: ones, foreign: others };
}

/** Responses by path. */
interface Things {
  person: Record<string, string>;
  stranger: Record<string, string>;
}

/** Everything that both people can read, or what they can read by some routes. */
async function things(isRead?: Which): Promise<Things> {
  const [persons, strangers] = await Promise.all([readAll(person, own, isRead), readAll(stranger, foreign, isRead)]);
  return { person: persons, stranger: strangers };
}

type Which = (operation: WalkedOperation) => boolean;

/** Routes with the same beginning: for `/api/service/events/{id}` all below `/api/service`. */
const near = (asked: WalkedOperation): Which => {
  const firstWords = ({ path }: WalkedOperation) => path.split('/').slice(0, 3).join('/');
  return (operation) => firstWords(operation) === firstWords(asked);
};

/** Checks that nothing has changed in what both people can read by these routes. */
async function expectNothingStored(isRead: Which): Promise<void> {
  const now = await things(isRead);
  const then = { person: among(now.person, before.person), stranger: among(now.stranger, before.stranger) };
  expect(now, 'nothing was stored').toEqual(then);
}

const among = (some: Record<string, string>, all: Record<string, string>): Record<string, string | undefined> =>
  Object.fromEntries(Object.keys(some).map((path) => [path, all[path]]));

/** True once the garage has applied the events' effects, so that nothing changes by itself any more. */
async function partsAreInstalled(): Promise<boolean> {
  const things = [
    ...own.map((fixtures) => ({ part: fixtures.part, token: person.token })),
    ...foreign.map((fixtures) => ({ part: fixtures.part, token: stranger.token })),
  ];
  const parts = await Promise.all(
    things.map(({ part, token }) => callPatiently({ path: `/api/parts/${part}`, token })),
  );
  return parts.every((part) => {
    const { status, service_events } = part.json<{ status: string; service_events: unknown[] }>();
    return status === 'Installed' && service_events.length === 1;
  });
}
