import type { EntityManager } from 'typeorm';
import { type Database, lockOwners, sql, within } from '@carnet/pg';
import type { Log } from '@carnet/runtime';
import { type FactApplier, lockedFor } from './fact-applier.js';
import type { FactSource } from './fact-source.js';
import type { FactSubscription } from './fact-subscription.js';
import { type Fact, type FactPosition, LOG_START, revisionOf, splitPosition } from './fact.js';
import { type HandlerHead, isOf, markOf, saveHeads } from './handler-heads.js';
import { type ParkedThing, takeOut } from './parked-facts.js';

/** Timeout of a producer's answer for one thing, in milliseconds. */
const PATIENCE_MS = 5_000;
const PAGE = 100;
/** The position of a deletion that is in no log. */
const IN_NO_LOG: FactPosition = '0.1';

interface Thing {
  kind: string;
  key: string;
  /** The owners, as far as this service knows them. */
  owners: (number | null)[];
}

interface UnconfirmedHead extends HandlerHead {
  lastParked: Fact | null;
}

interface Settled {
  isOther: boolean;
  parked: ParkedThing[];
}

/**
 * Heads taken from the end of a log that was replaced: the producer's PostgreSQL failed over, or was restored from a backup, and may have lost those facts (ADR
 * 97). A head is unconfirmed until the new log shows the same fact or a newer one. At the end of the new log, the producer is asked for each thing that is
 * still unconfirmed. The head then takes the producer's state: an older version, another fact of the same version, or nothing.
 */
export class UnconfirmedHeads {
  /** False if there are none, so that no query is needed. */
  any = false;

  constructor(
    private readonly database: Database,
    private readonly source: FactSource,
    private readonly applier: FactApplier,
    private readonly log: Log,
  ) {}

  async look(): Promise<void> {
    this.any = (await this.things(this.applier.handlers, 1)).length > 0;
  }

  /** The position from which to read the new log, which equals the old one up to `until`. If the position of any head is unknown, the start of the log. */
  async startFor(handlers: readonly FactSubscription[], until: FactPosition): Promise<FactPosition> {
    const unmarked = await this.database.rows(sql`
      select 1 from handler_heads where handler = any(${namesOf(handlers)}::text[]) and tx is null and version > 0 limit 1`);
    return unmarked.length > 0 ? LOG_START : until;
  }

  /** Marks the heads that were taken after `start`, and parked things, as unconfirmed. */
  async mark(tx: EntityManager, handlers: readonly FactSubscription[], start: FactPosition): Promise<void> {
    await within(tx).rows(sql`
      update handler_heads set unconfirmed = true
      where handler = any(${namesOf(handlers)}::text[]) and (tx is null or tx > ${splitPosition(start).tx}::xid8 or parked)`);
    this.any = true;
  }

  /** Call it once these handlers have read the new log to its end. Returns the refused things, which are parked. */
  async settle(handlers: readonly FactSubscription[], term: AbortSignal): Promise<ParkedThing[]> {
    const parked: ParkedThing[] = [];
    let others = 0;
    for (let page = await this.things(handlers, PAGE); page.length > 0; page = await this.things(handlers, PAGE)) {
      for (const thing of page) {
        if (term.aborted) return parked;
        const newest = await this.source.newest(thing.kind, thing.key, PATIENCE_MS);
        const settled = await this.database.transaction((tx) => this.settleThing(tx, handlers, thing, newest));
        parked.push(...settled.parked);
        if (settled.isOther) others += 1;
      }
    }
    await this.look();
    const { producer } = this.source;
    if (others > 0)
      this.log.warn(
        `svc-${producer} lost the end of its log: ${others} things that were known otherwise are as it has them now`,
      );
    return parked;
  }

  private things(handlers: readonly FactSubscription[], limit: number): Promise<Thing[]> {
    return this.database.rows<Thing>(sql`
      select kind, key, array_agg(distinct owner_id) as owners from handler_heads
      where handler = any(${namesOf(handlers)}::text[]) and unconfirmed
      group by kind, key order by kind, key limit ${limit}`);
  }

