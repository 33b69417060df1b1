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

/** One thing of every kind that can be made, each belonging to the others. */
export type Fixtures = Partial<Record<Kind, number>>;

export const anAuthor = async (): Promise<Author> => ({ ...(await register()), mark: `mark-${randomUUID()}` });

/** Makes one thing of each of these kinds, by the documents: whatever a kind refers to is made before it. */
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

/** An event installs its part, and facts tell the other services, so that nothing of a set changes by itself afterwards. */
async function isInstalled({ token }: Author, { part, event, modification }: Fixtures): Promise<boolean> {
  if (!part || !event) return true;
  const paths = [`/api/service/events/${event}`, ...(modification ? [`/api/modifications/${modification}`] : [])];
  const readers = await Promise.all(paths.map((path) => callPatiently({ path, token })));
  return readers.every((answer) =>
    (answer.json<{ parts?: { status: string }[] }>().parts ?? []).every(({ status }) => status === 'Installed'),
  );
}

/** Settings of reminders name vehicles, which facts tell of. */
async function isKnown({ token }: Author, { vehicle }: Fixtures): Promise<boolean> {
  if (!vehicle) return true;
  const { vehicles } = (await callPatiently({ path: '/api/reminders', token })).json<{ vehicles: { id: number }[] }>();
  return vehicles.some(({ id }) => id === vehicle);
}

/** A book or an export becomes another thing as long as it is being made. */
async function areMade({ token }: Author, fixtures: Fixtures): Promise<boolean> {
  const paths = [
    ...(fixtures.dossier ? [`/api/dossiers/${fixtures.dossier}`] : []),
    ...(fixtures.export ? [`/api/exports/${fixtures.export}`] : []),
    ...(fixtures.passport ? [`/api/passports/${fixtures.passport}`] : []),
  ];
  const answers = await Promise.all(paths.map((path) => callPatiently({ path, token })));
  return answers.every((answer) => ['ready', 'failed'].includes(answer.json<{ state: string }>().state));
}

/** Two sets of what these ids of a route can name, and of nothing else. */
export function makeSetsFor(author: Author, slots: readonly Slot[]): Promise<Fixtures[]> {
  const kinds = slots.map(({ kind }) => kind);
  return Promise.all([makeFixtures(author, kinds), makeFixtures(author, kinds)]);
}

/** Things that are made, or about to be; those that do not refer to each other are made at the same time. */
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
  // Two ids of one kind name two things: the second is made for this alone.
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

/** A due point is told a second after it was made, and the routes of svc-service say it at once. */
const TOLD_LATER = '/api/reminders/preview';

/** Everything that a person can read without knowing an id, and each thing of the sets by its id: of all routes, or of those that are wanted. */
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

/** The answer without the time at which somebody was seen last, which changes by asking. */
const lasting = ({ text }: Answer): string => text.replaceAll(/"last_seen_at":"[^"]*"/g, '"last_seen_at":""');
