import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a component be linked to a part of svc-garage (ADR 128), with copies of parts. A component stays when its part is deleted. */
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
