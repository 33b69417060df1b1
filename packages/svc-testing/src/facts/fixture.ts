import 'reflect-metadata';
import { Injectable, Module, type DynamicModule, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { DataSource, type EntityManager, type MigrationInterface, type QueryRunner } from 'typeorm';
import {
  type Fact,
  FACT_MIGRATIONS,
  type FactHandler,
  FactLog,
  FactsModule,
  type FactsOptions,
  type FactTaker,
  FollowerHealth,
  ReadThrough,
  type Republication,
} from '@carnet/fact-log';
import { ProblemFilter } from '@carnet/nest-kit';
import { Database } from '@carnet/pg';
import { createLogger, LOG, type Log } from '@carnet/runtime';

/** The body of a fixture service's facts: things with a name. */
export interface ThingBody {
  name: string;
  poison?: boolean;
}

/** A service with only the kit's facts: it publishes `thing`s, and keeps copies of other services' things. */
export interface FixtureService {
  app: NestFastifyApplication;
  database: Database;
  log: FactLog;
  readThrough: ReadThrough;
  health: FollowerHealth;
  url: string;
  close(): Promise<void>;
}

export interface FixtureOptions {
  databaseUrl: string;
  /** Producers to follow, by name. */
  follow?: Record<string, string>;
  handlers?: Type<FactTaker>[];
  republishes?: Republication[];
  port?: number;
  /** The name of the service, and the carrier of its facts beside HTTP. */
  name?: string;
  carrier?: FactsOptions['carrier'];
  /** Default: silent. */
  logLevel?: string;
}

class CreateFixture1760000000001 implements MigrationInterface {
  name = 'CreateFixture1760000000001';

  async up(db: QueryRunner): Promise<void> {
    await db.query('create table things (key integer primary key, version integer not null, name text not null)');
    await db.query('create table copies (key text primary key, version integer not null, name text not null)');
    // One row for each completed run of a handler, so that a test notices a fact that was applied twice.
    await db.query('create table applications (id serial primary key, key text not null, version integer not null)');
    await db.query('create sequence thing_keys');
    await db.query('create table antidotes (key text primary key)');
    await db.query('create table greetings (id serial primary key, key text not null, text text not null)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table things, copies, applications, antidotes, greetings');
    await db.query('drop sequence thing_keys');
  }
}

/** Follows `thing`: keeps a copy and counts. Fails on a poisonous thing while the database holds no antidote. */
@Injectable()
export class ThingHandler implements FactHandler<'thing', ThingBody> {
  readonly kind = 'thing';

  async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    await tx.query('insert into applications (key, version) values ($1, $2)', [fact.key, fact.version]);
    if (fact.deleted) {
      await tx.query('delete from copies where key = $1', [fact.key]);
      return;
    }
    if (fact.body.poison) await requireAntidote(tx, fact.key);
    await tx.query(
      `insert into copies (key, version, name) values ($1, $2, $3)
       on conflict (key) do update set version = excluded.version, name = excluded.name`,
      [fact.key, fact.version, fact.body.name],
    );
  }
}

export async function requireAntidote(tx: EntityManager, key: string): Promise<void> {
  const antidotes = await tx.query<object[]>('select 1 from antidotes where key = $1', [key]);
  if (antidotes.length === 0) throw new Error(`Thing ${key} is poisonous`);
}

/** Starts a fixture service on a port of its own. */
export async function startFixture(options: FixtureOptions): Promise<FixtureService> {
  const dataSource = await openDataSource(options.databaseUrl);
  const app = await NestFactory.create<NestFastifyApplication>(
    root(options, dataSource),
    new FastifyAdapter({ forceCloseConnections: 'idle' }),
    { logger: false, abortOnError: false },
  );
  app.useGlobalFilters(new ProblemFilter(app.get<Log>(LOG)));
  await app.listen(options.port ?? 0, '127.0.0.1').catch(async (error: unknown) => {
    await dataSource.destroy();
    throw error;
  });
  const { port } = app.getHttpServer().address() as { port: number };
  return {
    app,
    database: app.get(Database),
    log: app.get(FactLog),
    readThrough: app.get(ReadThrough),
    health: app.get(FollowerHealth),
    url: `http://127.0.0.1:${port}`,
    async close() {
      await app.close();
      await dataSource.destroy();
    },
  };
}

/** Lets each wait for facts run for ten minutes, so that a test hangs unless something else ends the wait. */
export function letWaitWithoutEnd({ log }: FixtureService): void {
  const wait = log.wait.bind(log);
  log.wait = (after, _ms, signal) => wait(after, 600_000, signal);
}

/** Changes a thing (or creates it, with version 1), and publishes it in the same transaction. */
export async function writeThing(service: FixtureService, key: number, body: Partial<ThingBody> = {}): Promise<void> {
  await service.database.transaction((tx) => writeThingIn(tx, service.log, key, body));
}

export async function writeThingIn(
  tx: EntityManager,
  log: FactLog,
  key: number,
  body: Partial<ThingBody> = {},
): Promise<void> {
  const name = body.name ?? `thing ${key}`;
  const [{ version }] = await tx.query<[{ version: number }]>(
    `insert into things (key, version, name) values ($1, 1, $2)
     on conflict (key) do update set version = things.version + 1, name = excluded.name returning version`,
    [key, name],
  );
  await log.append(tx, { kind: 'thing', key, version, ownerId: 1, body: { ...body, name } });
}

async function openDataSource(url: string): Promise<DataSource> {
  const migrations = [...FACT_MIGRATIONS, CreateFixture1760000000001];
  const extra = { options: '-c lock_timeout=5s', pipeline: true };
  const dataSource = new DataSource({ type: 'postgres', url, migrations, poolSize: 8, poolErrorHandler() {}, extra });
  await dataSource.initialize();
  const lock = dataSource.createQueryRunner();
  await lock.query('select pg_advisory_lock(1)');
  await dataSource.runMigrations({ transaction: 'each' });
  await lock.query('select pg_advisory_unlock(1)');
  await lock.release();
  return dataSource;
}

function root(options: FixtureOptions, dataSource: DataSource): Type {
  const handlers = options.handlers ?? [ThingHandler];
  const follow = options.follow ?? {};
  const follows = Object.fromEntries(Object.keys(follow).map((producer) => [producer, handlers]));
  const ground: DynamicModule = {
    module: Ground,
    global: true,
    providers: [
      ...handlers,
      { provide: Database, useFactory: () => new Database(dataSource) },
      { provide: LOG, useValue: createLogger('fixture', options.logLevel ?? 'silent') },
    ],
    exports: [Database, LOG],
  };
  const facts = FactsModule.register({
    config: { name: options.name, peers: follow, internalToken: 'of-fixtures' },
    carrier: options.carrier,
    follows,
    republishes: options.republishes,
  });
  @Module({ imports: [ground, facts] })
  class Root {}
  return Root;
}

@Module({})
class Ground {}
