import type { EntityManager } from 'typeorm';
import { type Queryable, within } from '../database/database.js';
import { sql } from '../database/sql.js';
import { type Fact, type FactHead, isNews } from './fact.js';
import type { FactHandler, FactLocks, FactTaker } from './fact-handler.js';

interface HeadRow extends FactHead {
  kind: string;
  key: string;
}

/** Takes facts into the service's tables, each version of a thing once, whether it came by the log or was asked for. */
export class FactApplier {
  private readonly handlers = new Map<string, FactHandler[]>();
  private readonly locks: FactLocks[] = [];

  constructor(takers: readonly FactTaker[]) {
    for (const taker of takers) {
      if (isHandler(taker)) this.handlers.set(taker.kind, [...this.handlersOf(taker.kind), taker]);
      else this.locks.push(taker);
    }
  }

  /** The kinds that somebody here handles, sorted. */
  get kinds(): string[] {
    return [...this.handlers.keys()].sort();
  }

  /**
   * Applies what is news among `facts`: kind by kind, as the handlers are named, those of a kind in their order. So every batch takes
   * its locks in the same order (ADR 10). Returns how many were.
   */
  async apply(tx: EntityManager, facts: readonly Fact[]): Promise<number> {
    const wanted = facts.filter(({ kind }) => this.handlers.has(kind));
    if (wanted.length === 0) return 0;
    const heads = await lockHeads(tx, wanted);
    const news = pickNews(wanted, heads);
    if (news.length === 0) return 0;
    await saveHeads(tx, news);
    if (news.some(({ deleted }) => deleted)) for (const locks of this.locks) await locks.hold(tx, news);
    for (const kind of this.handlers.keys()) {
      const ofKind = news.filter((fact) => fact.kind === kind);
      if (ofKind.length > 0) await this.handle(tx, kind, ofKind);
    }
    return news.length;
  }

  /** Whether the service knows already that the thing is gone. */
  async isGone(db: Queryable, kind: string, key: string): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from fact_heads where kind = ${kind} and key = ${key} and deleted`);
    return rows.length > 0;
  }

  private async handle(tx: EntityManager, kind: string, facts: Fact[]): Promise<void> {
    for (const handler of this.handlersOf(kind)) {
      if (handler.applyMany) await handler.applyMany(tx, facts);
      else for (const fact of facts) await handler.apply(tx, fact);
    }
  }

  private handlersOf(kind: string): FactHandler[] {
    return this.handlers.get(kind) ?? [];
  }
}

/**
 * Locks the head of every thing that `facts` tell of, so that a follower and one who asks do not apply the same thing at once. A
 * thing that is new here gets a head of version 0, which every version is news to. Ordered, so that two never wait for each other.
 */
async function lockHeads(tx: EntityManager, facts: readonly Fact[]): Promise<Map<string, FactHead>> {
  const things = [...new Map(facts.map((fact) => [nameOf(fact), fact])).values()];
  const rows = await within(tx).rows<HeadRow>(sql`
    insert into fact_heads as head (kind, key, version)
    select kind, key, 0 from unnest(${things.map(({ kind }) => kind)}::text[], ${things.map(({ key }) => key)}::text[])
      as thing (kind, key) order by kind, key
    on conflict (kind, key) do update set version = head.version
    returning kind, key, version, deleted`);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

function pickNews(facts: readonly Fact[], heads: Map<string, FactHead>): Fact[] {
  return facts.filter((fact) => {
    const name = nameOf(fact);
    const isNew = isNews(fact, heads.get(name) ?? { version: 0, deleted: false });
    if (isNew) heads.set(name, fact);
    return isNew;
  });
}

/** Each later fact of a thing is newer than those before it, so the last one stands. */
async function saveHeads(tx: EntityManager, news: readonly Fact[]): Promise<void> {
  const last = [...new Map(news.map((fact) => [nameOf(fact), fact])).values()];
  const [kinds, keys] = [last.map(({ kind }) => kind), last.map(({ key }) => key)];
  const [versions, deleted] = [last.map(({ version }) => version), last.map((fact) => fact.deleted)];
  await within(tx).rows(sql`
    update fact_heads as head set version = news.version, deleted = news.deleted
    from unnest(${kinds}::text[], ${keys}::text[], ${versions}::integer[], ${deleted}::boolean[])
      as news (kind, key, version, deleted)
    where head.kind = news.kind and head.key = news.key`);
}

function nameOf({ kind, key }: { kind: string; key: string }): string {
  return `${kind} ${key}`;
}

/** Whether it takes facts, rather than their locks. */
export function isHandler(taker: FactTaker): taker is FactHandler {
  return 'kind' in taker;
}
