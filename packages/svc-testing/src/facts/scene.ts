import { createTestDatabase, type TestDatabase } from '@carnet/embedded-pg';
import { type Database, sql } from '@carnet/pg';
import { type FixtureOptions, type FixtureService, startFixture } from './fixture.js';

/** Databases and services of one test; `clear` ends them all, last one first. */
export class Scene {
  private readonly endings: (() => Promise<void>)[] = [];

  async database(): Promise<TestDatabase> {
    const database = await createTestDatabase();
    this.onClear(() => database.drop());
    return database;
  }

  /** A fixture service; on a database of its own unless told otherwise. */
  async service(options: Partial<FixtureOptions> = {}): Promise<FixtureService> {
    const databaseUrl = options.databaseUrl ?? (await this.database()).url;
    const service = await startFixture({ ...options, databaseUrl });
    let closed: Promise<void> | undefined;
    const once = { ...service, close: () => (closed ??= service.close()) };
    this.onClear(once.close);
    return once;
  }

  onClear(ending: () => Promise<void>): void {
    this.endings.push(ending);
  }

  async clear(): Promise<void> {
    for (const ending of this.endings.splice(0).reverse()) await ending();
  }
}

/** Facts that a follower applied, one line each: `key@version`, sorted. */
export function applications(service: FixtureService): Promise<string[]> {
  return appliedIn(service.database);
}

export async function appliedIn(database: Database): Promise<string[]> {
  const rows = await database.rows<Line>(sql`select key, version from applications order by key::int, version`);
  return rows.map(({ key, version }) => `${key}@${version}`);
}

/** Ends all connections of a service with its database but the one that asks; PostgreSQL's own processes may not be ended. */
export async function cutConnections({ database }: FixtureService): Promise<void> {
  await database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
}

interface Line {
  key: string;
  version: number;
}
