import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The cover photo of a vehicle. */
export class CreateVehicleCovers1769200000000 implements MigrationInterface {
  name = 'CreateVehicleCovers1769200000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table vehicle_covers');
  }
}

const UP = [
  // The row stays when the cover is removed: its version is the fact's, and increases with each change.
  `create table vehicle_covers (
     owner_id integer not null,
     vehicle_id integer not null,
     file_id integer,
     version integer not null default 1,
     primary key (owner_id, vehicle_id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade,
     foreign key (owner_id, file_id) references photos (owner_id, file_id) on delete set null (file_id)
   )`,
  'create index vehicle_covers_of_photo on vehicle_covers (owner_id, file_id) where file_id is not null',
];
