import {
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
  type Provider,
} from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { Database } from '../database/database.js';
import { LOG } from '../injection.js';
import type { Log } from '../logging/logger.js';
import { Ask } from './ask.js';
import { CompactionTimer } from './compaction.js';
import { FactLog } from './fact-log.js';
import { FactsController } from './facts.controller.js';
import type { FactsOptions } from './facts.options.js';
import { FollowerHealth } from './follower-health.js';
import { Followers } from './followers.js';
import { Listener } from './listener.js';
import { PgSession } from './pg-session.js';
import { PostgresFactLog } from './postgres-fact-log.js';

/** Begins and ends what runs beside the requests. */
class FactsLifecycle implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  constructor(
    private readonly log: PostgresFactLog,
    private readonly followers: Followers,
    private readonly session: PgSession,
    private readonly compaction: CompactionTimer,
  ) {}

  async onModuleInit(): Promise<void> {
    this.followers.targets(); // what is put together wrongly is told before anything runs
    await this.log.open();
    this.session.start();
  }

  onApplicationBootstrap(): void {
    this.followers.start();
    this.compaction.start();
  }

  /** Nest calls this before it closes the server, which would else wait for those who wait for facts. */
  async onModuleDestroy(): Promise<void> {
    this.log.close();
    await Promise.all([this.followers.stop(), this.compaction.stop()]);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.session.stop();
  }
}

/**
 * A service's facts, told and followed. Gives `FactLog`, `Ask`, `FollowerHealth` and `Listener` to every module, opens
 * `/internal/facts`, and follows from application bootstrap until shutdown. Wants the tables of `CreateFacts`, and
 * `Database` and `LOG` of a global module.
 */
@Module({})
export class FactsModule {
  static register(options: FactsOptions): DynamicModule {
    return {
      module: FactsModule,
      global: true,
      controllers: [FactsController],
      providers: providersOf(options),
      exports: [FactLog, Ask, FollowerHealth, Listener],
    };
  }
}

function providersOf(options: FactsOptions): Provider[] {
  return [
    {
      provide: PgSession,
      inject: [Database, LOG],
      useFactory: (db: Database, log: Log) => PgSession.to(db.dataSource, log),
    },
    {
      provide: Listener,
      inject: [PgSession, LOG],
      useFactory: (session: PgSession, log: Log) => new Listener(session, log),
    },
    {
      provide: PostgresFactLog,
      inject: [Database, Listener],
      useFactory: (db: Database, listener: Listener) => new PostgresFactLog(db, listener),
    },
    { provide: FactLog, useExisting: PostgresFactLog },
    {
      provide: Followers,
      inject: [Database, PgSession, ModuleRef, LOG],
      useFactory: (db: Database, session: PgSession, modules: ModuleRef, log: Log) =>
        new Followers(options, db, session, modules, log),
    },
    {
      provide: Ask,
      inject: [Database, Followers],
      useFactory: (db: Database, followers: Followers) => new Ask(db, () => followers.targets()),
    },
    {
      provide: FollowerHealth,
      inject: [Followers],
      useFactory: (followers: Followers) => new FollowerHealth(() => followers.states()),
    },
    {
      provide: CompactionTimer,
      inject: [Database, LOG],
      useFactory: (db: Database, log: Log) => new CompactionTimer(db, log),
    },
    {
      provide: FactsLifecycle,
      inject: [PostgresFactLog, Followers, PgSession, CompactionTimer],
      useFactory: (log: PostgresFactLog, followers: Followers, session: PgSession, compaction: CompactionTimer) =>
        new FactsLifecycle(log, followers, session, compaction),
    },
  ];
}
