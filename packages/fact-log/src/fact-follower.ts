import { type Database, isPassing, Leadership, type PgSession } from '@carnet/pg';
import { BackOff, type Log, pause, type Tracing } from '@carnet/runtime';
import type { FactApplier } from './fact-applier.js';
import { type CursorState, FactCursors, type Readers, regroup } from './fact-cursor.js';
import type { FactPage } from './fact-log.js';
import type { FactSource } from './fact-source.js';
import { CursorMoved } from './fact.errors.js';
import { earlierOf, isAfter, LOG_START } from './fact.js';
import type { FollowedPositions } from './followed-positions.js';
import { FollowerReport, type FollowerState } from './follower-state.js';
import { ParkedRetries, tellOfParked } from './parked-retries.js';
import { UnconfirmedHeads } from './unconfirmed-heads.js';

/**
 * The size of one import batch, and the largest page of a producer. Large pages are cheaper, because a page has a fixed cost: for example, a vehicle's whole
 * ledger is read again to publish its facts.
 */
const BATCH = 1_000;
/** Time for which a producer delays its answer while it has no facts, in milliseconds. */
const WAIT_MS = 10_000;
/** The same while facts are parked, because the retries run between two requests. */
const WAIT_PARKED_MS = 1_000;
/** Maximum pause between a page that was not full and the next request, per fact on it. With many facts, a pause makes pages larger and each fact cheaper. */
const BREATH_MS = 20;
const LONGEST_BREATH_MS = 100;

/**
 * Follows one producer's log: applies its facts in order, and moves the cursor in the same transaction, so that each fact is applied once even if either side
 * crashes. Only one instance of a service follows at a time.
 */
export class FactFollower {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private readonly leadership: Leadership;
  private readonly cursors: FactCursors;
  private readonly retries: ParkedRetries;
  private readonly unconfirmed: UnconfirmedHeads;
  private readonly awayBackOff = new BackOff(50, 1_000);
  private readonly report: FollowerReport;
  private life: Promise<void> | null = null;
  /** True if the last page reached the end of the log. */
  private isAtEnd = false;

  constructor(
    private readonly database: Database,
    session: PgSession,
    private readonly source: FactSource,
    private readonly applier: FactApplier,
    private readonly followed: FollowedPositions,
    log: Log,
    private readonly tracing: Tracing | null = null,
    lock = source.producer,
  ) {
    this.log = log.child({ context: 'FactFollower' });
    this.leadership = new Leadership(session, lock);
    this.cursors = new FactCursors(database, source.producer, applier.handlers);
    this.retries = new ParkedRetries(database, applier, this.log);
    this.unconfirmed = new UnconfirmedHeads(database, source, applier, this.log);
    this.report = new FollowerReport(source.producer);
  }

  get state(): FollowerState {
    const { over } = this.source;
    return { ...this.report.state(), ...(over && { over }) };
  }

  start(): void {
    this.life ??= this.live(this.stopping.signal);
  }

  /** Stops waiting at once, but finishes the current page. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.life;
  }

  private async live(stop: AbortSignal): Promise<void> {
    await this.leadership.terms(stop, {
      onWait: () => this.report.elsewhere(),
      lead: (term) => this.follow(term),
    });
    this.report.stopped();
  }

  /** Follows while this instance is the leader. */
  private async follow(term: AbortSignal): Promise<void> {
    let readers: Readers[] | null = null;
    while (!term.aborted) {
      try {
        readers ??= await this.takeOver();
        await this.retries.run(term);
        readers = await this.step(readers, term);
      } catch (error) {
        readers = null;
        if (!term.aborted) await this.recover(error, term);
      }
    }
  }

  private async takeOver(): Promise<Readers[]> {
    const readers = await this.cursors.take();
    this.followed.began(this.source.producer, readers.at(-1)!);
    await this.retries.look();
    await this.unconfirmed.look();
    return readers;
  }

  /**
   * Applies one page for each group of handlers that is behind, up to the cursor of the next group, and one page for the front group. So no group delays
   * another for long.
   */
  private async step(readers: readonly Readers[], term: AbortSignal): Promise<Readers[]> {
    const front = readers.at(-1)!;
    const behind = readers.slice(0, -1);
    const moved: Readers[] = [];
    this.report.readingAnew(behind.flatMap(({ handlers }) => handlers.map(({ name }) => name)));
    for (const [index, group] of behind.entries()) moved.push(await this.catchUp(group, readers[index + 1]!, term));
    const first = await this.advance(front, behind.length > 0, term);
    if (this.unconfirmed.any && this.isAtEnd) await this.settle(first, term);
    this.followed.moved(this.source.producer, first);
    moved.push(first);
    return regroup(moved);
  }

