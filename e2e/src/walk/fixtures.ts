import { randomUUID } from 'node:crypto';
import { inLanes } from '../../../scripts/lib/command.js';
import { type Account, type Answer, callPatiently, register } from '../api.js';
import { MADE_WITHIN_MS, until } from '../until.js';
import type { Author } from './author.js';
import { allKinds, makerOf, type Kind } from './kinds.js';
import { requestOf } from './requests.js';
import { placeOf, walked, type Slot, type WalkedOperation } from './slots.js';
import { turnsOfPeople } from './turns.js';
import { grantBetween } from './sharing.js';
import { isFile, makeFile, sendPassport } from './uploads.js';
import { makePasskey, signInElsewhere } from './ways-in.js';

/** One record of every kind that can be created, each linked to the others. */
export type Fixtures = Partial<Record<Kind, number>>;

export const anAuthor = async (): Promise<Author> => ({ ...(await register()), mark: `mark-${randomUUID()}` });

/** Creates one record of each of these kinds, based on the documents. Records that a kind refers to are created first. */
export async function makeFixtures(author: Author, kinds: readonly Kind[] = allKinds): Promise<Fixtures> {
  const making: Making = new Map();
  await Promise.all(kinds.filter(makerOf).map((kind) => make(kind, making, author)));
  const made = await Promise.all([...making].map(async ([kind, id]) => [kind, await id] as const));
  const fixtures: Fixtures = Object.fromEntries(made);
  await until('what an event does to its part is known everywhere', () => isInstalled(author, fixtures));
  await until('who reminds knows the vehicle', () => isKnown(author, fixtures));
  await until('the book and the export are made', () => areMade(author, fixtures), MADE_WITHIN_MS);
  return fixtures;
}

/** True once an event has installed its part and the facts have arrived, so that the records no longer change. */
async function isInstalled({ token }: Author, { part, event, modification }: Fixtures): Promise<boolean> {
  if (!part || !event) return true;
  const paths = [`/api/service/events/${event}`, ...(modification ? [`/api/modifications/${modification}`] : [])];
  const readers = await Promise.all(paths.map((path) => callPatiently({ path, token })));
  return readers.every((answer) =>
    (answer.json<{ parts?: { status: string }[] }>().parts ?? []).every(({ status }) => status === 'Installed'),
  );
}

/** True once the reminder settings list the vehicle, which they know by a fact. */
async function isKnown({ token }: Author, { vehicle }: Fixtures): Promise<boolean> {
  if (!vehicle) return true;
  const { vehicles } = (await callPatiently({ path: '/api/reminders', token })).json<{ vehicles: { id: number }[] }>();
  return vehicles.some(({ id }) => id === vehicle);
}

/** True once books, exports and passports are finished, because they change while they are being made. */
async function areMade({ token }: Author, fixtures: Fixtures): Promise<boolean> {
  const paths = [
    ...(fixtures.dossier ? [`/api/dossiers/${fixtures.dossier}`] : []),
    ...(fixtures.export ? [`/api/exports/${fixtures.export}`] : []),
    ...(fixtures.passport ? [`/api/passports/${fixtures.passport}`] : []),
  ];
  const answers = await Promise.all(paths.map((path) => callPatiently({ path, token })));
  return answers.every((answer) => ['ready', 'failed'].includes(answer.json<{ state: string }>().state));
}

/** Two sets of the kinds that a route's ids can name. */
export function makeSetsFor(author: Author, slots: readonly Slot[]): Promise<Fixtures[]> {
  const kinds = slots.map(({ kind }) => kind);
  return Promise.all([makeFixtures(author, kinds), makeFixtures(author, kinds)]);
}

/** Records that exist or are being created. Independent ones are created in parallel. */
type Making = Map<Kind, Promise<number>>;

function make(kind: Kind, making: Making, author: Author): Promise<number> {
  const made = making.get(kind) ?? makeAnother(kind, making, author);
  making.set(kind, made);
  return made;
}

const inTurn = turnsOfPeople();

async function makeAnother(kind: Kind, making: Making, author: Author): Promise<number> {
  const maker = makerOf(kind);
  if (!maker) throw new Error(`No service describes a POST that makes a ${kind}`);
  // Two ids of one kind must name two records, so the second one is created here.
  const named = new Set<Kind>();
  const filled = placeOf(maker)
    .slots.filter((slot) => makerOf(slot.kind))
    .map((slot): [Slot, Promise<number>] => {
      const isSecond = named.has(slot.kind);
      named.add(slot.kind);
      return [slot, isSecond ? makeAnother(slot.kind, making, author) : make(slot.kind, making, author)];
    });
  const filling = new Map(
    await Promise.all(filled.map(async ([slot, id]): Promise<[Slot, number]> => [slot, await id])),
  );
  if (isFile(kind)) return makeFile(author, kind);
  if (kind === 'passport that came') return sendPassport(author);
  if (kind === 'session') return signInElsewhere(author);
  if (kind === 'passkey') return makePasskey(author);
  if (kind === 'grant') return grantBetween(author, await anAuthor(), 'viewer');
  if (kind === 'shared garage') return grantBetween(await anAuthor(), author, 'viewer');
  if (kind === 'owner who shares') return ownerWhoSharesWith(author);
  const request = requestOf(maker, filling, author.mark);
  const answer = await inTurn(author, () => callPatiently({ ...request, token: author.token }));
  if (![201, 202].includes(answer.status))
    throw new Error(
      `${request.method} ${request.path} refuses what the walk made of its schema (${answer.status} ${answer.text}). ` +
        'What it needs beyond its required fields belongs into "also" in e2e/src/walk/kinds.ts.',
    );
  return answer.json<{ id: number }>().id;
}

async function ownerWhoSharesWith(author: Author): Promise<number> {
  const owner = await anAuthor();
  await grantBetween(owner, author, 'viewer');
  return owner.id;
}

const LANES = 4;

/** Due points appear there a second later, by a fact. Routes of svc-service show them at once. */
const TOLD_LATER = '/api/reminders/preview';

/** Everything that a person can read without an id, and each record of the sets by its id: by all routes, or by the selected ones. */
export async function readAll(
  { token }: Account,
  sets: readonly Fixtures[],
  isWanted: (operation: WalkedOperation) => boolean = () => true,
): Promise<Record<string, string>> {
  const read = walked.filter(({ method, isPublic, path }) => method === 'GET' && !isPublic && path !== TOLD_LATER);
  const paths = read.filter(isWanted).flatMap((operation) => {
    const inPath = placeOf(operation).slots.filter((slot) => slot.in === 'path');
    return (inPath.length ? sets : sets.slice(0, 1)).map((fixtures) => {
      const filling = new Map(inPath.map((slot) => [slot, fixtures[slot.kind] ?? 0]));
      return requestOf(operation, filling, '').path;
    });
  });
  const found = await inLanes(
    paths,
    LANES,
    async (path) => [path, lasting(await callPatiently({ path, token }))] as const,
  );
  return Object.fromEntries(found);
}

/** The response without the time of the last activity, which each request changes. */
const lasting = ({ text }: Answer): string => text.replaceAll(/"last_seen_at":"[^"]*"/g, '"last_seen_at":""');
