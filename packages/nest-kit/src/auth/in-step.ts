import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FollowerHealth } from '@carnet/fact-log';
import { Unavailable } from '@carnet/messages';
import { Database, sql } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';

/**
 * Tells whether revocations of grants arrive. Only one instance of a service follows svc-identity: it records in the database until when its copies were
 * certainly complete, and the others read that. As long as nobody shares anything, nothing is recorded.
 */
@Injectable()
export class InStep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly maxAge: number;
  private timer: NodeJS.Timeout | undefined;
  /** Time until which another instance's record is recent enough. */
  private sureUntil = -Infinity;
  private reading: Promise<void> | null = null;

  constructor(
    @Inject(CONFIG) config: ServiceConfig,
    @Inject(LOG) private readonly log: Log,
    private readonly followers: FollowerHealth,
    private readonly database: Database,
  ) {
    this.maxAge = config?.tokenStateMaxAge ?? 0;
  }

  onApplicationBootstrap(): void {
    const note = () =>
      this.note().catch((error: Error) => this.log.warn(`Not noted how complete grants are: ${error.message}`));
    this.timer = setInterval(() => void note(), this.maxAge / 4).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** @throws Unavailable (503) if a revoked grant might not be recognised */
  async require(): Promise<void> {
    const lag = this.lag();
    if (lag === undefined || (lag ?? (await this.notedLag())) > this.maxAge) throw new Unavailable();
  }

  /** Records the lag of the following instance, several times per period of validity. */
  async note(): Promise<void> {
    const lag = this.lag();
    if (lag == null || lag > this.maxAge) return;
    await this.database.brief.rows(sql`
      insert into copies_in_step (producer, at) select 'identity', now() - make_interval(secs => ${lag / 1_000}::float)
      where exists (select from grant_copies)
      on conflict (producer) do update set at = excluded.at`);
  }

  /** Milliseconds that this instance's copies may lack; null if another instance follows or this one has just begun, undefined if nobody follows. */
  private lag(): number | null | undefined {
    const identity = this.followers.report().find(({ producer }) => producer === 'identity');
    if (!identity) return undefined;
    return identity.lagSeconds === null || !identity.wasInStep ? null : identity.lagSeconds * 1_000;
  }

  /** Reads at intervals; concurrent callers share one query. */
  private async notedLag(): Promise<number> {
    if (Date.now() > this.sureUntil) await (this.reading ??= this.read().finally(() => (this.reading = null)));
    return Date.now() > this.sureUntil ? Infinity : 0;
  }

  /** Uses only the database's clock, because clocks of two machines differ. */
  private async read(): Promise<void> {
    const asked = Date.now();
    const [row] = await this.database.brief.rows<{ age: number }>(
      sql`select (extract(epoch from now() - at) * 1000)::float as age from copies_in_step where producer = 'identity'`,
    );
    this.sureUntil = row ? asked + this.maxAge - row.age : -Infinity;
  }
}
