import { randomUUID } from 'node:crypto';
import { call, register, type Account } from '../api.js';
import { allKinds, makerOf, type Kind } from './kinds.js';
import { requestOf } from './requests.js';
import { placeOf, walked } from './slots.js';
import { makeFile } from './uploads.js';

/** One thing of every kind that can be made, each belonging to the others. */
export type Fixtures = Partial<Record<Kind, number>>;

export interface Author extends Account {
  /** A word that is in everything this person wrote, and in nothing else. */
  mark: string;
}

export const anAuthor = async (): Promise<Author> => ({ ...(await register()), mark: `mark-${randomUUID()}` });

/** Makes one thing of each kind, by the documents: whatever a kind refers to is made before it. */
export async function makeFixtures(author: Author): Promise<Fixtures> {
  const fixtures: Fixtures = {};
  for (const kind of allKinds) if (makerOf(kind)) await make(kind, fixtures, author);
  return fixtures;
}

async function make(kind: Kind, fixtures: Fixtures, author: Author): Promise<number> {
  const known = fixtures[kind];
  if (known !== undefined) return known;
  const maker = makerOf(kind);
  if (!maker) throw new Error(`No service describes a POST that makes a ${kind}`);
  const filling = new Map<ReturnType<typeof placeOf>['slots'][number], number>();
  // Two ids of one kind name two things: the second is made for this alone.
  const named = new Set<Kind>();
  for (const slot of placeOf(maker).slots.filter(({ kind: one }) => makerOf(one))) {
    filling.set(
      slot,
      await make(slot.kind, named.has(slot.kind) ? { ...fixtures, [slot.kind]: undefined } : fixtures, author),
    );
    named.add(slot.kind);
  }
  if (kind === 'photo' || kind === 'document') return (fixtures[kind] = await makeFile(author, kind));
  const request = requestOf(maker, filling, author.mark);
  const answer = await call({ ...request, token: author.token });
  if (answer.status !== 201)
    throw new Error(
      `${request.method} ${request.path} refuses what the walk made of its schema (${answer.status} ${answer.text}). ` +
        'What it needs beyond its required fields belongs into "also" in e2e/src/walk/kinds.ts.',
    );
  return (fixtures[kind] = answer.json<{ id: number }>().id);
}

/** Everything that a person can read without knowing an id, and each thing of the sets by its id. */
export async function readAll({ token }: Account, sets: readonly Fixtures[]): Promise<Record<string, string>> {
  const read = walked.filter(({ method, isPublic }) => method === 'GET' && !isPublic);
  const found: Record<string, string> = {};
  for (const operation of read) {
    const { slots } = placeOf(operation);
    const inPath = slots.filter((slot) => slot.in === 'path');
    for (const fixtures of inPath.length ? sets : sets.slice(0, 1)) {
      const filling = new Map(inPath.map((slot) => [slot, fixtures[slot.kind] ?? 0]));
      const { method, path } = requestOf(operation, filling, '');
      found[path] = (await call({ method, path, token })).text;
    }
  }
  return found;
}
