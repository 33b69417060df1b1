import type { EntityManager } from 'typeorm';
import { type Queryable, sql, within } from '@carnet/pg';
import type { Fact } from './fact.js';
import type { HandlerThing } from './handler-heads.js';

/** The longest pause before a retry of a parked thing, and the shorter one for facts without which the service is not ready, in seconds. */
const LONGEST_S = 600;
const LONGEST_ESSENTIAL_S = 5;

/** Waiting facts of one thing, oldest first. The first one could not be applied. */
export interface ParkedThing extends HandlerThing {
  facts: Fact[];
  error: string;
  /** The number of earlier tries, and the time of the first parking; for a thing that is parked again. */
  tries: number;
  parkedAt: Date | null;
  essential: boolean;
}

/** One parked thing, for operators. */
export interface ParkedSummary {
  producer: string;
  handler: string;
  kind: string;
  key: string;
  /** The sequence number, in the producer's log, of the fact that cannot be applied. */
  seq: number;
  /** The number of waiting facts of the thing, including the refused one. */
  waiting: number;
  error: string;
  tries: number;
  since: Date;
  nextTry: Date;
}

export interface ParkedReport {
  /** The number of things. */
  count: number;
  /** True if one of them makes the service not ready, such as the revocation of a person's tokens. */
  essential: boolean;
  /** Those that are parked longest. */
  things: ParkedSummary[];
}

const SHOWN = 20;

/** Stores facts that could not be applied, or that wait behind such a fact. */
export async function park(tx: EntityManager, producer: string, parked: readonly ParkedThing[]): Promise<void> {
  for (const { handler, kind, key, facts, error, tries, parkedAt, essential } of parked) {
    const pause = Math.min(2 ** Math.min(tries, 20), essential ? LONGEST_ESSENTIAL_S : LONGEST_S);
    await within(tx).rows(sql`
      insert into parked_facts as thing (producer, handler, kind, key, facts, error, tries, parked_at, retry_at)
      values (${producer}, ${handler}, ${kind}, ${key}, ${JSON.stringify(facts)}::jsonb, ${error}, ${tries + 1},
              coalesce(${parkedAt}::timestamptz, now()), now() + make_interval(secs => ${pause}))
      on conflict (handler, kind, key) do update
      set facts = thing.facts || excluded.facts where not thing.facts @> excluded.facts`);
  }
}

/** A parked thing and its owner. */
export interface DueThing extends HandlerThing {
  ownerId: number | null;
}

/** The things that are due for a retry. */
export function dueThings(db: Queryable, producer: string, handlers: readonly string[]): Promise<DueThing[]> {
  return db.rows<DueThing>(sql`
    select handler, kind, key, (facts -> 0 ->> 'ownerId')::int as "ownerId" from parked_facts
    where producer = ${producer} and handler = any(${handlers}::text[]) and retry_at <= now()
    order by parked_at limit 50`);
}

export async function hasParked(db: Queryable, producer: string, handlers: readonly string[]): Promise<boolean> {
  const rows = await db.rows(sql`
    select 1 from parked_facts where producer = ${producer} and handler = any(${handlers}::text[]) limit 1`);
  return rows.length > 0;
}

/** Removes a parked thing to retry it; null if another instance already did. Lock its owner first. */
export async function takeOut(
  tx: EntityManager,
  { handler, kind, key }: HandlerThing,
): Promise<Pick<ParkedThing, 'facts' | 'tries' | 'parkedAt'> | null> {
  const [row] = await within(tx).rows<Pick<ParkedThing, 'facts' | 'tries' | 'parkedAt'>>(sql`
    delete from parked_facts where handler = ${handler} and kind = ${kind} and key = ${key}
    returning facts, tries, parked_at as "parkedAt"`);
  return row ?? null;
}

/** Reports the parked facts of these handlers. */
export async function parkedReport(
  db: Queryable,
  handlers: readonly string[],
  essential: readonly string[],
): Promise<ParkedReport> {
  const rows = await db.rows<ParkedSummary & { count: number; anyEssential: boolean }>(sql`
    select producer, handler, kind, key, (facts -> 0 ->> 'seq')::float8 as seq, jsonb_array_length(facts) as waiting, error, tries,
           parked_at as since, retry_at as "nextTry", count(*) over ()::integer as count,
           bool_or(handler = any(${essential}::text[])) over () as "anyEssential"
    from parked_facts where handler = any(${handlers}::text[]) order by parked_at limit ${SHOWN}`);
  const things = rows.map(({ count: _count, anyEssential: _essential, ...thing }) => thing);
  return { count: rows[0]?.count ?? 0, essential: rows[0]?.anyEssential ?? false, things };
}

/** Makes all parked things due for a retry now. Returns how many there are. */
export async function retryNow(db: Queryable): Promise<number> {
  const rows = await db.rows(sql`update parked_facts set retry_at = now() returning 1`);
  return rows.length;
}
