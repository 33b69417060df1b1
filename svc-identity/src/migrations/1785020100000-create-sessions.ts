import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions: one row for each sign-in, until its token has expired or it is ended. */
export class CreateSessions1785020100000 implements MigrationInterface {
  name = 'CreateSessions1785020100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table sessions (
        id integer generated always as identity primary key,
        owner_id integer not null references users (id) on delete cascade,
        sid text not null default gen_random_uuid()::text,
        user_agent text,
        created_at timestamptz(3) not null default now(),
        last_seen_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        constraint sessions_sid unique (sid)
      )`);
    await db.query('create index sessions_of_owner on sessions (owner_id, last_seen_at)');
    await db.query('create index sessions_expire on sessions (expires_at)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table sessions');
  }
}
