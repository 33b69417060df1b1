import { addQuota, addSearchText, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Albums, and the photos in them. */
export class CreateAlbums1769000000000 implements MigrationInterface {
  name = 'CreateAlbums1769000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await db.query(addSearchText('albums', ['name']));
    await addQuota(db, 'albums');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'albums');
    await db.query('drop table album_photos, albums');
  }
}

const UP = [
  // An album of a vehicle is deleted with it; its photos are files, with a foreign key of their own.
  `create table albums (
     owner_id integer not null,
     id integer generated always as identity,
     name text not null,
     vehicle_id integer,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade
   )`,
  'create index albums_of_vehicle on albums (owner_id, vehicle_id) where vehicle_id is not null',
  `create table album_photos (
     owner_id integer not null,
     album_id integer not null,
     file_id integer not null,
     position integer not null,
     primary key (owner_id, album_id, file_id),
     foreign key (owner_id, album_id) references albums (owner_id, id) on delete cascade,
     foreign key (owner_id, file_id) references photos (owner_id, file_id) on delete cascade
   )`,
  'create index album_photos_in_order on album_photos (owner_id, album_id, position)',
  'create index album_photos_of_photo on album_photos (owner_id, file_id)',
];
