import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { count, type LimitedBy, limiter, type OwnerId } from '@carnet/rest';
import type { RateLimiterPostgres } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { type IdentitySettings, SETTINGS } from '../settings.js';

/** Counts tries in PostgreSQL: shared by all instances, and kept over restarts. A missing account is counted like an existing one. */
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
  private readonly invitations: RateLimiterPostgres;

  constructor(dataSource: DataSource, @Inject(SETTINGS) settings: IdentitySettings) {
    const { signInWindowSeconds, registrationWindowSeconds } = settings;
    const within = (
      keyPrefix: string,
      points: number,
      duration: number,
      more?: Pick<LimitedBy, 'beginsAnew' | 'clears'>,
    ) => limiter(dataSource, { table: 'tries', keyPrefix, points, duration, ...more });
    const anew = { beginsAnew: true };
    const { signInTriesPerAccount, signInTriesPerAddress, secondFactorTriesPerAccount } = settings;
    this.account = within('account', signInTriesPerAccount, signInWindowSeconds, { ...anew, clears: true });
    this.address = within('address', signInTriesPerAddress, signInWindowSeconds);
    this.passkeyVisits = within('passkey-visit', signInTriesPerAddress, signInWindowSeconds);
    this.registration = within('registration', settings.registrationsPerAddress, registrationWindowSeconds);
    this.factor = within('factor', secondFactorTriesPerAccount, AN_HOUR_S, anew);
    this.linksOfAccount = within('reset-account', settings.resetLinksPerAccount, AN_HOUR_S);
    this.linksOfAddress = within('reset-address', settings.resetLinksPerAddress, AN_HOUR_S);
    this.addressLinks = within('address-links', settings.confirmationsPerAccount, AN_HOUR_S);
    this.invitations = within('invitations', settings.invitationsPerAccount, AN_HOUR_S);
  }

  /** Counts a try before its result is known, so that concurrent tries are counted, too. */
  async signIn(account: string, address: string): Promise<void> {
    await count(this.address, address);
    await this.proof(account);
  }

  /** Counts a password try on an account. */
  async proof(account: string): Promise<void> {
    await count(this.account, digest(account));
  }

  /** Resets the account's tries after a right password. */
  async succeeded(account: string): Promise<void> {
    await this.account.delete(digest(account));
  }

  /** Counts a code try on an account. The right password does not reset this count: a person who has it must not guess the code. */
  async secondFactor(owner: OwnerId): Promise<void> {
    await count(this.factor, String(owner));
  }

  async secondFactorSucceeded(owner: OwnerId): Promise<void> {
    await this.factor.delete(String(owner));
  }

  /** Counts passkey challenges separately, because a sign-in page requests one when it is opened. */
  async passkeyVisit(address: string): Promise<void> {
    await count(this.passkeyVisits, address);
  }

  async register(address: string): Promise<void> {
    await count(this.registration, address);
  }

  /** Counts a request for a reset link, whether the account exists or not. */
  async forgotten(account: string, address: string): Promise<void> {
    await count(this.linksOfAddress, address);
    await count(this.linksOfAccount, digest(account));
  }

  /** Counts a confirmation mail of an account. */
  async addressLink(owner: OwnerId): Promise<void> {
    await count(this.addressLinks, String(owner));
  }

  /** Counts an invitation mail of a garage. */
  async invitation(owner: OwnerId): Promise<void> {
    await count(this.invitations, String(owner));
  }

  /** Counts the use of a link, or the second step of a sign-in, as a sign-in from that address. */
  async another(address: string): Promise<void> {
    await count(this.address, address);
  }
}

const AN_HOUR_S = 60 * 60;

/** Hashes the account: so the table contains no emails, and its keys have a fixed length. */
const digest = (account: string): string => createHash('sha256').update(account).digest('base64url');
