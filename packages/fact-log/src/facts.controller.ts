import { Controller, Get, HttpCode, Inject, type OnModuleDestroy, Param, Post, Query, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Invalid, NotFound, toPrograms } from '@carnet/messages';
import { Database } from '@carnet/pg';
import { FactLog, type FactPage } from './fact-log.js';
import type { EndAfter } from './fact-source.js';
import { type Fact, type FactPosition, isPosition, LOG_START } from './fact.js';
import { FollowerHealth } from './follower-health.js';
import { FreshReads } from './fresh-reads.js';
import { fromHeader } from './log-position.js';
import { type ParkedReport, retryNow } from './parked-facts.js';
import { Republisher } from './republisher.js';

const MAX_LIMIT = 1_000;
const MAX_WAIT_MS = 30_000;

/** A service's log for the other services. Requires the service token (architecture, Facts). */
@ApiExcludeController()
@Controller('internal/facts')
export class FactsController implements OnModuleDestroy {
  private leaving = false;

  constructor(
    @Inject(FactLog) private readonly log: FactLog,
    private readonly fresh: FreshReads,
  ) {}

  onModuleDestroy(): void {
    this.leaving = true;
  }

  /** Returns the facts after `after`. While there are none, the answer waits for one, and is empty after `wait` milliseconds. */
  @Get()
  async page(
    @Query('after') after: string | undefined,
    @Query('limit') limit: string | undefined,
    @Query('wait') wait: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<FactPage> {
    const [position, count] = [parsePosition(after), parseCount('limit', limit, 100, 1, MAX_LIMIT)];
    const waitMs = parseCount('wait', wait, 0, 0, MAX_WAIT_MS);
    const page = await this.log.read(position, count);
    if (page.facts.length > 0 || waitMs === 0) return page;
    const left = new AbortController();
    reply.raw.once('close', () => left.abort());
    await this.log.wait(position, waitMs, left.signal);
    if (left.signal.aborted) return page;
    const news = await this.log.read(position, count);
    // A closing server waits for kept-alive connections that were busy when it began.
    if (this.leaving) void reply.header('connection', 'close');
    return news;
  }

  /** Returns the end of this log once this service has followed another service's log to `after`; `wait` is in milliseconds. */
  @Get('end')
  async endAfter(
    @Query('after') after: string | undefined,
    @Query('wait') wait: string | undefined,
  ): Promise<EndAfter> {
    const [place] = fromHeader(after ?? '');
    const waitMs = parseCount('wait', wait, 0, 0, MAX_WAIT_MS);
    if (!place || !this.fresh.follows(place.service)) return { end: null, behind: false };
    if (!(await this.fresh.reached(place, waitMs))) return { end: null, behind: true };
    return { end: this.fresh.placeOf(await this.log.end()), behind: false };
  }

  /** The newest snapshot of one thing, or its tombstone; `{"fact": null}` if it was never published. */
  @Get(':kind/:key')
  async newest(@Param('kind') kind: string, @Param('key') key: string): Promise<{ fact: Fact | null }> {
    return { fact: await this.log.newest(kind, key) };
  }
}

/** For operators. Requires the internal token. */
@ApiExcludeController()
@Controller('internal/facts')
export class FactsCareController {
  constructor(
    private readonly health: FollowerHealth,
    private readonly republisher: Republisher,
    private readonly database: Database,
  ) {}

  /** Facts of other services that this service could not apply. */
  @Get('parked')
  parked(): Promise<ParkedReport> {
    return this.health.parked();
  }

  /** Makes all parked facts due now. The instance that follows retries them within a second. */
  @Post('parked/retry')
  @HttpCode(200)
  async retry(): Promise<{ things: number }> {
    return { things: await retryNow(this.database) };
  }

  /** Republishes all things of a kind. */
  @Post('republications/:kind')
  @HttpCode(202)
  async tell(@Param('kind') kind: string): Promise<{ kind: string }> {
    if (!this.republisher.kinds.includes(kind)) throw new NotFound();
    await this.republisher.republish(kind);
    return { kind };
  }
}

function parsePosition(text: string | undefined): FactPosition {
  if (text === undefined) return LOG_START;
  if (!isPosition(text)) throw Invalid.field('after', toPrograms('after must be "<tx>.<seq>"'));
  return text;
}

function parseCount(name: string, text: string | undefined, fallback: number, min: number, max: number): number {
  if (text === undefined) return fallback;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : NaN;
  if (!(value >= min && value <= max))
    throw Invalid.field(name, toPrograms(`${name} must be a number from ${min} to ${max}`));
  return value;
}
