import {
  type DynamicModule,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
  type OnModuleInit,
  type Provider,
} from '@nestjs/common';
import { APP_GUARD, ModuleRef } from '@nestjs/core';
import type { Client } from 'pg';
import { Database, Listener, PgSession, type Sql } from '@carnet/pg';
import { LOG, type Log, Tracing } from '@carnet/runtime';
import { CompactionTimer } from './compaction.js';
import { FactLog } from './fact-log.js';
import { FactTransport } from './fact-transport.js';
import { FactsCareController, FactsController } from './facts.controller.js';
import { FollowedPositions } from './followed-positions.js';
import { FollowerHealth } from './follower-health.js';
import { type FactsOptions, Followers } from './followers.js';
import { FreshReadsGuard } from './fresh-reads.guard.js';
import { FreshReads } from './fresh-reads.js';
import { PostgresFactLog } from './postgres-fact-log.js';
import { ReadThrough } from './read-through.js';
import { References } from './references.js';
import { Republisher } from './republisher.js';

/** Starts and stops the background work of facts. */
class FactsLifecycle implements OnModuleInit, OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown {
  constructor(
    private readonly log: PostgresFactLog,
    private readonly followers: Followers,
    private readonly session: PgSession,
    private readonly compaction: CompactionTimer,
    private readonly teller: Republisher,
    private readonly transport: FactTransport,
    private readonly database: Database,
    private readonly logger: Log,
    private readonly isGuest: boolean,
  ) {}

  async onModuleInit(): Promise<void> {
    this.followers.targets(); // Wiring errors must surface before anything runs.
    if (!this.isGuest) {
      await this.log.open();
      this.session.onConnect((client) => this.recognize(client));
    }
    this.session.start();
  }

  onApplicationBootstrap(): void {
    this.followers.start();
    if (this.isGuest) return;
    this.compaction.start();
    this.teller.start();
    this.transport.start(this.database, this.session, this.log);
  }

  /** Nest calls this before it closes the server. Otherwise the server would wait for the open long polls of followers. */
  async onModuleDestroy(): Promise<void> {
    this.log.close();
    await Promise.all([this.followers.stop(), this.compaction.stop(), this.teller.stop()]);
    await this.transport.stop();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.session.stop();
  }

  /** On the session's own connection, because a pooled connection may still lead to the old server. */
  private async recognize(client: Client): Promise<void> {
    const isAnother = await this.log.recognize({
      rows: async <T>({ text, values }: Sql) => (await client.query<T & object>(text, values)).rows,
    });
    if (isAnother) this.logger.warn('PostgreSQL is another server than before, so the fact log is another one');
  }
}

/**
 * Publishes and follows a service's facts. Provides `FactLog`, `FactTransport`, `FreshReads`, `ReadThrough`, `References`, `FollowerHealth` and `Listener` to
 * every module, serves `/internal/facts`, and follows from application bootstrap until shutdown. Requires the tables of `CreateFacts`, and `Database` and `LOG`
 * from a global module.
 */
@Module({})
export class FactsModule {
  static register(options: FactsOptions): DynamicModule {
    return {
      module: FactsModule,
      global: true,
      controllers: options.isGuest ? [FactsCareController] : [FactsController, FactsCareController],
      providers: providersOf(options),
      exports: [FactLog, FactTransport, FreshReads, ReadThrough, References, FollowerHealth, Listener],
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
      inject: [Database, Listener, LOG],
      useFactory: (db: Database, listener: Listener, log: Log) => new PostgresFactLog(db, listener, log),
    },
    { provide: FactLog, useExisting: PostgresFactLog },
    {
      provide: FactTransport,
      inject: [LOG],
      useFactory: (log: Log) => new FactTransport(options.config, options.carrier?.(log)),
    },
    {
      provide: Followers,
      inject: [
        Database,
        PgSession,
        ModuleRef,
        FollowedPositions,
        FactTransport,
        LOG,
        { token: Tracing, optional: true },
      ],
      useFactory: (
        db: Database,
        session: PgSession,
        modules: ModuleRef,
        followed: FollowedPositions,
        transport: FactTransport,
        log: Log,
        tracing?: Tracing,
      ) => new Followers(options, db, session, modules, followed, transport, log, tracing),
    },
    { provide: FollowedPositions, inject: [Database], useFactory: (db: Database) => new FollowedPositions(db) },
    {
      provide: FreshReads,
      inject: [FollowedPositions, Followers, FactLog],
      useFactory: (followed: FollowedPositions, followers: Followers, log: FactLog) =>
        new FreshReads(options.config?.name ?? '', followed, log, () => followers.sources()),
    },
    {
      provide: APP_GUARD,
      inject: [FreshReads],
      useFactory: (fresh: FreshReads) => new FreshReadsGuard(fresh),
    },
    {
      provide: ReadThrough,
      inject: [Database, Followers],
      useFactory: (db: Database, followers: Followers) => new ReadThrough(db, () => followers.targets()),
    },
    {
      provide: References,
      inject: [Database, ReadThrough],
      useFactory: (db: Database, readThrough: ReadThrough) => new References(db, readThrough),
    },
    {
      provide: FollowerHealth,
      inject: [Database, Followers],
      useFactory: (db: Database, followers: Followers) =>
        new FollowerHealth(
          db,
          () => followers.states(),
          () => followers.handlers(),
        ),
    },
    {
      provide: CompactionTimer,
      inject: [Database, LOG],
      useFactory: (db: Database, log: Log) => new CompactionTimer(db, log),
    },
    {
      provide: Republisher,
      inject: [Database, FactLog, LOG],
      useFactory: (db: Database, facts: FactLog, log: Log) =>
        new Republisher(db, facts, options.republishes ?? [], log),
    },
    {
      provide: FactsLifecycle,
      inject: [PostgresFactLog, Followers, PgSession, CompactionTimer, Republisher, FactTransport, Database, LOG],
      useFactory: (
        log: PostgresFactLog,
        followers: Followers,
        session: PgSession,
        compaction: CompactionTimer,
        teller: Republisher,
        transport: FactTransport,
        database: Database,
        logger: Log,
      ) =>
        new FactsLifecycle(
          log,
          followers,
          session,
          compaction,
          teller,
          transport,
          database,
          logger,
          options.isGuest ?? false,
        ),
    },
  ];
}
