import {
  type DynamicModule,
  Global,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
  Injectable,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CreateSignInTables1760000000001 } from '../auth/auth.migration.js';
import { SigningKeyHandler, UserTokensHandler } from '../auth/identity.handlers.js';
import { SignInModule } from '../auth/sign-in.module.js';
import type { ServiceConfig } from '../config.js';
import { Database } from '../database/database.js';
import { CreateFacts1760000000000, FactsModule } from '../facts/index.js';
import { HealthController } from '../health/health.controller.js';
import { HouseHealth } from '../health/house-health.js';
import { Readiness } from '../health/readiness.js';
import { CreateIdempotencyKeys1760000000002 } from '../idempotency/idempotency.migration.js';
import { Idempotency } from '../idempotency/once.js';
import { CONFIG } from '../injection.js';
import type { ServiceDefinition } from './service.js';

export const KIT_MIGRATIONS = [
  CreateFacts1760000000000,
  CreateSignInTables1760000000001,
  CreateIdempotencyKeys1760000000002,
];

const HOUR = 60 * 60 * 1_000;

/** Closes the database after everything that uses it, and forgets old idempotency keys now and then. */
@Injectable()
class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly idempotency: Idempotency,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.idempotency.forgetOld().catch(() => undefined), HOUR).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.dataSource.destroy();
  }
}

export interface KitOptions {
  definition: ServiceDefinition;
  config?: ServiceConfig;
  dataSource?: DataSource;
}

/** Everything of the kit, at every module's hand. Without a database (for the OpenAPI document) it stands but does nothing. */
@Global()
@Module({})
export class KitModule {
  static register({ definition, config, dataSource }: KitOptions): DynamicModule {
    const follows = { ...definition.follows };
    follows.identity = [SigningKeyHandler, UserTokensHandler, ...(follows.identity ?? [])];
    return {
      module: KitModule,
      imports: [SignInModule, FactsModule.register({ config, follows })],
      controllers: [HealthController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: DataSource, useValue: dataSource },
        Database,
        Idempotency,
        Readiness,
        HouseHealth,
        Housekeeping,
      ],
      exports: [CONFIG, DataSource, Database, Idempotency],
    };
  }
}
