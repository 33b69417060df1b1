import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who may act in another person's garage, and invitations (ADR 130). */
export class Sharing1800000000010 implements MigrationInterface {
  name = 'Sharing1800000000010';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table invitations (
        id integer generated always as identity primary key,
        owner_id integer not null references users (id) on delete cascade,
        email text not null,
        email_key text not null,
        role text not null,
        vehicle_id integer,
        expires_at timestamptz(3),
        secret_hash text not null,
        made_at timestamptz(3) not null default now(),
        ends_at timestamptz(3) not null,
        constraint invitations_secret unique (secret_hash),
        constraint invitations_role check (role in ('viewer', 'contributor', 'editor'))
      )`);
    await db.query('create index invitations_of_owner on invitations (owner_id, id)');
    await db.query(`
      create table grants (
        id integer generated always as identity primary key,
        owner_id integer not null references users (id) on delete cascade,
        person_id integer not null references users (id) on delete cascade,
        email text not null,
        role text not null,
        vehicle_id integer,
        expires_at timestamptz(3),
        made_at timestamptz(3) not null default now(),
        constraint grants_role check (role in ('viewer', 'contributor', 'editor')),
        constraint grants_of_others check (owner_id <> person_id)
      )`);
    await db.query('create index grants_of_owner on grants (owner_id, id)');
    await db.query('create unique index grants_of_person on grants (person_id, owner_id, coalesce(vehicle_id, 0))');
    await addQuota(db, 'invitations');
    await addQuota(db, 'grants');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table grants, invitations');
    await db.query('drop function keep_quota_of_invitations(), keep_quota_of_grants()');
  }
}
