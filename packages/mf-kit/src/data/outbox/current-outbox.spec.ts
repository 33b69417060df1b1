import { signOut, startSession } from '../session/store';
import { aUser } from '../../testing';
import {
  held,
  keepUnanswered,
  lossOfOutbox,
  onArrival,
  onGoneElsewhere,
  ownOutbox,
  saveAsFile,
} from './current-outbox';
import type { Entry, Unanswered } from './entry';

const kept = new Map<number | string, readonly Entry[]>();
jest.mock('./outbox-shelf', () => ({
  browserShelf: () => ({
    read: async (person: number | string) => kept.get(person) ?? [],
    update: async (person: number, change: (entries: readonly Entry[]) => readonly Entry[]) => {
      kept.set(person, change(kept.get(person) ?? []));
      return kept.get(person);
    },
    things: async () => new Map(),
    noteThings: async () => undefined,
    forget: async (person: number) => void kept.delete(person),
  }),
}));

const [ann, bob] = [aUser({ id: 1 }), aUser({ id: 2 })];
const unanswered = (person: number): Unanswered => ({
  ...{ person, method: 'POST', path: '/api/service/events', sent: '{"name":"Oil"}', tried: false },
  outbox: { kind: 'service-event', vehicle: 7, title: 'Oil', list: '/service-history' },
});

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: {}, fetch: jest.fn().mockRejectedValue(new TypeError('No line')) });
  startSession('of-ann', ann);
});
afterEach(() => {
  signOut();
  kept.clear();
});

it('keeps a write of the signed-in person', async () => {
  expect(await keepUnanswered(unanswered(ann.id), {})).toMatchObject({ body: { name: 'Oil' } });
  expect(kept.get(ann.id)?.length).toBe(1);
});

it('does not keep a write for another person who has signed in since', async () => {
  startSession('of-bob', bob);
  expect(await keepUnanswered(unanswered(ann.id), {})).toBeNull();
  expect(kept.size).toBe(0);
});

it('does not keep it where they sign in meanwhile', async () => {
  const keeping = keepUnanswered(unanswered(ann.id), {});
  startSession('of-bob', bob);
  expect(await keeping).toBeNull();
  expect(kept.size).toBe(0);
});

it('keeps an entry that has arrived until somebody takes its files', async () => {
  const answer = new Response('{"id":31}', { status: 201 });
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) });
  const { id } = (await keepUnanswered(unanswered(ann.id), { holdsFiles: true }))!;
  await held(id);
  expect(ownOutbox().entries).toMatchObject([{ id, state: 'arrived' }]);
  const taken = jest.fn().mockResolvedValue(undefined);
  const leave = onArrival(taken);
  await ownOutbox().wake();
  leave();
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ id, thing: 31 }));
  expect(ownOutbox().entries).toEqual([]);
});

it('tells those who come after something has arrived, once', async () => {
  const answer = new Response('{"id":31}', { status: 201 });
  Object.assign(globalThis, { fetch: jest.fn().mockResolvedValue(answer) });
  await keepUnanswered(unanswered(ann.id), {});
  await ownOutbox().wake();
  expect(ownOutbox().entries).toEqual([]);
  const [first, second] = [jest.fn(), jest.fn()];
  for (const tell of [first, second]) onGoneElsewhere(tell)();
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
});

it('hands over as a file all that it says would be lost, in whichever garage it waits', async () => {
  const own = (await keepUnanswered(unanswered(ann.id), {}))!;
  const inAdas = { ...own, id: 'in-adas', body: { name: 'Brakes' } };
  kept.set(`${ann.id}@12`, [inAdas]).set(`${bob.id}@12`, [{ ...own, id: 'of-bob' }]);
  for (const scope of [`${ann.id}@12`, `${bob.id}@12`]) localStorage.setItem(`carnet.outbox.${scope}`, '1');
  const blobs: string[][] = [];
  const Blob = jest.fn((parts: string[]) => blobs.push(parts));
  Object.assign(globalThis, { Blob });
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await saveAsFile();
  const saved = JSON.parse(blobs.flat().join('')) as Entry[];
  expect(saved.map(({ id }) => id)).toEqual([own.id, 'in-adas']);
  expect(await lossOfOutbox()).toContain('2');
});
