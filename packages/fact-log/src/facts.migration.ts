import type { MigrationInterface, QueryRunner } from 'typeorm';
import { CreateFactRelay1787400000000 } from './fact-relay.migration.js';

/** A service's own log, and its cursors in the logs of other services. */
export class CreateFacts1760000000000 implements MigrationInterface {
  name = 'CreateFacts1760000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table facts, fact_log, fact_cursors, fact_heads');
  }
}

const UP = [
  `create table facts (
     seq bigint generated always as identity primary key,
     tx xid8 not null default pg_current_xact_id(),
     kind text not null,
     key text not null,
     version integer not null check (version > 0),
     owner_id integer,
     deleted boolean not null default false,
     body jsonb,
     at timestamptz not null default now(),
     check (deleted = (body is null))
   )`,
  'create index facts_in_order on facts (tx, seq)',
  'create index facts_by_thing on facts (kind, key, deleted, version)',
  // One row. A new id tells followers that their positions are void.
  `create table fact_log (
     id uuid not null default gen_random_uuid(),
     compacted_tx xid8 not null default '0',
     compacted_seq bigint not null default 0,
     one_row boolean primary key default true check (one_row)
   )`,
  'insert into fact_log default values',
  `create table fact_cursors (
     producer text primary key,
     log uuid,
     tx xid8 not null default '0',
     seq bigint not null default 0,
     kinds text[] not null default '{}',
     moved_at timestamptz not null default now()
   )`,
  // The newest applied fact of each thing, tombstones included: makes applying idempotent.
  `create table fact_heads (
     kind text not null,
     key text not null,
     version integer not null,
     deleted boolean not null default false,
     primary key (kind, key)
   )`,
];

/**
 * Cursors and heads by handler, parked facts, and the revision of published facts. When a handler first follows, it takes over the rows of `fact_cursors` and
 * `fact_heads`. These tables stay for the previous release, which may still run.
 */
export class FollowByHandler1766000000000 implements MigrationInterface {
  name = 'FollowByHandler1766000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of BY_HANDLER) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table fact_handlers, handler_heads, parked_facts, republications');
    await db.query('alter table facts drop column revision');
  }
}

/** A head stores the revision of its handler, so that a handler with a new revision applies the same facts again. */
export class HeadsByRevision1779300000000 implements MigrationInterface {
  name = 'HeadsByRevision1779300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table handler_heads add column taken_by integer not null default 1');
    await db.query(`
      update handler_heads head set taken_by = h.revision
      from fact_handlers h where h.handler = head.handler and h.revision > 1`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table handler_heads drop column taken_by');
  }
}

/**
 * A log stores its home and the logs that it continues; a head stores the fact that it took. With both, a follower notices facts that a failover lost (ADR 97).
 * Heads written by a process of the previous release have no such mark, and are compared by version alone.
 */
export class LogsByTimeline1787300000000 implements MigrationInterface {
  name = 'LogsByTimeline1787300000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table fact_log add column home text, add column former jsonb not null default '[]'`);
    await db.query(`
      alter table handler_heads add column tx xid8, add column at timestamptz, add column owner_id integer,
        add column unconfirmed boolean not null default false`);
    await db.query('create index handler_heads_unconfirmed on handler_heads (handler) where unconfirmed');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table fact_log drop column home, drop column former');
    await db.query(
      'alter table handler_heads drop column tx, drop column at, drop column owner_id, drop column unconfirmed',
    );
  }
}

/** A fact stores the trace in which it was published, so that the trace continues in the follower. */
export class TracesOfFacts1787600000000 implements MigrationInterface {
  name = 'TracesOfFacts1787600000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table facts add column trace text');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table facts drop column trace');
  }
}

/**
 * A fact stores its author if that is not the owner, as the journal does (ADR 130). A setting of the transaction supplies it, so that the previous release
 * writes it, too.
 */
export class ActorsOfFacts1811200000000 implements MigrationInterface {
  name = 'ActorsOfFacts1811200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table facts add column actor_id integer');
    await db.query(
      `alter table facts alter column actor_id set default nullif(current_setting('carnet.actor', true), '')::integer`,
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table facts drop column actor_id');
  }
}

const BY_HANDLER = [
  'alter table facts add column revision integer not null default 1',
  // The progress and revision of each kind's republication, and the number of all republications.
  `create table republications (
     kind text primary key,
     revision integer not null,
     round integer not null,
     after_owner integer not null default 0,
     after_id integer not null default 0,
     done boolean not null
   )`,
  `create table fact_handlers (
     producer text not null,
     handler text not null,
     kind text not null,
     revision integer not null,
     log uuid,
     tx xid8 not null default '0',
     seq bigint not null default 0,
     -- Up to here an effect was made before it kept snapshots.
     noted_tx xid8 not null default '0',
     noted_seq bigint not null default 0,
     moved_at timestamptz not null default now(),
     primary key (producer, handler)
   )`,
  `create table handler_heads (
     handler text not null,
     kind text not null,
     key text not null,
     version integer not null,
     revision integer not null default 0,
     deleted boolean not null default false,
     parked boolean not null default false,
     body jsonb,
     primary key (handler, kind, key)
   )`,
  `create table parked_facts (
     producer text not null,
     handler text not null,
     kind text not null,
     key text not null,
     facts jsonb not null,
     error text not null,
     tries integer not null,
     parked_at timestamptz not null,
     retry_at timestamptz not null,
     primary key (handler, kind, key)
   )`,
];

/** Migrations of the fact tables, in the order in which they run. */
export const FACT_MIGRATIONS = [
  CreateFacts1760000000000,
  FollowByHandler1766000000000,
  HeadsByRevision1779300000000,
  LogsByTimeline1787300000000,
  CreateFactRelay1787400000000,
  TracesOfFacts1787600000000,
  ActorsOfFacts1811200000000,
];
