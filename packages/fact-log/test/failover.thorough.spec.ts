import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Listener, within } from '@carnet/pg';
import type { Log } from '@carnet/runtime';
import { eventually } from '@carnet/svc-testing';
import {
  applications,
  cutConnections,
  type FixtureService,
  Scene,
  type ThingBody,
  ThingHandler,
  writeThing,
} from '@carnet/svc-testing/facts';
import { GoneHandler } from '../src/common-handlers.js';
import { compactFacts } from '../src/compaction.js';
import type { FactChange, FactEffect } from '../src/fact-handler.js';
import type { OwnedIds } from '../src/owned-ids.js';
import { PostgresFactLog } from '../src/postgres-fact-log.js';

const scene = new Scene();
afterEach(() => scene.clear());

/** Writes a greeting when a thing gets its name, and a goodbye when it is deleted. */
@Injectable()
class GreetingEffect implements FactEffect<'thing', ThingBody> {
  readonly name = 'greeting';
  readonly kind = 'thing';

  async applyChanges(tx: EntityManager, changes: FactChange<'thing', ThingBody>[]): Promise<void> {
    for (const { before, fact } of changes) {
      const text = fact.deleted ? `Goodbye ${before?.name}` : `Hello ${fact.body.name}`;
      if (fact.deleted || before?.name !== fact.body.name)
        await tx.query('insert into greetings (key, text) values ($1, $2)', [fact.key, text]);
    }
  }
}

/** A note that belongs to a thing, and is deleted with it. */
@Injectable()
class NotesOfThing extends GoneHandler<'thing'> {
  readonly kind = 'thing';

  protected async remove(tx: EntityManager, { ids }: OwnedIds): Promise<void> {
    for (const id of ids) await tx.query('insert into antidotes values ($1) on conflict do nothing', [`gone ${id}`]);
  }
}

const handlers = [ThingHandler, GreetingEffect, NotesOfThing];

const query = <Row>({ database }: FixtureService, text: string, values?: unknown[]): Promise<Row[]> =>
  database.dataSource.query<Row[]>(text, values);

async function namesIn(service: FixtureService, table: 'copies' | 'things'): Promise<string[]> {
  const rows = await query<{ line: string }>(
    service,
    `select key || ' ' || version || ' ' || name as line from ${table} order by key::int`,
  );
  return rows.map(({ line }) => line);
}

const greetings = async (service: FixtureService): Promise<string[]> =>
  (await query<{ text: string }>(service, 'select text from greetings order by id')).map(({ text }) => text);

const gone = async (service: FixtureService): Promise<string[]> =>
  (await query<{ key: string }>(service, 'select key from antidotes order by key')).map(({ key }) => key);

const logOf = async (service: FixtureService): Promise<string> =>
  (await query<{ id: string }>(service, 'select id from fact_log'))[0]!.id;

const positionOf = async (service: FixtureService): Promise<string> => {
  const sql = `select tx::text || '.' || seq::text as position from fact_handlers limit 1`;
  return (await query<{ position: string }>(service, sql))[0]!.position;
};

async function deleteThing(service: FixtureService, key: number): Promise<void> {
  await service.database.transaction(async (tx) => {
    const [[{ version }]] = await tx.query('delete from things where key = $1 returning version', [key]);
    await service.log.append(tx, { kind: 'thing', key, version: version + 1, ownerId: 1, deleted: true });
  });
}

/**
 * Creates a standby with the current data of a producer. Returns a function that promotes it, without later writes.
 * @param early writes on the new server before anybody has noticed the failover
 */
async function standbyOf(
  service: FixtureService,
): Promise<(early?: (tx: EntityManager) => Promise<void>) => Promise<void>> {
  for (const table of ['things', 'facts'])
    await query(service, `create table ${table}_of_standby as select * from ${table}`);
  return async (early = () => Promise.resolve()) => {
    await service.database.transaction(async (tx) => {
      for (const table of ['things', 'facts']) await tx.query(`delete from ${table}`);
      await tx.query('insert into things select * from things_of_standby');
      await tx.query('insert into facts overriding system value select * from facts_of_standby');
      await early(tx);
    });
    await promoted(service);
  };
}

