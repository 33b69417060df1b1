import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { FollowerHealth } from '@carnet/fact-log';
import { Unavailable } from '@carnet/messages';
import { Database, sql } from '@carnet/pg';
import { CONFIG, LOG, type Log, type ServiceConfig } from '@carnet/runtime';

/**
 * Tells whether ends of grants arrive. Of a service's instances one follows svc-identity: it notes in the database until when its copies were surely complete, and the others read that.
 * Where nobody has shared anything, nothing is noted.
 */
@Injectable()
export class InStep implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly maxAge: number;
  private timer: NodeJS.Timeout | undefined;
  /** Until when another instance's note is new enough. */
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

  /** @throws Unavailable (503) where a grant that has ended could not be recognised */
  async require(): Promise<void> {
    const lag = this.lag();
    if (lag === undefined || (lag ?? (await this.notedLag())) > this.maxAge) throw new Unavailable();
  }

  /** By the instance that follows, a few times in the span that a note is trusted. */
  async note(): Promise<void> {
    const lag = this.lag();
    if (lag == null || lag > this.maxAge) return;
    await this.database.brief.rows(sql`
      insert into copies_in_step (producer, at) select 'identity', now() - make_interval(secs => ${lag / 1_000}::float)
      where exists (select from grant_copies)
      on conflict (producer) do update set at = excluded.at`);
  }

  /** Milliseconds that this instance's copies may lack; null where another instance knows or this one has just begun, undefined where nobody follows. */
  private lag(): number | null | undefined {
    const identity = this.followers.report().find(({ producer }) => producer === 'identity');
    if (!identity) return undefined;
    return identity.lagSeconds === null || !identity.wasInStep ? null : identity.lagSeconds * 1_000;
  }

  /** Read once in a while, however many ask. */
  private async notedLag(): Promise<number> {
    if (Date.now() > this.sureUntil) await (this.reading ??= this.read().finally(() => (this.reading = null)));
    return Date.now() > this.sureUntil ? Infinity : 0;
  }

  /** By the clock of the database: those of two machines differ. */
  private async read(): Promise<void> {
    const asked = Date.now();
    const [row] = await this.database.brief.rows<{ age: number }>(
      sql`select (extract(epoch from now() - at) * 1000)::float as age from copies_in_step where producer = 'identity'`,
    );
    this.sureUntil = row ? asked + this.maxAge - row.age : -Infinity;
  }
}
