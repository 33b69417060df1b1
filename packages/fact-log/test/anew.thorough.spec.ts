import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { eventually } from '@carnet/svc-testing';
import {
  applications,
  appliedIn,
  type FixtureService,
  requireAntidote,
  Scene,
  type ThingBody,
  ThingHandler,
  writeThing,
} from '@carnet/svc-testing/facts';
import { compactFacts } from '../src/compaction.js';
import { FactApplier } from '../src/fact-applier.js';
import type { FactChange, FactEffect } from '../src/fact-handler.js';
import type { Republication } from '../src/republisher.js';

const scene = new Scene();
afterEach(() => scene.clear());

/** A handler as in a later release, for example with a new column. */
@Injectable()
class RevisedHandler extends ThingHandler {
  readonly name = 'ThingHandler';
  readonly revision = 2;
}

@Injectable()
class SecondHandler extends ThingHandler {}

/** Greets a thing when it gets its name. */
@Injectable()
class GreetingEffect implements FactEffect<'thing', ThingBody> {
  readonly name = 'greeting';
  readonly kind = 'thing';

  async applyChanges(tx: EntityManager, changes: FactChange<'thing', ThingBody>[]): Promise<void> {
    for (const { before, fact } of changes) {
      if (fact.deleted || before?.name === fact.body.name) continue;
      await tx.query('insert into greetings (key, text) values ($1, $2)', [fact.key, `Hello ${fact.body.name}`]);
    }
  }
}

const copies = ({ database }: FixtureService): Promise<unknown[]> =>
  database.dataSource.query('select key, version, name from copies order by key::int');

const greetings = async ({ database }: FixtureService): Promise<string[]> => {
  const rows: { text: string }[] = await database.dataSource.query('select text from greetings order by text');
  return rows.map(({ text }) => text);
};

const told = {
  position: '1.1',
  seq: 1,
  kind: 'thing',
  key: '1',
  ownerId: 1,
  at: '2026-11-23T08:00:00Z',
  deleted: false,
  body: { name: 'thing 1' },
} as const;

async function aProducerWith(count: number): Promise<FixtureService> {
  const producer = await scene.service();
  for (let key = 1; key <= count; key++) await writeThing(producer, key);
  return producer;
}

it('reads the log from its start for a handler whose revision is new', async () => {
  const producer = await aProducerWith(2);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toEqual(['1@1', '2@1']));
  await before.database.dataSource.query('delete from copies');
  await before.close();
  await writeThing(producer, 3);
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers: [RevisedHandler] });
  await eventually(async () =>
    expect(await copies(after)).toEqual([1, 2, 3].map((key) => ({ key: `${key}`, version: 1, name: `thing ${key}` }))),
  );
  await eventually(() => expect(after.health.report()[0]).toMatchObject({ readingAnew: [], state: 'following' }));
});

it('takes again what a process of the release of before takes meanwhile, whichever of them comes first', async () => {
  const { database } = await scene.service();
  const former = new FactApplier('maker', [new ThingHandler()]);
  const revised = new FactApplier('maker', [new RevisedHandler()]);
  const take = (applier: FactApplier, version: number) =>
    database.transaction((tx) => applier.apply(tx, [{ ...told, version }]));
  for (const applier of [former, former, revised, revised, former]) await take(applier, 1);
  expect(await appliedIn(database)).toEqual(['1@1', '1@1']);
  for (const applier of [former, revised, revised]) await take(applier, 2);
  for (const applier of [revised, former, revised]) await take(applier, 3);
  expect(await appliedIn(database)).toEqual(['1@1', '1@1', '1@2', '1@2', '1@3']);
});

it('gives a second handler of a kind all that was told before, and leaves the first one alone', async () => {
  const producer = await aProducerWith(3);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(3));
  await before.close();
  const both = { databaseUrl, follow: { maker: producer.url }, handlers: [ThingHandler, SecondHandler] };
  const after = await scene.service(both);
  await eventually(async () => expect(await applications(after)).toHaveLength(6));
  await writeThing(producer, 4);
  await eventually(async () => expect((await applications(after)).filter((line) => line === '4@1')).toHaveLength(2));
  expect(await applications(after)).toHaveLength(8);
});

/** A log of three pages. A handler that is behind takes one page at a time. */
const LONG = 1_200;

