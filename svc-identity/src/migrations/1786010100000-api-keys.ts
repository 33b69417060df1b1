import { addQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keys with which programs act for their owner, stored as hashes, and daily counts of their uses. */
export class ApiKeys1786010100000 implements MigrationInterface {
  name = 'ApiKeys1786010100000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table api_keys (
        id integer generated always as identity primary key,
        owner_id integer not null references users (id) on delete cascade,
        name text not null,
        prefix text not null,
        hash text not null,
        access text not null,
        vehicle_id integer,
        created_at timestamptz(3) not null default now(),
        expires_at timestamptz(3),
        last_used_at timestamptz(3),
        constraint api_keys_hash unique (hash),
        constraint api_keys_access check (access in ('read', 'write'))
      )`);
    await db.query('create index api_keys_of_owner on api_keys (owner_id, id)');
    await db.query(`
      create table api_key_uses (
        owner_id integer not null references users (id) on delete cascade,
        key_id integer not null references api_keys (id) on delete cascade,
        day date not null,
        uses integer not null,
        primary key (owner_id, key_id, day)
      )`);
    await db.query('create index api_key_uses_of_key on api_key_uses (key_id)');
    await addQuota(db, 'api_keys');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table api_key_uses, api_keys');
    await db.query('drop function keep_quota_of_api_keys()');
  }
}
