import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A part of the garage can be followed as a component (ADR 128), by copies of parts. A part that is deleted leaves its component. */
export class FollowedParts1812000000000 implements MigrationInterface {
  name = 'FollowedParts1812000000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table part_copies (
        owner_id integer not null,
        id integer not null,
        vehicle_id integer not null,
        name text not null,
        manufacturer text,
        part_number text,
        primary key (owner_id, id)
      )`);
    await db.query('create index part_copies_of_vehicle on part_copies (owner_id, vehicle_id)');
    await db.query('alter table components add column part_id integer');
    await db.query('create index components_of_part on components (owner_id, part_id) where part_id is not null');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table components drop column part_id');
    await db.query('drop table part_copies');
  }
}