it('goes on for the others while one reads a long log anew', async () => {
  const producer = await scene.service();
  const drafts = Array.from({ length: LONG }, (_, index) => ({
    kind: 'thing',
    key: index + 1,
    version: 1,
    ownerId: 1,
    body: { name: `thing ${index + 1}` },
  }));
  await producer.database.transaction((tx) => producer.log.append(tx, drafts));
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(LONG));
  await before.close();
  const { position } = await producer.log.end();
  await writeThing(producer, 5_000);
  // A log shows a fact once all earlier transactions have ended, including those of other tests on this PostgreSQL.
  await eventually(async () => expect((await producer.log.read(position, 1)).facts).toHaveLength(1));
  const both = { databaseUrl, follow: { maker: producer.url }, handlers: [ThingHandler, SecondHandler] };
  const after = await scene.service(both);
  await eventually(async () => expect(await applications(after)).toHaveLength(2 * LONG + 2));
  const [{ earlier }] = await after.database.dataSource.query(
    `select count(*)::int as earlier from applications where id < (select min(id) from applications where key = '5000')`,
  );
  expect(earlier).toBeLessThan(2 * LONG);
});

it('makes an effect once, although the log is read again from its start', async () => {
  const producer = await aProducerWith(2);
  const { url: databaseUrl } = await scene.database();
  const handlers = [ThingHandler, GreetingEffect];
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers });
  await eventually(async () => expect(await greetings(before)).toEqual(['Hello thing 1', 'Hello thing 2']));
  await before.close();
  const again = [RevisedHandler, GreetingEffect];
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers: again });
  await writeThing(producer, 1); // the same name, but a new version
  await writeThing(producer, 2, { name: 'Klara' });
  await eventually(async () => expect(await applications(after)).toEqual(['1@1', '1@1', '1@2', '2@1', '2@1', '2@2']));
  expect(await greetings(after)).toEqual(['Hello Klara', 'Hello thing 1', 'Hello thing 2']);
});

it('gives a new effect all that was told before', async () => {
  const producer = await aProducerWith(2);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(2));
  await before.close();
  const handlers = [ThingHandler, GreetingEffect];
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers });
  await eventually(async () => expect(await greetings(after)).toEqual(['Hello thing 1', 'Hello thing 2']));
  expect(await applications(after)).toHaveLength(2);
});

/** Puts a database into the state of the release before handlers had their own cursors. */
async function asTheFormerReleaseLeftIt({ database }: FixtureService): Promise<void> {
  const { dataSource } = database;
  await dataSource.query(`
    insert into fact_cursors (producer, log, tx, seq, kinds)
    select producer, log, tx, seq, '{thing}' from fact_handlers where handler = 'ThingHandler'
    on conflict (producer) do update set log = excluded.log, tx = excluded.tx, seq = excluded.seq, kinds = excluded.kinds`);
  await dataSource.query(`
    insert into fact_heads (kind, key, version, deleted)
    select kind, key, version, deleted from handler_heads where handler = 'ThingHandler'`);
  await dataSource.query('delete from fact_handlers');
  await dataSource.query('delete from handler_heads');
}

it('takes over from the release that had one cursor for all: nothing is applied again, and no effect is made again', async () => {
  const producer = await aProducerWith(3);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(3));
  await before.close();
  const meanwhile = await scene.service({ databaseUrl });
  await asTheFormerReleaseLeftIt(meanwhile);
  await meanwhile.close();
  await writeThing(producer, 1); // the same name, but a new version
  await writeThing(producer, 2, { name: 'Klara' });
  const handlers = [ThingHandler, GreetingEffect];
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers });
  await eventually(async () => expect(await applications(after)).toEqual(['1@1', '1@2', '2@1', '2@2', '3@1']));
  await eventually(async () => expect(await greetings(after)).toEqual(['Hello Klara']));
});

it('never makes an effect again where the log was compacted before it could look', async () => {
  const producer = await aProducerWith(1);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(1));
  await before.close();
  const meanwhile = await scene.service({ databaseUrl });
  await asTheFormerReleaseLeftIt(meanwhile);
  await meanwhile.close();
  await writeThing(producer, 1);
  await eventually(async () => expect(await compactFacts(producer.database)).toBe(1));
  await writeThing(producer, 2);
  const handlers = [ThingHandler, GreetingEffect];
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers });
  await eventually(async () => expect(await greetings(after)).toEqual(['Hello thing 2']));
});

