import { addQuota, addSearchText, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pairs of photos: before and after. */
export class CreatePhotoPairs1769100000000 implements MigrationInterface {
  name = 'CreatePhotoPairs1769100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await db.query(addSearchText('photo_pairs', ['title']));
    await addQuota(db, 'photo_pairs');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'photo_pairs');
    await db.query('drop table photo_pairs');
  }
}

const UP = [
  `create table photo_pairs (
     owner_id integer not null,
     id integer generated always as identity,
     before_id integer not null,
     after_id integer not null check (after_id <> before_id),
     title text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, before_id) references photos (owner_id, file_id) on delete cascade,
     foreign key (owner_id, after_id) references photos (owner_id, file_id) on delete cascade
   )`,
  'create index photo_pairs_before on photo_pairs (owner_id, before_id)',
  'create index photo_pairs_after on photo_pairs (owner_id, after_id)',
];