  private async settleThing(
    tx: EntityManager,
    handlers: readonly FactSubscription[],
    thing: Thing,
    newest: Fact | null,
  ): Promise<Settled> {
    const owners = [...thing.owners, newest?.ownerId ?? null];
    await lockOwners(
      tx,
      owners.map((ownerId) => lockedFor({ ownerId })),
    );
    const heads = await readUnconfirmed(tx, handlers, thing);
    const others = heads.filter((head) => !isAsIn(newest, head));
    const same = heads.filter((head) => !others.includes(head));
    await saveHeads(
      tx,
      same.map((head) => ({ ...head, ...(head.parked ? {} : markOf(newest!)), unconfirmed: false })),
    );
    for (const head of others) if (head.parked) await takeOut(tx, head);
    const settled = others.map((head) => ({ ...head, parked: false, unconfirmed: false }));
    if (settled.length === 0) return { isOther: false, parked: [] };
    const lost = settled.filter((head) => isAlive(head) && head.ownerId !== newest?.ownerId);
    const isOfAnother = newest === null || lost.length > 0;
    const parked = isOfAnother
      ? await this.beginAnew(tx, thing, settled, lost, newest)
      : await this.bringBack(tx, settled, newest);
    return { isOther: true, parked };
  }

  /**
   * The thing never existed, or its id belongs to another owner's thing now. The handlers run as for a deletion, then take the producer's thing, if there is
   * one.
   */
  private async beginAnew(
    tx: EntityManager,
    { kind, key }: Thing,
    heads: readonly HandlerHead[],
    lost: readonly HandlerHead[],
    newest: Fact | null,
  ): Promise<ParkedThing[]> {
    const handlers = this.applier.handlers.filter((handler) => handler.kind === kind);
    await saveHeads(tx, heads);
    const parked: ParkedThing[] = [];
    for (const { ownerId, version } of new Map(lost.map((head) => [head.ownerId, head])).values()) {
      const frame = { position: IN_NO_LOG, seq: 0, kind, key, version, ownerId, at: new Date().toISOString() };
      parked.push(
        ...(await this.applier.apply(tx, [{ ...frame, deleted: true, body: null }], { handlers, parking: true })),
      );
    }
    // Without a head, a new thing with the same id is not taken for a deleted one.
    await within(tx).rows(sql`
      delete from handler_heads where handler = any(${namesOf(handlers)}::text[]) and kind = ${kind} and key = ${key} and not parked`);
    if (newest) parked.push(...(await this.applier.apply(tx, [newest], { handlers, parking: true })));
    return parked;
  }

  /** The thing has another state than known. An effect sees the step from its last snapshot; if it has none, the new state is only stored. */
  private async bringBack(tx: EntityManager, heads: readonly HandlerHead[], newest: Fact): Promise<ParkedThing[]> {
    await saveHeads(
      tx,
      heads.map((head) => ({ ...head, version: 0, revision: 0, deleted: false })),
    );
    const handlers = this.applier.handlers.filter(({ name }) => heads.some(({ handler }) => handler === name));
    const unseen = heads.filter(({ version, body }) => version > 0 && body === null);
    const notedUntil = new Map(newest.deleted ? [] : unseen.map(({ handler }) => [handler, newest.position] as const));
    return this.applier.apply(tx, [newest], { handlers, notedUntil, parking: true });
  }
}

const namesOf = (handlers: readonly FactSubscription[]): string[] => handlers.map(({ name }) => name);

function readUnconfirmed(
  tx: EntityManager,
  handlers: readonly FactSubscription[],
  { kind, key }: Thing,
): Promise<UnconfirmedHead[]> {
  return within(tx).rows<UnconfirmedHead>(sql`
    select handler, kind, key, taken_by as "takenBy", version, revision, deleted, parked, body, head.tx::text as tx, at, owner_id as "ownerId",
      unconfirmed, (select facts -> -1 from parked_facts where (handler, kind, key) = (head.handler, head.kind, head.key)) as "lastParked"
    from handler_heads head where handler = any(${namesOf(handlers)}::text[]) and kind = ${kind} and key = ${key} and unconfirmed`);
}

const isAlive = ({ version, deleted }: HandlerHead): boolean => version > 0 && !deleted;

/** Tells whether a handler has applied, or has parked, the producer's current state. */
function isAsIn(newest: Fact | null, head: UnconfirmedHead): boolean {
  if (newest === null) return false;
  const { lastParked } = head;
  if (head.parked)
    return (
      lastParked !== null &&
      isOf(newest, { ...lastParked, revision: revisionOf(lastParked), at: new Date(lastParked.at) })
    );
  return (head.deleted && newest.deleted) || isOf(newest, head);
}
