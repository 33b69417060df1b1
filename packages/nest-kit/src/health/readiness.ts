import { Inject, Injectable } from '@nestjs/common';
import { FollowerHealth, type ParkedReport } from '@carnet/fact-log';
import { Database, sql } from '@carnet/pg';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { SignInState } from '../auth/sign-in-state.js';

export interface ReadinessReport {
  service: string;
  /** True if load balancers should send requests here. */
  ready: boolean;
  /** True if requests are answered. A stopping service still serves for a while, but is not ready any more. */
  serving: boolean;
  database: 'reachable' | 'unreachable';
  /** Tells if the revoked tokens are known. While they are unknown, every signed-in request is refused. */
  tokens: 'known' | 'unknown';
  /** The state of each followed producer. A producer that is down does not make this service unready. */
  facts: unknown;
  /** Facts of other services that this service could not apply; null if the database does not answer. */
  parked: ParkedReport | null;
}

const PATIENCE = 1_000;

/** A service is ready when its database answers, the revoked tokens are known, no essential fact is parked, and it is not stopping. */
@Injectable()
export class Readiness {
  private leaving = false;

  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly database: Database,
    private readonly followers: FollowerHealth,
    private readonly signIn: SignInState,
  ) {}

  /** Marks the service as not ready, so that load balancers stop sending requests. */
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
