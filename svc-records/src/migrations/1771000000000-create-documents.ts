import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents: their data, and their text. */
export class CreateDocuments1771000000000 implements MigrationInterface {
  name = 'CreateDocuments1771000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const statement of DOWN) await db.query(statement);
  }
}

const UP = [
  'create extension if not exists btree_gin',
  // A number such as 5W-30 or 1K0-615 is found by its pieces and as one word, in any spelling.
  `create function document_words(words text) returns tsvector language sql immutable strict parallel safe as $$
     select to_tsvector('simple', regexp_replace(folded(words), '[-./_]', ' ', 'g')) || to_tsvector('simple', coalesce((
       select string_agg(regexp_replace(m[1], '[-./_]', '', 'g'), ' ')
       from regexp_matches(folded(words), '([[:alnum:]]+(?:[-./_][[:alnum:]]+)+)', 'g') m), '')) $$`,
  `alter table files drop constraint files_kind_check, drop constraint files_state_check,
     add constraint files_kind_check check (kind in ('photo', 'document')),
     add constraint files_state_check check (state in ('pending', 'ready', 'damaged', 'locked', 'failed'))`,
  // Values read by software (body, suggested) are only shown, searched and suggested; all others are entered by the owner.
  `create table documents (
     owner_id integer not null,
     file_id integer not null,
     type text,
     title text,
     number text,
     vendor text,
     dated date,
     expires_on date,
     amount numeric(12, 2) check (amount >= 0),
     currency text,
     mileage integer check (mileage >= 0),
     notes text,
     pages integer,
     width integer,
     height integer,
     thumbhash text,
     body text,
     suggested jsonb,
     search tsvector not null generated always as (
       document_words(coalesce(title, '') || ' ' || coalesce(vendor, '') || ' ' || coalesce(number, '') || ' ' ||
         coalesce(notes, '') || ' ' || coalesce(body, ''))) stored,
     primary key (owner_id, file_id),
     foreign key (owner_id, file_id) references files (owner_id, id) on delete cascade
   )`,
  'create index documents_by_words on documents using gin (owner_id, search)',
  'create index documents_by_date on documents (owner_id, dated, file_id)',
  'create index documents_that_expire on documents (owner_id, expires_on) where expires_on is not null',
];

const DOWN = [
  `delete from files where kind = 'document'`,
  'drop table documents',
  'drop function document_words',
  `alter table files drop constraint files_kind_check, drop constraint files_state_check,
     add constraint files_kind_check check (kind in ('photo')),
     add constraint files_state_check check (state in ('pending', 'ready', 'damaged', 'failed'))`,
];
