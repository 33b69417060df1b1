import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Journals read from the services, in the order of arrival, and their signed heads (ADR 70). */
export class JournalLogs1780200000000 implements MigrationInterface {
  name = 'JournalLogs1780200000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table journal_leaves, journal_cursors, journal_logs');
    await db.query('drop function refuse_change_of_leaf');
  }
}

const UP = [
  // \`edge\`: the hashes of its whole subtrees, the largest first. \`home\`: the database that wrote it; in another one it is a restored copy.
  `create table journal_logs (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     name text not null default replace(gen_random_uuid()::text, '-', ''),
     home text not null,
     size integer not null default 0,
     edge text[] not null default '{}',
     signed_origin text,
     signed_size integer,
     signed_root text,
     reason text check (reason in ('lost-entries', 'changed-entries', 'restored')),
     after_origin text,
     after_size integer,
     after_root text,
     begun_at timestamptz not null default now(),
     ended_at timestamptz,
     primary key (owner_id, id)
   )`,
  'create unique index journal_log_of_vehicle on journal_logs (owner_id, vehicle_id) where ended_at is null',
  // \`mark\` is what the service said of its entries up to here; null until it has said it.
  `create table journal_cursors (
     owner_id integer not null,
     log_id integer not null,
     service text not null,
     after bigint not null,
     entries integer not null,
     mark text,
     primary key (owner_id, log_id, service),
     foreign key (owner_id, log_id) references journal_logs (owner_id, id) on delete cascade
   )`,
  `create table journal_leaves (
     owner_id integer not null,
     log_id integer not null,
     position integer not null,
     service text not null,
     seq bigint not null,
     leaf text not null,
     primary key (owner_id, log_id, position),
     unique (owner_id, log_id, service, seq),
     foreign key (owner_id, log_id) references journal_logs (owner_id, id) on delete cascade
   )`,
  `create function refuse_change_of_leaf() returns trigger language plpgsql as $$
   begin
     raise exception 'A leaf of a log is never changed';
   end $$`,
  `create trigger keep_leaf before update on journal_leaves
     for each row execute function refuse_change_of_leaf()`,
];
