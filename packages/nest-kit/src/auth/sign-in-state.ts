import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Unavailable } from '@carnet/messages';
import { Listener } from '@carnet/pg';
import { BackOff, CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { ApiKeys } from './api-keys.js';
import { GarageGrants } from './garage-grants.js';
import { EndedTokens } from './ended-tokens.js';
import { SIGN_IN_CHANGED } from './identity.handlers.js';
import { KeyRing } from './key-ring.js';

const RETRY_MS = 100;
const MAX_RETRY_MS = 2_000;

/**
 * Keeps the signing keys and revocations of the database in memory, in every instance of the service. Reloads them after a notification, and retries while
 * loading fails or notifications cannot arrive. Data that may be outdated is trusted for `tokenStateMaxAge`, and no longer.
 */
@Injectable()
export class SignInState implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private readonly backOff: BackOff;
  private readonly maxAge: number;
  private listening = false;
  /** The number of notified changes, and how many of them the newest successful load includes. */
  private changes = 1;
  private loadedChanges = 0;
  /** The time until which the memory was certainly up to date, if it is not up to date now. */
  private currentUntil = -Infinity;
  private loading: Promise<void> | null = null;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
    private readonly keys: KeyRing,
    private readonly ended: EndedTokens,
    private readonly apiKeys: ApiKeys,
    private readonly grants: GarageGrants,
    listener: Listener,
  ) {
    this.maxAge = config.tokenStateMaxAge;
    this.backOff = new BackOff(RETRY_MS, Math.min(MAX_RETRY_MS, this.maxAge / 4));
    listener.on(SIGN_IN_CHANGED, () => this.changed());
    listener.onConnected(() => this.changed({ listening: true }));
    listener.onLost(() => this.changed({ listening: false }));
  }

  /** A service only starts to serve once it can check tokens. */
  async onApplicationBootstrap(): Promise<void> {
    await this.load();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.loading;
  }

  /** Tells whether the revocations in memory are up to date, or were within `tokenStateMaxAge`. */
  isCurrent(): boolean {
    return this.isUpToDate() || Date.now() - this.currentUntil <= this.maxAge;
  }

  /** @throws Unavailable (503) if a revoked token might not be recognised */
  requireCurrent(): void {
    if (!this.isCurrent()) throw new Unavailable();
  }

  private isUpToDate(): boolean {
    return this.listening && this.loadedChanges === this.changes;
  }

  private changed({ listening = this.listening } = {}): void {
    if (this.isUpToDate()) this.currentUntil = Date.now();
    this.listening = listening;
    this.changes += 1;
    void this.load();
  }

  /** Only one load runs at a time. Each change causes a load that starts after it. */
  private load(): Promise<void> {
    this.loading ??= this.loadUntilUpToDate();
    return this.loading;
  }

  private async loadUntilUpToDate(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const loaded = await this.loadOnce();
      if (this.isUpToDate()) break;
      if (!loaded || !this.listening) await this.backOff.pause(this.stopping.signal);
    }
    this.backOff.reset();
    this.loading = null;
  }

  private async loadOnce(): Promise<boolean> {
    const [began, changes] = [Date.now(), this.changes];
    try {
      await Promise.all([this.keys.reload(), this.ended.reload()]);
      this.apiKeys.forget();
      this.grants.forget();
      this.currentUntil = began;
      this.loadedChanges = changes;
      return true;
    } catch (error) {
      this.log.warn(`Which tokens have ended was not loaded, and is tried again: ${(error as Error).message}`);
      return false;
    }
  }
}
