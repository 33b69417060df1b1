import { count, limiter, type OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const AN_HOUR_S = 60 * 60;
const TRIALS_PER_ACCOUNT = 30;
/** After an outage of a receiver somebody may press for each message. */
const REDELIVERIES_PER_ACCOUNT = 600;
/** A garage of years has hundreds of attachments. */
const LUBELOGGER_CALLS_PER_ACCOUNT = 2_000;

/** Counts of what people have sent or read by hand. */
@Injectable()
export class RateLimits {
  private readonly trials: RateLimiterPostgres;
  private readonly redeliveries: RateLimiterPostgres;
  private readonly lubeLoggerCalls: RateLimiterPostgres;

  constructor(dataSource: DataSource) {
    const within = (keyPrefix: string, points: number, clears = false) =>
      limiter(dataSource, { table: 'notify_tries', keyPrefix, points, duration: AN_HOUR_S, clears });
    this.trials = within('trials', TRIALS_PER_ACCOUNT, true);
    this.redeliveries = within('redeliveries', REDELIVERIES_PER_ACCOUNT);
    this.lubeLoggerCalls = within('lubelogger', LUBELOGGER_CALLS_PER_ACCOUNT);
  }

  /** Counts a message by which somebody tries whether they are reached. */
  async trial(owner: OwnerId): Promise<void> {
    await count(this.trials, String(owner));
  }

  /** Counts a message that somebody has sent once more. */
  async redelivery(owner: OwnerId): Promise<void> {
    await count(this.redeliveries, String(owner));
  }

  /** Counts a call that reads a LubeLogger: its lists, or one of its files. */
  async lubeLogger(owner: OwnerId): Promise<void> {
    await count(this.lubeLoggerCalls, String(owner));
  }
}
