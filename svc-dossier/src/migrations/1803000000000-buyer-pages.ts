import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pages that show a vehicle to anyone who has their link. */
export class BuyerPages1803000000000 implements MigrationInterface {
  name = 'BuyerPages1803000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, 'buyer_pages');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'buyer_pages');
    await db.query('drop table buyer_pages');
  }
}

const UP = [
  // A page ends when its row is deleted: with its vehicle, with its owner, or by its owner. A deleted book disappears from the page.
  `create table buyer_pages (
     owner_id integer not null,
     id integer generated always as identity,
     version integer not null default 1,
     vehicle_id integer not null,
     name text not null,
     shows text[] not null,
     reveals text[] not null,
     withhold_words text[] not null,
     photo_ids integer[] not null,
     dossier_id integer,
     indexed boolean not null,
     secret text not null,
     secret_hash bytea not null,
     views integer not null default 0,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade,
     foreign key (owner_id, dossier_id) references dossiers (owner_id, id) on delete set null (dossier_id)
   )`,
  'create index buyer_pages_of_vehicle on buyer_pages (owner_id, vehicle_id)',
  'create index buyer_pages_of_dossier on buyer_pages (owner_id, dossier_id) where dossier_id is not null',
  'create unique index buyer_pages_by_secret on buyer_pages (secret_hash)',
];
