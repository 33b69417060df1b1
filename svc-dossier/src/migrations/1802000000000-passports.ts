import { addBlobReference } from '@carnet/files';
import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { PASSPORT_BLOBS } from '../passports/blob-references.js';

/** Passports of vehicles, and their jobs (ADR 133). */
export class Passports1802000000000 implements MigrationInterface {
  name = 'Passports1802000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addBlobReference(db, PASSPORT_BLOBS);
    await addQuota(db, 'passports');
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'passports');
    await db.query('drop table waiting_passports, passports');
    await db.query('drop function release_blobs_of_passports()');
    await db.query('drop function tell_of_waiting_passports()');
  }
}

const UP = [
  // Counts of a passport are null until it is made. It is deleted with its vehicle.
  `create table passports (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     version integer not null default 1,
     options jsonb not null,
     language text not null,
     issued_on date not null,
     state text not null default 'queued' check (state in ('queued', 'collecting', 'packing', 'ready', 'failed')),
     done integer not null default 0,
     "of" integer not null default 0,
     failure text,
     rows integer,
     files integer,
     withheld integer,
     missing integer,
     entries integer,
     bytes bigint,
     sha256 text,
     seal text,
     created_at timestamptz(3) not null default now(),
     finished_at timestamptz(3),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id) on delete cascade,
     foreign key (owner_id, sha256) references blobs (owner_id, sha256)
   )`,
  'create index passports_of_vehicle on passports (owner_id, vehicle_id)',
  'create index passports_of_blob on passports (owner_id, sha256) where sha256 is not null',
  // Jobs of passports; a row is deleted when its job is done, or with its passport.
  `create table waiting_passports (
     owner_id integer not null,
     passport_id integer not null,
     tries integer not null default 0,
     failures integer not null default 0,
     put_off integer not null default 0,
     waits_for text,
     queued_at timestamptz not null default now(),
     due_at timestamptz not null default now(),
     primary key (owner_id, passport_id),
     foreign key (owner_id, passport_id) references passports (owner_id, id) on delete cascade
   )`,
  `create function tell_of_waiting_passports() returns trigger language plpgsql as $$
   begin
     notify carnet_passports;
     return null;
   end $$`,
  `create trigger tell_of_jobs after insert or delete on waiting_passports
     for each statement execute function tell_of_waiting_passports()`,
];
