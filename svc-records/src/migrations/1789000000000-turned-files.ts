import { addBlobReference } from '@carnet/files';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The clockwise rotation of a photo or paper in degrees, and pictures of rotated files. These have a table of their own beside `variants`, which the previous
 * release still reads; `pictures` is the union of both.
 */
export class TurnedFiles1789000000000 implements MigrationInterface {
  name = 'TurnedFiles1789000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addBlobReference(db, { table: 'turned_variants', column: 'variant_sha' });
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop view pictures');
    await db.query('drop table turned_variants');
    await db.query('drop function release_blobs_of_turned_variants()');
    await db.query('alter table files drop column turned');
  }
}

const UP = [
  'alter table files add column turned smallint not null default 0 check (turned in (0, 90, 180, 270))',
  'create index files_turned on files (owner_id, id) where turned <> 0',
  `create table turned_variants (
     owner_id integer not null,
     sha256 text not null,
     turned smallint not null check (turned in (90, 180, 270)),
     name text not null,
     recipe integer not null,
     variant_sha text not null,
     media_type text not null,
     width integer not null,
     height integer not null,
     primary key (owner_id, sha256, turned, name),
     foreign key (owner_id, sha256) references blobs (owner_id, sha256) on delete cascade,
     foreign key (owner_id, variant_sha) references blobs (owner_id, sha256)
   )`,
  'create index turned_variants_of_blob on turned_variants (owner_id, variant_sha)',
  `create view pictures as
     select owner_id, sha256, 0::smallint as turned, name, recipe, variant_sha, media_type, width, height from variants
     union all
     select owner_id, sha256, turned, name, recipe, variant_sha, media_type, width, height from turned_variants`,
];
