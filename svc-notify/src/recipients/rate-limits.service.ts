import { count, limiter, type OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';

const AN_HOUR_S = 60 * 60;
const TRIALS_PER_ACCOUNT = 30;
/** High enough to resend each message by hand after an outage of the receiver. */
const REDELIVERIES_PER_ACCOUNT = 600;
/** High enough for a garage with hundreds of attachments. */
const LUBELOGGER_CALLS_PER_ACCOUNT = 2_000;

/** Limits messages and requests that people send by hand. */
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

  /** Counts a test message. */
  async trial(owner: OwnerId): Promise<void> {
    await count(this.trials, String(owner));
  }

  /** Counts a message that a person resends. */
  async redelivery(owner: OwnerId): Promise<void> {
    await count(this.redeliveries, String(owner));
  }

  /** Counts a request to LubeLogger, for the lists or for one file. */
  async lubeLogger(owner: OwnerId): Promise<void> {
    await count(this.lubeLoggerCalls, String(owner));
  }
}
