import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact, FactHandler } from '@carnet/fact-log';
import { Database, sql, within } from '@carnet/pg';

interface UserBody {
  time_zone?: string | null;
}

/** Follows `user`, to know each person's time zone. A zone that PostgreSQL does not know is not stored: the person then has UTC. */
@Injectable()
export class TimeZoneHandler implements FactHandler<'user', UserBody> {
  readonly kind = 'user';
  private names: Promise<Set<string>> | undefined;

  constructor(private readonly database: Database) {}

  apply(tx: EntityManager, fact: Fact<'user', UserBody>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'user', UserBody>[]): Promise<void> {
    const known = await this.namesOfPostgres();
    const zones = new Map(facts.map(({ key, body }) => [Number(key), body?.time_zone ?? '']));
    const set = [...zones].filter(([, name]) => known.has(name.toLowerCase()));
    await within(tx).rows(
      sql`delete from time_zones where owner_id = any(${[...zones.keys()]}::int[])
            and owner_id <> all(${set.map(([owner]) => owner)}::int[])`,
    );
    await within(tx).rows(
      sql`insert into time_zones (owner_id, name)
          select * from unnest(${set.map(([owner]) => owner)}::int[], ${set.map(([, name]) => name)}::text[])
          on conflict (owner_id) do update set name = excluded.name`,
    );
  }

  /** Cached, because PostgreSQL reads 600 files to list its zones. */
  private namesOfPostgres(): Promise<Set<string>> {
    this.names ??= this.readNames().catch((error: unknown) => {
      this.names = undefined;
      throw error;
    });
    return this.names;
  }

  private async readNames(): Promise<Set<string>> {
    const rows = await this.database.rows<{ name: string }>(sql`select lower(name) as name from pg_timezone_names`);
    return new Set(rows.map(({ name }) => name));
  }
}
