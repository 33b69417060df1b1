import { createTestDatabase, type TestDatabase } from '@carnet/embedded-pg';
import { type Database, sql } from '@carnet/pg';
import { type FixtureOptions, type FixtureService, startFixture } from './fixture.js';

/** The databases and services of one test; `clear` closes them in reverse order. */
export class Scene {
  private readonly endings: (() => Promise<void>)[] = [];

  async database(): Promise<TestDatabase> {
    const database = await createTestDatabase();
    this.onClear(() => database.drop());
    return database;
  }

  /** Starts a fixture service, with its own database by default. */
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

/** The facts that a follower applied, as sorted lines `key@version`. */
export function applications(service: FixtureService): Promise<string[]> {
  return appliedIn(service.database);
}

export async function appliedIn(database: Database): Promise<string[]> {
  const rows = await database.rows<Line>(sql`select key, version from applications order by key::int, version`);
  return rows.map(({ key, version }) => `${key}@${version}`);
}

/** Terminates all connections to a service's database except its own. */
export async function cutConnections({ database }: FixtureService): Promise<void> {
  await database.rows(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`);
}

interface Line {
  key: string;
  version: number;
}
