import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Offers of vehicles, and the progress of accepted ones (ADR 132). `address_key` is the compared form of an address. For a hand-over in progress, `due_at` is
 * the time of the next attempt, and `is_committed` means that it is never undone.
 */
export class Handovers1801010000000 implements MigrationInterface {
  name = 'Handovers1801010000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table handovers (
        owner_id integer not null references users (id) on delete cascade,
        id integer generated always as identity,
        vehicle_id integer not null,
        vehicle_name text not null,
        address text not null,
        address_key text not null,
        with_costs boolean not null,
        with_notes boolean not null,
        without_papers integer[] not null default '{}',
        figures jsonb not null,
        state text not null default 'offered'
          check (state in ('offered', 'moving', 'done', 'withdrawn', 'refused', 'gone')),
        offered_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        ended_at timestamptz(3),
        to_id integer references users (id) on delete set null,
        collection_id integer,
        problem text,
        head jsonb,
        is_committed boolean not null default false,
        tries integer not null default 0,
        due_at timestamptz(3),
        primary key (owner_id, id)
      )`);
    await db.query('create unique index handovers_by_id on handovers (id)');
    await db.query(`
      create unique index handovers_of_vehicle on handovers (owner_id, vehicle_id) where state in ('offered', 'moving')`);
    await db.query('create index handovers_to_address on handovers (address_key, id)');
    await db.query('create index handovers_to on handovers (to_id) where to_id is not null');
    await db.query(`create index handovers_due on handovers (due_at) where state = 'moving'`);
    await addQuota(db, 'handovers');
    await db.query(`
      create function tell_of_handovers() returns trigger language plpgsql as $$
      begin
        notify carnet_handovers;
        return null;
      end $$`);
    await db.query(`
      create trigger handovers_moving after update of state on handovers
      for each row when (new.state = 'moving' and old.state <> 'moving') execute function tell_of_handovers()`);
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'handovers');
    await db.query('drop table handovers');
    await db.query('drop function tell_of_handovers');
  }
}