  private async catchUp(group: Readers, next: Readers, term: AbortSignal): Promise<Readers> {
    const page = await this.source.page(group, BATCH, 0, term);
    if (isOther(group, page)) return this.startAgain(group, page);
    const facts = page.facts.filter(({ position }) => !isAfter(position, next.position));
    const isThere = facts.length < page.facts.length || page.facts.length < BATCH;
    // Positions of different logs cannot be compared.
    if (next.log !== page.log) return this.apply(group, page);
    const position = isThere ? next.position : facts.at(-1)!.position;
    return this.apply(group, { ...page, facts, next: position });
  }

  private async settle({ handlers }: Readers, term: AbortSignal): Promise<void> {
    const parked = await this.unconfirmed.settle(handlers, term);
    this.retries.parked(parked);
    tellOfParked(this.log, this.source.producer, parked);
  }

  /** Requests a page and applies it. Returns the new cursor of the front handlers. */
  private async advance(front: Readers, isHurried: boolean, term: AbortSignal): Promise<Readers> {
    // If the producer may be down, the request asks for an immediate answer.
    const patience = this.retries.anyParked ? WAIT_PARKED_MS : WAIT_MS;
    const wait = this.report.isFollowing && !isHurried && !this.unconfirmed.any ? patience : 0;
    const asked = Date.now();
    const page = await this.source.page(front, BATCH, wait, term);
    const isFull = page.facts.length === BATCH;
    this.isAtEnd = !isFull && !isOther(front, page);
    if (this.report.heard()) this.log.info(`Following svc-${this.source.producer}`);
    if (isOther(front, page)) return this.startAgain(front, page);
    if (page.facts.length === 0) {
      this.report.inStep();
      // The producer answered long before the timeout: it is about to shut down.
      if (Date.now() - asked < wait / 2) await this.awayBackOff.pause(term);
      return front;
    }
    const applied = await this.apply(front, page);
    // Reset only after the page is applied: with a full disk here, the producer still answers.
    this.awayBackOff.reset();
    this.report.applied(page.facts.at(-1)!);
    if (isFull) return applied;
    this.report.inStep();
    await pause(Math.min(page.facts.length * BREATH_MS, LONGEST_BREATH_MS), term);
    return applied;
  }

  /** Applies a page as a whole. If a fact is refused, applies the page again and parks the refused facts. */
  private async apply(from: Readers, { log, facts, next }: FactPage): Promise<Readers> {
    const to = { log, position: next };
    try {
      await this.applyOnce(from, to, facts, false);
    } catch (error) {
      if (isPassing(error)) throw error;
      await this.applyOnce(from, to, facts, true);
    }
    return { ...from, ...to };
  }

  private async applyOnce(from: Readers, to: CursorState, facts: FactPage['facts'], parking: boolean): Promise<void> {
    const { handlers, notedUntil } = from;
    const apply = () =>
      this.database.transaction(async (tx) => {
        await this.cursors.move(tx, from, to);
        return this.applier.apply(tx, facts, { handlers, notedUntil, parking });
      });
    const parked = await (this.tracing?.taking(this.source.producer, facts, apply) ?? apply());
    this.retries.parked(parked);
    tellOfParked(this.log, this.source.producer, parked);
  }

  /** The producer's log was replaced: its PostgreSQL failed over, or was restored from a backup. */
  private async startAgain(from: Readers, page: FactPage): Promise<Readers> {
    const { handlers } = from;
    const former = page.former?.find(({ log }) => log === from.log);
    const start = former ? await this.unconfirmed.startFor(handlers, former.until) : LOG_START;
    const to = { log: page.log, position: earlierOf(start, from.position) };
    await this.database.transaction(async (tx) => {
      await this.cursors.move(tx, from, to);
      await this.cursors.forgetNoted(tx, from, start);
      // Without a shared part, a fact that is missing in the new log proves nothing.
      if (former) await this.unconfirmed.mark(tx, handlers, start);
    });
    this.log.warn(`The log of svc-${this.source.producer} is another one; reading it from ${to.position}`);
    const notedUntil = [...from.notedUntil].map(([name, position]) => [name, earlierOf(position, start)] as const);
    return { ...from, ...to, notedUntil: new Map(notedUntil) };
  }

  private async recover(error: unknown, term: AbortSignal): Promise<void> {
    const { message } = error as Error;
    if (error instanceof CursorMoved) this.log.warn(message);
    else if (!isPassing(error)) this.tellOfFault(error);
    else if (this.report.away(message)) this.tellAway(message);
    await this.awayBackOff.pause(term);
  }

  private tellOfFault(error: unknown): void {
    this.report.away((error as Error).message);
    this.log.error({ msg: `Facts of svc-${this.source.producer} cannot be followed`, err: error });
  }

  /** Services start at the same time, so a producer that does not answer yet is not worth a warning. */
  private tellAway(message: string): void {
    const text = `Waiting for svc-${this.source.producer}: ${message}`;
    if (this.report.wasHeard) this.log.warn(text);
    else this.log.debug(text);
  }
}

const isOther = ({ log }: CursorState, page: FactPage): boolean => log !== null && log !== page.log;