/** Simulates a promotion: PostgreSQL writes on another timeline, and all connections are cut. */
async function promoted(service: FixtureService): Promise<void> {
  const before = await logOf(service);
  await query(service, `update fact_log set home = 'before'`);
  await cutConnections(service);
  await eventually(async () => expect(await logOf(service)).not.toBe(before));
}

async function pair(): Promise<{ producer: FixtureService; follower: FixtureService }> {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url }, handlers });
  return { producer, follower };
}

const inStep = ({ producer, follower }: { producer: FixtureService; follower: FixtureService }): Promise<void> =>
  eventually(async () => expect(await namesIn(follower, 'copies')).toEqual(await namesIn(producer, 'things')));

const settled = (follower: FixtureService): Promise<void> =>
  eventually(async () => {
    const rows = await query(follower, 'select 1 from fact_handlers, handler_heads where unconfirmed or log is null');
    expect(rows).toEqual([]);
  });

it('forgets what a failover of the producer lost, and takes what is written instead, in versions that were used before', async () => {
  const both = await pair();
  const { producer, follower } = both;
  for (const key of [1, 2, 3, 4]) await writeThing(producer, key);
  const promote = await standbyOf(producer);
  await writeThing(producer, 1, { name: 'lost' });
  await writeThing(producer, 2, { name: 'lost, too' });
  await deleteThing(producer, 4);
  await writeThing(producer, 5);
  await inStep(both);
  await promote();
  await inStep(both);
  await writeThing(producer, 2, { name: 'kept' });
  await writeThing(producer, 5, { name: 'another five' });
  await inStep(both);
  expect(await namesIn(follower, 'copies')).toEqual([
    '1 1 thing 1',
    '2 2 kept',
    '3 1 thing 3',
    '4 1 thing 4',
    '5 1 another five',
  ]);
  await settled(follower);
});

it('takes what the new server wrote before anybody noticed, at a place that was passed, of a thing whose number somebody else had', async () => {
  const both = await pair();
  const { producer, follower } = both;
  await writeThing(producer, 1);
  const promote = await standbyOf(producer);
  await writeThing(producer, 1, { name: 'lost' });
  await writeThing(producer, 2, { name: 'lost, and of somebody else' });
  await inStep(both);
  await promote(async (tx) => {
    await tx.query(`insert into things values (2, 1, 'kept')`);
    await tx.query(
      `insert into facts (tx, kind, key, version, owner_id, body) values ('7', 'thing', '2', 1, 2, '{"name": "kept"}')`,
    );
  });
  await inStep(both);
  expect(await namesIn(follower, 'copies')).toEqual(['1 1 thing 1', '2 1 kept']);
  expect(await gone(follower)).toEqual(['gone 2']);
});

it('has what belonged to a thing go that never was, and is not deaf to the thing that gets its number', async () => {
  const both = await pair();
  const { producer, follower } = both;
  await writeThing(producer, 1);
  const promote = await standbyOf(producer);
  await writeThing(producer, 2);
  await inStep(both);
  await promote();
  await eventually(async () => expect(await gone(follower)).toEqual(['gone 2']));
  expect(await greetings(follower)).toEqual(['Hello thing 1', 'Hello thing 2', 'Goodbye thing 2']);
  await writeThing(producer, 2);
  await inStep(both);
  await deleteThing(producer, 2);
  await inStep(both);
  await eventually(async () => expect(await greetings(follower)).toHaveLength(5));
});

