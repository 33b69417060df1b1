import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { type OwnerId, TooManyTries } from '@carnet/svc-kit';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { type IdentitySettings, SETTINGS } from '../settings.js';

/**
 * Counts of tries in PostgreSQL: shared by all instances, and not forgotten by a restart. An account that does not exist is counted like one that
 * does.
 */
@Injectable()
export class RateLimits {
  private readonly account: RateLimiterPostgres;
  private readonly address: RateLimiterPostgres;
  private readonly passkeyVisits: RateLimiterPostgres;
  private readonly registration: RateLimiterPostgres;
  private readonly factor: RateLimiterPostgres;
  private readonly linksOfAccount: RateLimiterPostgres;
  private readonly linksOfAddress: RateLimiterPostgres;
  private readonly addressLinks: RateLimiterPostgres;
  private readonly trials: RateLimiterPostgres;
  private readonly redeliveries: RateLimiterPostgres;
  private readonly lubeLoggerCalls: RateLimiterPostgres;

  constructor(dataSource: DataSource, @Inject(SETTINGS) settings: IdentitySettings) {
    const { signInWindowSeconds, registrationWindowSeconds } = settings;
    this.account = limiter(dataSource, 'account', settings.signInTriesPerAccount, signInWindowSeconds, BEGINS_ANEW);
    this.address = limiter(dataSource, 'address', settings.signInTriesPerAddress, signInWindowSeconds);
    this.passkeyVisits = limiter(dataSource, 'passkey-visit', settings.signInTriesPerAddress, signInWindowSeconds);
    this.registration = limiter(
      dataSource,
      'registration',
      settings.registrationsPerAddress,
      registrationWindowSeconds,
    );
    this.factor = limiter(dataSource, 'factor', settings.secondFactorTriesPerAccount, AN_HOUR_S, BEGINS_ANEW);
    this.linksOfAccount = limiter(dataSource, 'reset-account', settings.resetLinksPerAccount, AN_HOUR_S);
    this.linksOfAddress = limiter(dataSource, 'reset-address', settings.resetLinksPerAddress, AN_HOUR_S);
    this.addressLinks = limiter(dataSource, 'address-links', settings.confirmationsPerAccount, AN_HOUR_S);
    this.trials = limiter(dataSource, 'trials', TRIALS_PER_ACCOUNT, AN_HOUR_S);
    this.redeliveries = limiter(dataSource, 'redeliveries', REDELIVERIES_PER_ACCOUNT, AN_HOUR_S);
    this.lubeLoggerCalls = limiter(dataSource, 'lubelogger', LUBELOGGER_CALLS_PER_ACCOUNT, AN_HOUR_S);
  }

  /** Counts a try before its outcome is known, so that many at once are counted too. */
  async signIn(account: string, address: string): Promise<void> {
    await count(this.address, address);
    await this.proof(account);
  }

  /** Counts one more password that is tried on an account. */
  async proof(account: string): Promise<void> {
    await count(this.account, digest(account));
  }

  /** The right password came: the account's tries begin anew. */
  async succeeded(account: string): Promise<void> {
    await this.account.delete(digest(account));
  }

  /** Counts one more code that is tried on an account. The right password does not set this to zero: who has it must not guess the rest. */
  async secondFactor(owner: OwnerId): Promise<void> {
    await count(this.factor, String(owner));
  }

  async secondFactorSucceeded(owner: OwnerId): Promise<void> {
    await this.factor.delete(String(owner));
  }

  /** Counts what a passkey is asked, apart from tries: a page of signing in asks when it is opened. */
  async passkeyVisit(address: string): Promise<void> {
    await count(this.passkeyVisits, address);
  }

  async register(address: string): Promise<void> {
    await count(this.registration, address);
  }

  /** Counts a link that is asked for, whether there is such an account or not. */
  async forgotten(account: string, address: string): Promise<void> {
    await count(this.linksOfAddress, address);
    await count(this.linksOfAccount, digest(account));
  }

  /** Counts a mail that confirms an address, by whose account it is. */
  async addressLink(owner: OwnerId): Promise<void> {
    await count(this.addressLinks, String(owner));
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

  /** Counts the use of a link, or the second step of a sign-in, as a sign-in from that address. */
  async another(address: string): Promise<void> {
    await count(this.address, address);
  }
}

const AN_HOUR_S = 60 * 60;
const TRIALS_PER_ACCOUNT = 30;
/** After an outage of a receiver somebody may press for each message. */
const REDELIVERIES_PER_ACCOUNT = 600;
/** A garage of years has hundreds of attachments. */
const LUBELOGGER_CALLS_PER_ACCOUNT = 2_000;
/** Tries that a success sets to zero, in whichever instance it came. */
const BEGINS_ANEW = { inMemoryBlockOnConsumed: 0 };

/** Rows are one per account and address; what ran out an hour ago is cleared every five minutes. */
function limiter(
  dataSource: DataSource,
  keyPrefix: string,
  points: number,
  duration: number,
  options: { inMemoryBlockOnConsumed?: number } = {},
): RateLimiterPostgres {
  return new RateLimiterPostgres({
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: 'tries',
    tableCreated: true,
    clearExpiredByTimeout: keyPrefix === 'account',
    keyPrefix,
    points,
    duration,
    // An address that is over its limit is refused from memory until the window ends, without a query.
    inMemoryBlockOnConsumed: points + 1,
    ...options,
  });
}

async function count(tries: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await tries.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new TooManyTries(Math.max(1, Math.ceil(outcome.msBeforeNext / 1_000)));
  }
}

/** The table holds no emails, and its keys have a bound. */
const digest = (account: string): string => createHash('sha256').update(account).digest('base64url');
