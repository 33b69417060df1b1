import { Inject, Injectable } from '@nestjs/common';
import { FollowerHealth, type ParkedReport } from '@carnet/fact-log';
import { Database, sql } from '@carnet/pg';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { SignInState } from '../auth/sign-in-state.js';

export interface ReadinessReport {
  service: string;
  /** True if people are to be sent here. */
  ready: boolean;
  /** True if they are answered. A service that was told to end serves for a while, and is not ready any more. */
  serving: boolean;
  database: 'reachable' | 'unreachable';
  /** Says if the ended tokens are known; while they are not, every signed-in request is refused. */
  tokens: 'known' | 'unknown';
  /** The state of each producer that this service follows. A producer that is away leaves this service ready. */
  facts: unknown;
  /** Facts of other services that could not be applied here; null where the database does not answer. */
  parked: ParkedReport | null;
}

const PATIENCE = 1_000;

/** A service is ready when its database answers, it knows which tokens have ended, no deletion of an account waits to be applied, and it is to stay. */
@Injectable()
export class Readiness {
  private leaving = false;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly database: Database,
    private readonly followers: FollowerHealth,
    private readonly signIn: SignInState,
  ) {}

  /** From now on the service is not ready, whatever it could still do. */
  leave(): void {
    this.leaving = true;
  }

  async report(): Promise<ReadinessReport> {
    const [isThere, parked] = await Promise.all([this.databaseAnswers(), this.parked()]);
    const tokens = this.signIn.isCurrent() ? 'known' : 'unknown';
    const serving = isThere && tokens === 'known' && !parked?.essential;
    return {
      service: this.config.name,
      ready: serving && !this.leaving,
      serving,
      database: isThere ? 'reachable' : 'unreachable',
      tokens,
      facts: this.followers.report(),
      parked,
    };
  }

  private async databaseAnswers(): Promise<boolean> {
    const answer = this.database.rows(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, after(PATIENCE, false)]);
  }

  private parked(): Promise<ParkedReport | null> {
    const report = this.followers.parked().catch(() => null);
    return Promise.race([report, after(PATIENCE, null)]);
  }
}

const after = <T>(ms: number, value: T): Promise<T> =>
  new Promise((resolve) => setTimeout(() => resolve(value), ms).unref());
