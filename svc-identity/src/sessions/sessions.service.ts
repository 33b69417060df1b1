import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import { FactLog } from '@carnet/fact-log';
import { sessionFromBefore } from '@carnet/nest-kit';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import type { EntityManager } from 'typeorm';
import type { BegunBy } from './session.entity.js';
import { SessionNotFound } from './session.errors.js';
import { sessionGoneFact } from './session.fact.js';
import { SessionsRepository } from './sessions.repository.js';

/** Seconds in which one is noted as seen once. */
const SEEN_EVERY = 5 * 60;
const MAX_SEEN = 5_000;
const HOUR = 60 * 60 * 1_000;

/** Sessions of people. Every token belongs to a session; an ended one's tokens are refused by every service. */
@Injectable()
export class Sessions implements OnModuleInit, OnModuleDestroy {
  /** Until when those that were seen need not be noted again. */
  private readonly seenUntil = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsRepository,
    private readonly facts: FactLog,
    @Inject(LOG) private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.forgetExpired(), HOUR).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /**
   * Begins a session, and returns the name that its tokens have for it. A session begins with a proof that it is the person; where that proof was given
   * earlier, `provenAt` says when, in seconds.
   */
  async begin(tx: EntityManager, owner: OwnerId, begun: BegunBy): Promise<string> {
    const sid = await this.sessions.insert(within(tx), owner, begun);
    this.isSeenAnew(sid);
    return sid;
  }

  /** Forgets all sessions of a person. Another fact has already ended all their tokens. */
  forgetAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    return this.sessions.removeAll(within(tx), owner);
  }

  async list(owner: OwnerId, current: string): Promise<JsonText> {
    const rows = await this.sessions.list(this.database, owner, current);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  /** Notes that a session was seen: with one statement in five minutes at most, so that asking for the account stays cheap. */
  async see(sid: string): Promise<void> {
    if (this.isSeenAnew(sid)) await this.sessions.see(this.database, sid, SEEN_EVERY);
  }

  /** @throws SessionNotFound */
  async end(owner: OwnerId, id: number): Promise<void> {
    const ended = await this.remove(owner, (db) => this.sessions.remove(db, owner, id));
    if (ended === 0) throw new SessionNotFound();
  }

  /** Signs out. A token from before there were sessions shares its session with others, which go on. */
  async endCurrent(owner: OwnerId, current: string): Promise<void> {
    await this.remove(owner, async (db) => {
      await this.sessions.removeNamed(db, owner, current);
      return current === sessionFromBefore(owner) ? [] : [current];
    });
  }

  /** Tokens from before there were sessions are among the others. */
  async endOthers(owner: OwnerId, current: string): Promise<void> {
    const before = sessionFromBefore(owner);
    await this.remove(owner, async (db) => {
      const ended = await this.sessions.removeOthers(db, owner, current);
      return current === before ? ended : [...ended, before];
    });
  }

  async forgetExpired(): Promise<void> {
    try {
      await this.sessions.removeExpired(this.database);
    } catch (error) {
      this.log.warn(`Expired sessions were not forgotten: ${(error as Error).message}`);
    }
  }

  /** False where it was seen a moment ago. */
  private isSeenAnew(sid: string): boolean {
    const now = Date.now();
    if ((this.seenUntil.get(sid) ?? 0) > now) return false;
    if (this.seenUntil.size >= MAX_SEEN) this.seenUntil.clear();
    this.seenUntil.set(sid, now + SEEN_EVERY * 1_000);
    return true;
  }

  /** Removes, and tells of it in the same transaction; returns how many it was. */
  private remove(owner: OwnerId, removed: (db: Queryable) => Promise<string[]>): Promise<number> {
    return this.database.write(owner, async (tx) => {
      const sids = await removed(within(tx));
      await this.facts.append(
        tx,
        sids.map((sid) => sessionGoneFact(owner, sid)),
      );
      return sids.length;
    });
  }
}
