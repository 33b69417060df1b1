import type { EntityManager } from 'typeorm';
import { sql, within } from '@carnet/pg';
import { type Fact, type FactHead, revisionOf, splitPosition } from './fact.js';

/** Identifies a thing for one handler. */
export interface HandlerThing {
  handler: string;
  kind: string;
  key: string;
}

/** A thing for one revision of a handler. */
export interface RevisedThing extends HandlerThing {
  takenBy: number;
}

/** The newest fact that a handler applied of a thing, tombstones included. It makes applying idempotent. */
export interface HandlerHead extends RevisedThing, FactHead {
  /** True if a fact of the thing could not be applied. Later facts wait behind it. */
  parked: boolean;
  /** The last snapshot, kept for effects. */
  body: unknown;
  /** Marks of the applied fact: its writing transaction, its time, and its owner; null if an earlier release applied it. */
  tx: string | null;
  at: Date | null;
  ownerId: number | null;
  /** True if the producer's log was replaced, and the new log has not shown this fact yet. */
  unconfirmed: boolean;
}

export const nameOf = ({ handler, kind, key }: HandlerThing): string => `${handler} ${kind} ${key}`;

/**
 * Reads the heads of `things`. A thing that is new to a handler has version 0, so that every fact is newer. Call it under the locks of the things' owners, so
 * that nobody else applies the same thing meanwhile. A head of an earlier revision of the handler does not count, even if a process of the previous release has
 * just written it.
 */
export async function readHeads(tx: EntityManager, things: readonly RevisedThing[]): Promise<Map<string, HandlerHead>> {
  const distinct = new Map(things.map((thing) => [nameOf(thing), thing]));
  const list = [...distinct.values()];
  const known = await within(tx).rows<HandlerHead>(sql`
    select handler, kind, key, thing.taken_by as "takenBy", version, revision, deleted, parked, body,
      head.tx::text as tx, at, owner_id as "ownerId", unconfirmed
    from unnest(${list.map(({ handler }) => handler)}::text[], ${list.map(({ kind }) => kind)}::text[], ${list.map(({ key }) => key)}::text[],
      ${list.map(({ takenBy }) => takenBy)}::integer[]) as thing (handler, kind, key, taken_by)
    join handler_heads head using (handler, kind, key) where head.taken_by >= thing.taken_by`);
  const heads = new Map([...distinct].map(([name, thing]) => [name, headOfNew(thing)]));
  for (const head of known) heads.set(nameOf(head), head);
  return heads;
}

const headOfNew = ({ handler, kind, key, takenBy }: RevisedThing): HandlerHead => ({
  ...{ handler, kind, key, takenBy },
  ...{ version: 0, revision: 0, deleted: false, parked: false, body: null },
  ...{ tx: null, at: null, ownerId: null, unconfirmed: false },
});

/** Stores heads as they are now. */
export async function saveHeads(tx: EntityManager, heads: readonly HandlerHead[]): Promise<void> {
  if (heads.length === 0) return;
  await within(tx).rows(sql`
    insert into handler_heads (handler, kind, key, taken_by, version, revision, deleted, parked, body, tx, at, owner_id, unconfirmed)
    select handler, kind, key, "takenBy", version, revision, deleted, parked, body, tx, at, "ownerId", unconfirmed
    from jsonb_to_recordset(${JSON.stringify(heads)}::jsonb) as head (handler text, kind text, key text, "takenBy" integer, version integer,
      revision integer, deleted boolean, parked boolean, body jsonb, tx xid8, at timestamptz, "ownerId" integer, unconfirmed boolean)
    on conflict (handler, kind, key) do update
    set taken_by = excluded.taken_by, version = excluded.version, revision = excluded.revision, deleted = excluded.deleted, parked = excluded.parked, body = excluded.body,
      tx = excluded.tx, at = excluded.at, owner_id = excluded.owner_id, unconfirmed = excluded.unconfirmed`);
}

/** Lets later facts of the thing be applied again. */
export async function unpark(tx: EntityManager, { handler, kind, key }: HandlerThing): Promise<void> {
  await within(tx).rows(sql`
    update handler_heads set parked = false where handler = ${handler} and kind = ${kind} and key = ${key}`);
}

/** The marks by which a head identifies its fact. */
export function markOf({
  position,
  at,
  ownerId,
  deleted,
}: Fact): Pick<HandlerHead, 'tx' | 'at' | 'ownerId' | 'unconfirmed'> {
  return { tx: splitPosition(position).tx, at: new Date(at), ownerId: deleted ? null : ownerId, unconfirmed: false };
}

/** Tells whether `fact` is exactly the applied one, and not another fact of the same version. */
export function isOf(
  fact: Fact,
  { version, revision, deleted, at }: Pick<HandlerHead, 'version' | 'revision' | 'deleted' | 'at'>,
): boolean {
  const isOfVersion =
    fact.version === version && fact.deleted === deleted && (deleted || revisionOf(fact) === revision);
  return isOfVersion && (at === null || at.getTime() === Date.parse(fact.at));
}

/** Tells whether `fact` proves that the new log contains the fact that was applied from the old log. */
export const isConfirmedBy = (fact: Fact, head: HandlerHead): boolean =>
  head.unconfirmed && !head.parked && isOf(fact, head);

/** Tells whether the id of a lost thing was given to a thing of another owner. */
export const isAnothers = (fact: Fact, head: HandlerHead): boolean =>
  head.unconfirmed && head.version > 0 && !head.deleted && head.ownerId !== null && fact.ownerId !== head.ownerId;
