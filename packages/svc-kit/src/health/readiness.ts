import { Inject, Injectable } from '@nestjs/common';
import type { ServiceConfig } from '../config.js';
import { Database } from '../database/database.js';
import { sql } from '../database/sql.js';
import { FollowerHealth } from '../facts/index.js';
import { CONFIG } from '../injection.js';

export interface ReadinessReport {
  service: string;
  ready: boolean;
  database: 'reachable' | 'unreachable';
  /** What is known of each producer that this service follows. A producer that is away leaves this service ready. */
  facts: unknown;
}

const PATIENCE = 1_000;

/** A service is ready when its database answers. */
@Injectable()
export class Readiness {
  constructor(
    @Inject(CONFIG) private readonly config: ServiceConfig,
    private readonly database: Database,
    private readonly followers: FollowerHealth,
  ) {}

  async report(): Promise<ReadinessReport> {
    const ready = await this.databaseAnswers();
    return {
      service: this.config.name,
      ready,
      database: ready ? 'reachable' : 'unreachable',
      facts: this.followers.report(),
    };
  }

  private async databaseAnswers(): Promise<boolean> {
    const answer = this.database.rows(sql`select 1`).then(
      () => true,
      () => false,
    );
    return Promise.race([answer, unanswered()]);
  }
}

const unanswered = (): Promise<false> => new Promise((resolve) => setTimeout(() => resolve(false), PATIENCE).unref());
