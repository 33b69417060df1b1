import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records of other services, of any kind, that files can belong to. A new kind needs no migration. The previous release creates no such links; its own writes
 * stay valid.
 */
export class SubjectsElsewhere1792100000000 implements MigrationInterface {
  name = 'SubjectsElsewhere1792100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

/** Kinds with columns of their own, with foreign keys to their tables. */
const KNOWN = [
  ...["'service-event'", "'part'", "'modification'", "'issue'", "'track-day'"],
  ...["'vehicle-identity'", "'ownership-chapter'"],
].join();

const UP = [
  `create table subject_copies (
     owner_id integer not null,
     kind text not null,
     id integer not null,
     vehicle_id integer not null,
     primary key (owner_id, kind, id)
   )`,
  // The foreign key rejects a kind that is neither known nor among the copies.
  `alter table file_links drop constraint file_links_subject_kind_check,
     add column kind_elsewhere text generated always as (case when subject_kind not in (${KNOWN}) then subject_kind end) stored,
     add foreign key (owner_id, kind_elsewhere, subject_id) references subject_copies (owner_id, kind, id) on delete cascade`,
  `create index file_links_elsewhere on file_links (owner_id, kind_elsewhere, subject_id) where kind_elsewhere is not null`,
];

const DOWN = [
  'delete from file_links where kind_elsewhere is not null',
  `alter table file_links drop column kind_elsewhere,
     add constraint file_links_subject_kind_check check (subject_kind in (${KNOWN}))`,
  'drop table subject_copies',
];
