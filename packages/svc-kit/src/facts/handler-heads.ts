import type { EntityManager } from 'typeorm';
import { within } from '../database/database.js';
import { sql } from '../database/sql.js';
import type { FactHead } from './fact.js';

/** Names a thing as one handler sees it. */
export interface HandlerThing {
  handler: string;
  kind: string;
  key: string;
}

/** The newest that a handler took of a thing, tombstones included: what makes applying idempotent. */
export interface HandlerHead extends HandlerThing, FactHead {
  /** A fact of the thing could not be applied: what comes waits behind it. */
  parked: boolean;
  /** The last snapshot, kept for effects. */
  body: unknown;
}

export const nameOf = ({ handler, kind, key }: HandlerThing): string => `${handler} ${kind} ${key}`;

/**
 * Locks the heads of `things`, so that a follower and one who asks do not apply the same thing at once. A thing that is new to a handler
 * gets a head of version 0, which every version is news to. Ordered, so that two never wait for each other.
 */
export async function lockHeads(tx: EntityManager, things: readonly HandlerThing[]): Promise<Map<string, HandlerHead>> {
  const distinct = [...new Map(things.map((thing) => [nameOf(thing), thing])).values()];
  const rows = await within(tx).rows<HandlerHead>(sql`
    insert into handler_heads as head (handler, kind, key, version)
    select handler, kind, key, 0
    from unnest(${distinct.map(({ handler }) => handler)}::text[], ${distinct.map(({ kind }) => kind)}::text[],
                ${distinct.map(({ key }) => key)}::text[]) as thing (handler, kind, key)
    order by handler, kind, key
    on conflict (handler, kind, key) do update set version = head.version
    returning handler, kind, key, version, revision, deleted, parked, body`);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** Stores heads that `lockHeads` gave, as they are now. */
export async function saveHeads(tx: EntityManager, heads: readonly HandlerHead[]): Promise<void> {
  if (heads.length === 0) return;
  const column = <K extends keyof HandlerHead>(name: K) => heads.map((head) => head[name]);
  const bodies = heads.map(({ body }) => (body === null ? null : JSON.stringify(body)));
  await within(tx).rows(sql`
    update handler_heads as head
    set version = news.version, revision = news.revision, deleted = news.deleted, parked = news.parked, body = news.body
    from unnest(${column('handler')}::text[], ${column('kind')}::text[], ${column('key')}::text[], ${column('version')}::integer[],
                ${column('revision')}::integer[], ${column('deleted')}::boolean[], ${column('parked')}::boolean[], ${bodies}::jsonb[])
      as news (handler, kind, key, version, revision, deleted, parked, body)
    where head.handler = news.handler and head.kind = news.kind and head.key = news.key`);
}
