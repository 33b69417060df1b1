import type { Database } from '../database/database.js';
import { databaseProblem } from '../errors/database-problems.js';
import { Unavailable } from '../errors/problems.js';
import type { Log } from '../logging/logger.js';
import { BackOff, pause } from './back-off.js';
import { type Fact, LOG_START } from './fact.js';
import { CursorMoved, ProducerAway } from './fact.errors.js';
import type { FactApplier } from './fact-applier.js';
import { type CursorState, FactCursor } from './fact-cursor.js';
import type { FactPage } from './fact-log.js';
import type { FactSource } from './fact-source.js';
import { FollowerReport, type FollowerState } from './follower-state.js';
import { Leadership } from './leadership.js';
import type { PgSession } from './pg-session.js';

const BATCH = 500;
/** How long a producer holds a question for facts when it has none, in milliseconds. */
const WAIT_MS = 10_000;
/** Between a page that was not full and the next question: where facts come thick, each page then holds more and costs less. */
const BREATH_MS = 20;

/** A fact that its handler refuses, alone. */
class Refused extends Error {
  constructor(
    readonly fact: Fact,
    override readonly cause: unknown,
  ) {
    super((cause as Error)?.message ?? String(cause));
  }
}

/**
 * Follows one producer's log: takes its facts in order, and notes in the same transaction how far it got, so that each is applied
 * once whenever either side dies. Of a service's instances one follows at a time.
 */
export class FactFollower {
  private readonly log: Log;
  private readonly stopping = new AbortController();
  private readonly leadership: Leadership;
  private readonly cursor: FactCursor;
  private readonly awayBackOff = new BackOff(50, 1_000);
  private readonly stuckBackOff = new BackOff(1_000, 60_000);
  private readonly report: FollowerReport;
  private life: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    session: PgSession,
    private readonly source: FactSource,
    private readonly applier: FactApplier,
    log: Log,
  ) {
    this.log = log.child({ context: 'FactFollower' });
    this.leadership = new Leadership(session, source.producer);
    this.cursor = new FactCursor(database, source.producer, applier.kinds);
    this.report = new FollowerReport(source.producer);
  }

  get state(): FollowerState {
    return this.report.state();
  }

  start(): void {
    this.life ??= this.live(this.stopping.signal);
  }

  /** Leaves at once what it waits for, and finishes what it applies. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await this.life;
  }

  private async live(stop: AbortSignal): Promise<void> {
    while (!stop.aborted) {
      const lost = await this.leadership.acquire(stop, () => this.report.elsewhere());
      if (!lost) break;
      const term = new AbortController();
      const end = () => term.abort();
      stop.addEventListener('abort', end);
      lost.addEventListener('abort', end);
      if (stop.aborted || lost.aborted) end();
      await this.follow(term.signal);
      stop.removeEventListener('abort', end);
      lost.removeEventListener('abort', end);
    }
    this.report.stopped();
  }

  /** Follows for as long as this instance is the one. */
  private async follow(term: AbortSignal): Promise<void> {
    let cursor: CursorState | null = null;
    while (!term.aborted) {
      try {
        cursor ??= await this.cursor.take();
        cursor = await this.step(cursor, term);
      } catch (error) {
        cursor = null;
        if (!term.aborted) await this.recover(error, term);
      }
    }
  }

  /** Asks for a page and applies it. Returns where the cursor stands then. */
  private async step(cursor: CursorState, term: AbortSignal): Promise<CursorState> {
    const limit = this.report.isStuck ? 1 : BATCH;
    // Not known to answer: a question that is answered at once tells.
    const wait = this.report.isFollowing ? WAIT_MS : 0;
    const asked = Date.now();
    const page = await this.source.page(cursor.position, limit, wait, term);
    this.heard();
    if (cursor.log !== page.log && cursor.position !== LOG_START) return this.startAgain(cursor, page);
    if (page.facts.length === 0) {
      this.report.inStep();
      // Sent away long before the time: the producer is about to leave.
      if (Date.now() - asked < wait / 2) await this.awayBackOff.pause(term);
      return cursor;
    }
    this.awayBackOff.reset();
    const applied = await this.applyPage(cursor, page, limit, term);
    if (page.facts.length < limit) await pause(BREATH_MS, term);
    return applied;
  }

  /** Applies a page as a whole; where that fails, by halves, so that all before a fact that is refused are kept. */
  private async applyPage(cursor: CursorState, page: FactPage, limit: number, term: AbortSignal): Promise<CursorState> {
    let size = page.facts.length;
    let rest = page.facts;
    while (rest.length > 0 && !term.aborted) {
      const part = rest.slice(0, size);
      try {
        cursor = await this.applyPart(cursor, page.log, part);
        rest = rest.slice(part.length);
        this.applied(part.at(-1)!);
      } catch (error) {
        if (isPassing(error)) throw error;
        if (part.length === 1) throw new Refused(part[0]!, error);
        size = Math.ceil(part.length / 2);
      }
    }
    if (page.facts.length < limit && rest.length === 0) this.report.inStep();
    return cursor;
  }

  private async applyPart(from: CursorState, log: string, facts: Fact[]): Promise<CursorState> {
    const to = { log, position: facts.at(-1)!.position };
    await this.database.transaction(async (tx) => {
      await this.cursor.move(tx, from, to);
      await this.applier.apply(tx, facts);
    });
    return to;
  }

  /** The producer's log is another than the one followed so far (restored from a backup). */
  private async startAgain(from: CursorState, page: FactPage): Promise<CursorState> {
    const to = { log: page.log, position: LOG_START };
    await this.database.transaction((tx) => this.cursor.move(tx, from, to));
    this.log.warn(`The log of svc-${this.source.producer} is another one; reading it from the start`);
    return to;
  }

  private heard(): void {
    if (this.report.heard()) this.log.info(`Following svc-${this.source.producer}`);
  }

  private applied(last: Fact): void {
    if (this.report.applied(last)) this.log.info(`Going on after the fact that was stuck`);
    this.stuckBackOff.reset();
  }

  private async recover(error: unknown, term: AbortSignal): Promise<void> {
    if (error instanceof Refused) {
      const { seq, kind, key } = error.fact;
      this.report.stuck(error.fact, error.message);
      this.log.error({
        msg: `A fact of svc-${this.source.producer} cannot be applied; those after it wait`,
        producer: this.source.producer,
        seq,
        kind,
        key,
        err: error.cause,
      });
      await this.stuckBackOff.pause(term);
      return;
    }
    const { message } = error as Error;
    if (error instanceof CursorMoved) this.log.warn(message);
    else if (this.report.away(message)) this.tellAway(message);
    await this.awayBackOff.pause(term);
  }

  /** Services start side by side: before the first answer it is no news that there is none. */
  private tellAway(message: string): void {
    const text = `Waiting for svc-${this.source.producer}: ${message}`;
    if (this.report.wasHeard) this.log.warn(text);
    else this.log.debug(text);
  }
}

/** Whether a failure says nothing about the fact: the same may pass on another try. */
function isPassing(error: unknown): boolean {
  if (error instanceof CursorMoved || error instanceof ProducerAway) return true;
  return error instanceof Unavailable || databaseProblem(error) instanceof Unavailable;
}
