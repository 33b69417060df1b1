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

/** The interval in seconds at which "seen" is stored. */
const SEEN_EVERY = 5 * 60;
const MAX_SEEN = 5_000;
const HOUR = 60 * 60 * 1_000;

/** Sessions of people. Every token belongs to a session; every service rejects tokens of an ended session. */
@Injectable()
export class Sessions implements OnModuleInit, OnModuleDestroy {
  /** The time until which each session need not be stored again. */
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

  /** Begins a session, and returns its id for tokens. The beginning counts as a proof; if the proof was earlier, `provenAt` is its time in seconds. */
  async begin(tx: EntityManager, owner: OwnerId, begun: BegunBy): Promise<string> {
    const sid = await this.sessions.insert(within(tx), owner, begun);
    this.isSeenAnew(sid);
    return sid;
  }

  /** Deletes all sessions of a person. Their tokens have already been ended by another fact. */
  forgetAll(tx: EntityManager, owner: OwnerId): Promise<void> {
    return this.sessions.removeAll(within(tx), owner);
  }

  async list(owner: OwnerId, current: string): Promise<JsonText> {
    const rows = await this.sessions.list(this.database, owner, current);
    return new JsonText(JSON.stringify(rows), { page: { total: rows.length, next: null } });
  }

  /** Marks a session as seen: at most one statement in five minutes, so that fetching the account stays cheap. */
  async see(sid: string): Promise<void> {
    if (this.isSeenAnew(sid)) await this.sessions.see(this.database, sid, SEEN_EVERY);
  }

  /** @throws SessionNotFound */
  async end(owner: OwnerId, id: number): Promise<void> {
    const ended = await this.remove(owner, (db) => this.sessions.remove(db, owner, id));
    if (ended === 0) throw new SessionNotFound();
  }

  /** Signs out. Tokens older than sessions share one session, which stays. */
  async endCurrent(owner: OwnerId, current: string): Promise<void> {
    await this.remove(owner, async (db) => {
      await this.sessions.removeNamed(db, owner, current);
      return current === sessionFromBefore(owner) ? [] : [current];
    });
  }

  /** Ends all other sessions, including tokens older than sessions. */
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

  /** Returns false if the session was stored a moment ago. */
  private isSeenAnew(sid: string): boolean {
    const now = Date.now();
    if ((this.seenUntil.get(sid) ?? 0) > now) return false;
    if (this.seenUntil.size >= MAX_SEEN) this.seenUntil.clear();
    this.seenUntil.set(sid, now + SEEN_EVERY * 1_000);
    return true;
  }

  /** Removes sessions, and publishes this in the same transaction; returns their number. */
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
