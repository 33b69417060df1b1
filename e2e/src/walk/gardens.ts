import { randomUUID } from 'node:crypto';
import { call, register, type Account } from '../api.js';
import { operations } from './documents.js';
import { allKinds, makerOf, type Kind } from './kinds.js';
import { requestOf } from './requests.js';
import { placeOf } from './slots.js';

/** One thing of every kind that can be made, each belonging to the others. */
export type Garden = Partial<Record<Kind, number>>;

export interface Gardener extends Account {
  /** A word that is in everything this person wrote, and in nothing else. */
  mark: string;
}

export const aGardener = async (): Promise<Gardener> => ({ ...(await register()), mark: `mark-${randomUUID()}` });

/** Makes one thing of each kind, by the documents: whatever a kind refers to is made before it. */
export async function plant(gardener: Gardener): Promise<Garden> {
  const garden: Garden = {};
  for (const kind of allKinds) if (makerOf(kind)) await make(kind, garden, gardener);
  return garden;
}

async function make(kind: Kind, garden: Garden, gardener: Gardener): Promise<number> {
  const known = garden[kind];
  if (known !== undefined) return known;
  const maker = makerOf(kind);
  if (!maker) throw new Error(`No service describes a POST that makes a ${kind}`);
  const filling = new Map<ReturnType<typeof placeOf>['slots'][number], number>();
  for (const slot of placeOf(maker).slots)
    if (makerOf(slot.kind)) filling.set(slot, await make(slot.kind, garden, gardener));
  const request = requestOf(maker, filling, gardener.mark);
  const answer = await call({ ...request, token: gardener.token });
  if (answer.status !== 201)
    throw new Error(
      `${request.method} ${request.path} refuses what the walk made of its schema (${answer.status} ${answer.text}). ` +
        'What it needs beyond its required fields belongs into "also" in e2e/src/walk/kinds.ts.',
    );
  return (garden[kind] = answer.json<{ id: number }>().id);
}

/** Everything that a person can read without knowing an id, and each thing of the gardens by its id. */
export async function harvest({ token }: Account, gardens: readonly Garden[]): Promise<Record<string, string>> {
  const read = operations.filter(({ method, isPublic }) => method === 'GET' && !isPublic);
  const found: Record<string, string> = {};
  for (const operation of read) {
    const { slots } = placeOf(operation);
    const inPath = slots.filter((slot) => slot.in === 'path');
    for (const garden of inPath.length ? gardens : gardens.slice(0, 1)) {
      const filling = new Map(inPath.map((slot) => [slot, garden[slot.kind] ?? 0]));
      const { method, path } = requestOf(operation, filling, '');
      found[path] = (await call({ method, path, token })).text;
    }
  }
  return found;
}
