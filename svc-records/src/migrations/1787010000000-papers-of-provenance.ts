import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Identity numbers and owners of vehicles, from svc-garage, and files that belong to them. The previous release creates no such links. */
export class PapersOfProvenance1787010000000 implements MigrationInterface {
  name = 'PapersOfProvenance1787010000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const BEFORE = ['service-event', 'part', 'modification', 'issue', 'track-day'];
const ADDED = [
  ['vehicle_identity_id', 'vehicle-identity', 'vehicle_identity_copies'],
  ['ownership_chapter_id', 'ownership-chapter', 'ownership_chapter_copies'],
] as const;

const kindIn = (kinds: readonly string[]): string =>
  `check (subject_kind in (${kinds.map((kind) => `'${kind}'`).join()}))`;

const UP = [
  ...ADDED.map(
    ([, , table]) => `create table ${table} (
     owner_id integer not null,
     id integer not null,
     vehicle_id integer not null,
     primary key (owner_id, id)
   )`,
  ),
  // The id of one kind of record, with a foreign key, so that a link is deleted with its record.
  `alter table file_links drop constraint file_links_subject_kind_check,
     add constraint file_links_subject_kind_check ${kindIn([...BEFORE, ...ADDED.map(([, kind]) => kind)])},
     ${ADDED.map(
       ([column, kind, table]) => `
     add column ${column} integer generated always as (case when subject_kind = '${kind}' then subject_id end) stored,
     add foreign key (owner_id, ${column}) references ${table} (owner_id, id) on delete cascade`,
     ).join()}`,
  ...ADDED.map(
    ([column]) =>
      `create index file_links_of_${column} on file_links (owner_id, ${column}) where ${column} is not null`,
  ),
];

const DOWN = [
  `delete from file_links where subject_kind in (${ADDED.map(([, kind]) => `'${kind}'`).join()})`,
  `alter table file_links drop constraint file_links_subject_kind_check,
     add constraint file_links_subject_kind_check ${kindIn(BEFORE)},
     ${ADDED.map(([column]) => `drop column ${column}`).join()}`,
  `drop table ${ADDED.map(([, , table]) => table).join()}`,
];