/** Fails for a poisonous thing while the database holds no antidote. */
@Injectable()
class FussyGreeting extends GreetingEffect {
  override async applyChanges(tx: EntityManager, changes: FactChange<'thing', ThingBody>[]): Promise<void> {
    for (const { fact } of changes) if (!fact.deleted && fact.body.poison) await requireAntidote(tx, fact.key);
    await super.applyChanges(tx, changes);
  }
}

it('makes an effect that was parked on the page on which it learned what had been there before', async () => {
  const producer = await aProducerWith(1);
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(before)).toHaveLength(1));
  await before.close();
  const meanwhile = await scene.service({ databaseUrl });
  await asTheFormerReleaseLeftIt(meanwhile);
  await meanwhile.close();
  await writeThing(producer, 1, { name: 'Klara', poison: true });
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url }, handlers: [FussyGreeting] });
  await eventually(async () => expect(await after.health.parked()).toMatchObject({ count: 1 }));
  await after.database.dataSource.query(`insert into antidotes values ('1')`);
  await eventually(async () => expect(await after.health.parked()).toMatchObject({ count: 0 }));
  expect(await greetings(after)).toEqual(['Hello Klara']);
});

/** Republishes things with a name in the newest form. */
const republicationOf = (revision: number): Republication => ({
  kind: 'thing',
  revision,
  async snapshots(tx, { id }, limit) {
    const things: { key: number; version: number; name: string }[] = await tx.query(
      'select key, version, name from things where key > $1 order by key limit $2',
      [id, limit],
    );
    return things.map(({ key, version, name }) => ({
      kind: 'thing',
      key,
      version,
      ownerId: 1,
      body: { name: `${name}!` },
    }));
  },
});

it('tells a kind again when its revision is new, and no effect is made again', async () => {
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, republishes: [republicationOf(1)] });
  const port = Number(new URL(before.url).port);
  const handlers = [ThingHandler, GreetingEffect];
  const follower = await scene.service({ follow: { maker: before.url }, handlers });
  await writeThing(before, 1);
  await writeThing(before, 2);
  await writeThing(before, 2);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '2@1', '2@2']));
  await before.close();
  const after = await scene.service({ databaseUrl, port, republishes: [republicationOf(2)] });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@1', '2@1', '2@2', '2@2']));
  expect(await copies(follower)).toMatchObject([{ name: 'thing 1!' }, { name: 'thing 2!' }]);
  await writeThing(after, 1, { name: 'thing 1!' });
  await eventually(async () => expect(await applications(follower)).toContain('1@2'));
  expect(await greetings(follower)).toEqual(['Hello thing 1', 'Hello thing 2']);
});

it('tells a kind again when it is asked to, page by page, and once after a restart', async () => {
  const { url: databaseUrl } = await scene.database();
  const producer = await scene.service({ databaseUrl, republishes: [republicationOf(1)] });
  await producer.database.dataSource.query(
    `insert into things select g, 1, 'thing ' || g from generate_series(1, 1200) g`,
  );
  const told = await fetch(`${producer.url}/internal/facts/republications/thing`, { method: 'POST' });
  expect(told.status).toBe(202);
  const factsOf = async ({ database }: FixtureService) =>
    (await database.dataSource.query('select count(*)::int as all, max(revision) as revision from facts'))[0];
  await eventually(async () => expect(await factsOf(producer)).toEqual({ all: 1_200, revision: 2 }));
  await producer.close();
  const again = await scene.service({ databaseUrl, republishes: [republicationOf(1)] });
  const follower = await scene.service({ follow: { maker: again.url } });
  await eventually(async () => expect(await applications(follower)).toHaveLength(1_200));
  expect(await factsOf(again)).toEqual({ all: 1_200, revision: 2 });
  expect((await fetch(`${again.url}/internal/facts/republications/nothing`, { method: 'POST' })).status).toBe(404);
});

it('keeps the snapshot that was told last when the log is compacted', async () => {
  const producer = await scene.service({ republishes: [republicationOf(1)] });
  await writeThing(producer, 1);
  await fetch(`${producer.url}/internal/facts/republications/thing`, { method: 'POST' });
  await eventually(async () => expect(await compactFacts(producer.database)).toBe(1));
  expect(await producer.log.newest('thing', '1')).toMatchObject({ version: 1, body: { name: 'thing 1!' } });
});
