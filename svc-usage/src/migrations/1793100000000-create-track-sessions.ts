import { addJournal, type Journaled } from '@carnet/journal';
import { addQuota, addSearchText } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const SESSIONS: Journaled = { table: 'track_sessions', kind: 'track-session' };

/** Track sessions, as read from a data logger's file. */
export class CreateTrackSessions1793100000000 implements MigrationInterface {
  name = 'CreateTrackSessions1793100000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
    await addQuota(db, SESSIONS.table);
    await addJournal(db, SESSIONS);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table track_sessions');
    await db.query('drop function timed_laps_of, keep_journal_of_track_sessions, keep_journal_of_new_track_sessions');
  }
}

const UP = [
  `create function timed_laps_of(laps jsonb) returns integer language sql immutable
     as $$ select count(*)::int from jsonb_array_elements(laps) lap where lap ->> 'kind' = 'timed' $$`,
  `create table track_sessions (
     owner_id integer not null,
     id integer generated always as identity,
     vehicle_id integer not null,
     driven_on date not null,
     started_at time,
     utc boolean not null,
     product text,
     file_name text,
     track text,
     seconds numeric not null check (seconds >= 0),
     distance integer check (distance >= 0),
     laps jsonb not null,
     timed_laps integer not null generated always as (timed_laps_of(laps)) stored,
     laps_from text not null,
     best numeric check (best >= 0),
     ranges jsonb not null,
     line text,
     note text,
     version integer not null default 1,
     created_at timestamptz(3) not null default now(),
     updated_at timestamptz(3) not null default now(),
     primary key (owner_id, id),
     foreign key (owner_id, vehicle_id) references vehicle_copies (owner_id, id)
   )`,
  'create index track_sessions_by_date on track_sessions (owner_id, driven_on, id)',
  'create index track_sessions_of_vehicle on track_sessions (owner_id, vehicle_id, driven_on)',
  addSearchText('track_sessions', ['track', 'note']),
];
