import { JobTable, type LeasedJob } from '@carnet/jobs';
import { defineService } from '@carnet/nest-kit';
import { type Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A minimal job. */
export interface Errand extends LeasedJob {
  owner_id: OwnerId;
  id: number;
}

/** A lease so short that a test can wait for its end. */
export const LEASE_S = 1;

export class Errands extends JobTable<Errand> {
  constructor(database: Database, leaseSeconds = 60) {
    super(database, { table: 'errands', key: { owner_id: 'owner_id', id: 'id' }, leaseSeconds });
  }

  async take(): Promise<Errand | null> {
    const [errand] = await this.database.rows<Errand>(this.taking());
    return errand ?? null;
  }

  taking() {
    return sql`
      with due as (${this.due(sql`due_at, id`)})
      update errands j set ${this.taken()} from due where ${this.isDue()} returning j.owner_id, j.id, j.tries`;
  }
}

class CreateErrands1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table errands (
        owner_id integer, id integer, tries integer not null default 0, due_at timestamptz default now(), primary key (owner_id, id))`);
    await db.query('create table results (id integer primary key, told text not null)');
  }

  async down(): Promise<void> {}
}

export const errandsService = defineService({
  name: 'identity',
  title: 'Errands',
  description: 'For tests',
  migrations: [CreateErrands1761000000000],
  modules: [],
});
