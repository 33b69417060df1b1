import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who sign in through a provider (ADR 88). */
export class OwnProviders1786031000000 implements MigrationInterface {
  name = 'OwnProviders1786031000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table provider_identities, provider_arrivals');
    await db.query('alter table users drop column has_password');
  }
}

const UP = [
  // A person from a provider has a hash that no password matches, until they set one.
  'alter table users add column has_password boolean not null default true',
  // Identified by issuer, not by the configured name: another provider under the same name must not match.
  `create table provider_identities (
     owner_id integer not null references users (id) on delete cascade,
     issuer text not null,
     subject text not null,
     email text,
     linked_at timestamptz(3) not null default now(),
     primary key (owner_id, issuer),
     constraint provider_identities_once unique (issuer, subject)
   )`,
  // Returns from a provider that wait for the page to continue. The account is not known yet.
  `create table provider_arrivals (
     code_hash text primary key,
     browser_hash text not null,
     issuer text not null,
     claims jsonb not null,
     expires_at timestamptz(3) not null
   )`,
  'create index provider_arrivals_expire on provider_arrivals (expires_at)',
];
