import {
  type DynamicModule,
  Global,
  Inject,
  Injectable,
  Module,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FACT_MIGRATIONS, FactsModule, type FactsOptions } from '@carnet/fact-log';
import { OwnCurrencies1775400000000 } from '@carnet/fields';
import {
  ActorsOfJournal1800000000001,
  CreateJournal1778000000000,
  Exports,
  ExportsController,
  Journal,
  JournalOfUserHandler,
  JournalOfVehicles1780100000000,
  VehicleJournalController,
  VehicleJournals,
} from '@carnet/journal';
import {
  Calendar,
  Clock,
  CreateTimeZones1760000000003,
  Currencies,
  OwnCurrencyHandler,
  TimeZoneHandler,
} from '@carnet/person';
import {
  CompileFolded1773000000000,
  CreateFolded1760000000004,
  Database,
  LockOwners1766100000000,
  QuotaCounts1773100000000,
  QuotasByIds1777000000000,
} from '@carnet/pg';
import { CreateIdempotencyKeys1760000000002, Idempotency, KeepOutboxKeys1794000000000 } from '@carnet/rest';
import {
  CLOSED_TO_KEYS,
  CONFIG,
  EXPORTED,
  IS_GUEST,
  JOURNALED,
  LOG,
  type Log,
  REPUBLISHED,
  type ServiceConfig,
  Tracing,
  WAITING_WORK,
} from '@carnet/runtime';
import {
  ApiKeyCopies1786010000000,
  CopiesInStep1800000000002,
  CreateSignInTables1760000000001,
  EndedSessions1785020000000,
  GrantCopies1800000000000,
} from '../auth/auth.migration.js';
import { EndedTokens } from '../auth/ended-tokens.js';
import {
  ApiKeyHandler,
  EndedSessionHandler,
  GrantHandler,
  SigningKeyHandler,
  UserTokensHandler,
} from '../auth/identity.handlers.js';
import { SignInModule } from '../auth/sign-in.module.js';
import { HealthController } from '../health/health.controller.js';
import { Readiness } from '../health/readiness.js';
import { StackHealth } from '../health/stack-health.js';
import { Metrics } from '../metrics/metrics.service.js';
import type { ServiceDefinition } from './service-definition.js';

export const KIT_MIGRATIONS = [
  ...FACT_MIGRATIONS,
  CreateSignInTables1760000000001,
  CreateIdempotencyKeys1760000000002,
  CreateTimeZones1760000000003,
  CreateFolded1760000000004,
  LockOwners1766100000000,
  CompileFolded1773000000000,
  QuotaCounts1773100000000,
  OwnCurrencies1775400000000,
  QuotasByIds1777000000000,
  CreateJournal1778000000000,
  JournalOfVehicles1780100000000,
  EndedSessions1785020000000,
  ApiKeyCopies1786010000000,
  KeepOutboxKeys1794000000000,
  GrantCopies1800000000000,
  ActorsOfJournal1800000000001,
  CopiesInStep1800000000002,
];

const HOUR = 60 * 60 * 1_000;

/** Closes the database after all its users, and deletes old idempotency keys and ended sessions at intervals. */
@Injectable()
class Housekeeping implements OnModuleInit, OnApplicationShutdown {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly ended: EndedTokens,
    @Inject(LOG) private readonly log: Log,
    @Inject(IS_GUEST) private readonly isGuest: boolean,
  ) {}

  onModuleInit(): void {
    if (!this.isGuest) this.timer = setInterval(() => void this.forgetOld(), HOUR).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.database.close();
  }

  private async forgetOld(): Promise<void> {
    try {
      await this.idempotency.forgetOld();
      await this.ended.forgetOld();
    } catch (error) {
      this.log.warn(`What is too old to matter was not forgotten: ${(error as Error).message}`);
    }
  }
}

export interface KitOptions {
  definition: ServiceDefinition;
  config?: ServiceConfig;
  dataSource?: DataSource;
  log?: Log;
  /** Creates the carrier of facts beside HTTP. */
  carrier?: FactsOptions['carrier'];
}

/** Provides the whole kit to every module. Without a database (for the OpenAPI document) its providers exist but do nothing. */
@Global()
@Module({})
export class KitModule {
  static register({ definition, config, dataSource, log, carrier }: KitOptions): DynamicModule {
    const isGuest = definition.guestOf !== undefined;
    const follows = { ...definition.follows };
    // A guest reads these tables of its host service.
    if (!isGuest)
      follows.identity = [
        SigningKeyHandler,
        // Before the handler of users: if one batch contains a user's keys and sessions and their deletion, nothing must be left.
        ApiKeyHandler,
        GrantHandler,
        EndedSessionHandler,
        UserTokensHandler,
        TimeZoneHandler,
        OwnCurrencyHandler,
        ...(follows.identity ?? []),
        JournalOfUserHandler,
      ];
    return {
      module: KitModule,
      imports: [
        SignInModule,
        FactsModule.register({ config, carrier, follows, republishes: definition.republishes, isGuest }),
      ],
      controllers: [HealthController, VehicleJournalController, ExportsController],
      providers: [
        { provide: CONFIG, useValue: config },
        { provide: LOG, useValue: log },
        { provide: JOURNALED, useValue: definition.journals ?? [] },
        { provide: REPUBLISHED, useValue: definition.republishes ?? [] },
        { provide: CLOSED_TO_KEYS, useValue: definition.closedToApiKeys ?? false },
        { provide: EXPORTED, useValue: definition.exports ?? [] },
        { provide: WAITING_WORK, useValue: definition.waitingWork ?? [] },
        { provide: IS_GUEST, useValue: isGuest },
        { provide: DataSource, useValue: dataSource },
        Database,
        Idempotency,
        Clock,
        Calendar,
        TimeZoneHandler,
        Currencies,
        OwnCurrencyHandler,
        Journal,
        JournalOfUserHandler,
        VehicleJournals,
        Exports,
        Readiness,
        StackHealth,
        Metrics,
        Tracing,
        Housekeeping,
      ],
      exports: [
        JOURNALED,
        CLOSED_TO_KEYS,
        CONFIG,
        LOG,
        Tracing,
        DataSource,
        Database,
        Idempotency,
        Clock,
        Calendar,
        TimeZoneHandler,
        Currencies,
        OwnCurrencyHandler,
        Journal,
        JournalOfUserHandler,
        REPUBLISHED,
        VehicleJournals,
        Exports,
      ],
    };
  }
}