it('makes an effect of what changed against what it knew, and never of the same twice', async () => {
  const both = await pair();
  const { producer, follower } = both;
  for (const key of [1, 2, 3]) await writeThing(producer, key);
  const promote = await standbyOf(producer);
  await writeThing(producer, 1, { name: 'lost' });
  await deleteThing(producer, 3);
  await inStep(both);
  await promote();
  await writeThing(producer, 1, { name: 'kept' });
  await inStep(both);
  await settled(follower);
  const told = await greetings(follower);
  expect(told.filter((text) => text !== 'Hello thing 1')).toEqual([
    'Hello thing 2',
    'Hello thing 3',
    'Hello lost',
    'Goodbye thing 3',
    'Hello kept',
  ]);
  await writeThing(producer, 3, { name: 'three' });
  await eventually(async () => expect(await greetings(follower)).toEqual([...told, 'Hello three']));
});

it('applies nothing again where a switchover lost nothing, and reads only what is not compacted', async () => {
  const both = await pair();
  const { producer, follower } = both;
  for (const key of [1, 2]) await writeThing(producer, key);
  await inStep(both);
  await eventually(async () => {
    await compactFacts(producer.database);
    expect(await query(producer, `select 1 from fact_log where compacted_tx > '0'`)).toHaveLength(1);
  });
  const compacted = await positionOf(follower);
  await writeThing(producer, 3);
  await writeThing(producer, 1);
  await inStep(both);
  await promoted(producer);
  await settled(follower);
  await writeThing(producer, 4);
  await inStep(both);
  expect(await query(producer, `select former -> 0 ->> 'until' as until from fact_log`)).toEqual([
    { until: compacted },
  ]);
  expect(await applications(follower)).toEqual(['1@1', '1@2', '2@1', '3@1', '4@1']);
  expect(await greetings(follower)).toEqual(['Hello thing 1', 'Hello thing 2', 'Hello thing 3', 'Hello thing 4']);
  expect(await gone(follower)).toEqual([]);
});

it('gives no number again that the server of before may have given, and knows no place in its log', async () => {
  const producer = await scene.service();
  await writeThing(producer, 1);
  const next = () => query(producer, `select nextval('thing_keys')::int as key`);
  expect(await next()).toEqual([{ key: 1 }]);
  expect(producer.log.lastPublishedFor(1)).not.toBeNull();
  await promoted(producer);
  await eventually(() => expect(producer.log.lastPublishedFor(1)).toBeNull());
  expect(await next()).toEqual([{ key: 10_002 }]);
});

it('takes nothing away where a log is another one that does not go on from the one before', async () => {
  const both = await pair();
  const { producer, follower } = both;
  await writeThing(producer, 1);
  await writeThing(producer, 2);
  await inStep(both);
  const port = Number(new URL(producer.url).port);
  await producer.close();
  const empty = await scene.service({ port });
  await writeThing(empty, 3);
  await eventually(async () => expect(await namesIn(follower, 'copies')).toContain('3 1 thing 3'));
  await settled(follower);
  expect(await namesIn(follower, 'copies')).toEqual(['1 1 thing 1', '2 1 thing 2', '3 1 thing 3']);
});

it('goes on with a warning where PostgreSQL does not say where it is written', async () => {
  const producer = await scene.service();
  const before = await logOf(producer);
  const warn = jest.fn();
  const log = new PostgresFactLog(producer.database, producer.app.get(Listener), { warn } as unknown as Log);
  const rolledBack = new Error('rolled back');
  const whereNobodyMayAsk = producer.database.transaction(async (tx) => {
    // Only a superuser could revoke the right, so these functions shadow PostgreSQL's own.
    for (const statement of [
      `create function has_function_privilege(text, text) returns boolean language sql as 'select $1 <> ''pg_control_system()'''`,
      `create function pg_control_system(out system_identifier bigint) language plpgsql as 'begin raise insufficient_privilege; end'`,
      'update fact_log set home = null',
      'set local search_path = public, pg_catalog',
    ])
      await tx.query(statement);
    for (const isNew of [true, false]) expect(await log.recognize(within(tx))).toBe(isNew);
    expect(await tx.query('select id, home from fact_log')).toEqual([{ id: before, home: null }]);
    throw rolledBack;
  });
  await expect(whereNobodyMayAsk).rejects.toBe(rolledBack);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('pg_control_system')]]);
});
