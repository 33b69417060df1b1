import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Imported plans, with the record that each created: a template on a schedule, or a planned event. A row is deleted with its import (ADR 117). */
export class ImportedPlans1792000000000 implements MigrationInterface {
  name = 'ImportedPlans1792000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table if not exists imported_plans (
        owner_id integer not null,
        batch uuid not null,
        row integer not null,
        service_event_id integer,
        template_id integer,
        service_schedule_id integer,
        makes_template boolean not null,
        makes_schedule boolean not null,
        primary key (owner_id, batch, row),
        constraint imported_plans_import foreign key (owner_id, batch) references imports on delete cascade
      )`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table imported_plans');
  }
}
