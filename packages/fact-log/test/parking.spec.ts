import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Unavailable } from '@carnet/messages';
import { BackOff } from '@carnet/runtime';
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
import type { FactHandler } from '../src/fact-handler.js';
import type { Fact } from '../src/fact.js';
import { retryNow } from '../src/parked-facts.js';

const scene = new Scene();
afterEach(() => scene.clear());

const parkedThings = async ({ health }: FixtureService) => (await health.parked()).things.map(({ key }) => key);

const heal = ({ database }: FixtureService, key: string) =>
  database.dataSource.query('insert into antidotes values ($1)', [key]);

it('parks a thing of which a fact cannot be applied, takes all the others, and takes its facts in order when it is mended', async () => {
  const producer = await scene.service();
  for (let key = 1; key <= 12; key++) await writeThing(producer, key, { poison: key === 8 });
  const follower = await scene.service({ follow: { maker: producer.url } });
  await writeThing(producer, 8, { name: 'waits behind the first' });
  await writeThing(producer, 13);
  const others = [1, 2, 3, 4, 5, 6, 7, 9, 10, 11, 12, 13].map((key) => `${key}@1`);
  await eventually(async () => expect(await applications(follower)).toEqual(others));
  await eventually(async () =>
    expect(await follower.health.parked()).toMatchObject({
      count: 1,
      essential: false,
      things: [
        {
          producer: 'maker',
          handler: 'ThingHandler',
          kind: 'thing',
          key: '8',
          seq: 8,
          waiting: 2,
          error: 'Thing 8 is poisonous',
        },
      ],
    }),
  );
  expect(follower.health.report()[0]).toMatchObject({ state: 'following', lastError: null });
  await heal(follower, '8');
  await eventually(async () =>
    expect(await applications(follower)).toEqual([...others, '8@1', '8@2'].sort((a, b) => parseInt(a) - parseInt(b))),
  );
  expect(await follower.health.parked()).toEqual({ count: 0, essential: false, things: [] });
  const copies = await follower.database.dataSource.query(`select name from copies where key = '8'`);
  expect(copies).toEqual([{ name: 'waits behind the first' }]);
});

it('keeps what is parked over a restart @thorough', async () => {
  const producer = await scene.service();
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await writeThing(producer, 1, { poison: true });
  await eventually(async () => expect(await parkedThings(before)).toEqual(['1']));
  await before.close();
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await heal(after, '1');
  await eventually(async () => expect(await applications(after)).toEqual(['1@1']));
});

it('keeps the facts of a thing that stand before the one that is refused @thorough', async () => {
  const producer = await scene.service();
  for (const poison of [false, false, true, false]) await writeThing(producer, 1, { poison });
  const follower = await scene.service({ follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@2']));
  await eventually(async () => expect((await follower.health.parked()).things).toMatchObject([{ seq: 3, waiting: 2 }]));
  await heal(follower, '1');
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@2', '1@3', '1@4']));
});

it('applies the deletion of a thing although a fact before it cannot be applied', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url } });
  await writeThing(producer, 1);
  await writeThing(producer, 1, { poison: true });
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
  const gone = { kind: 'thing', key: 1, version: 3, ownerId: 1, deleted: true } as const;
  await producer.database.transaction((tx) => producer.log.append(tx, gone));
  await eventually(async () => expect(await parkedThings(follower)).toEqual([]));
  expect(await applications(follower)).toEqual(['1@1', '1@3']);
  expect(await follower.database.dataSource.query('select key from copies')).toEqual([]);
});

it('tries again at once where it is told to @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url } });
  await writeThing(producer, 1, { poison: true });
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
  await follower.database.dataSource.query(`update parked_facts set retry_at = now() + interval '1 day'`);
  await heal(follower, '1');
  expect(await retryNow(follower.database)).toBe(1);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1']));
});

@Injectable()
class PurgeHandler implements FactHandler<'thing'> {
  readonly kind = 'thing';
  apply(): Promise<void> {
    return Promise.reject(new Error('Nothing can be purged'));
  }
}

@Injectable()
class EssentialHandler extends ThingHandler {
  readonly essential = true;
}

it('keeps one handler that refuses a thing from holding up another @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [PurgeHandler, ThingHandler] });
  await writeThing(producer, 1);
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@2']));
  await eventually(async () =>
    expect(await follower.health.parked()).toMatchObject({ count: 1, things: [{ waiting: 2 }] }),
  );
});

const begunAnew = jest.spyOn(BackOff.prototype, 'reset');
/** The number of back-off resets before each refusal. */
const refusals: number[] = [];

/** Its database has no space left for a while. */
@Injectable()
class CrampedHandler extends ThingHandler {
  override apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    if (refusals.length === 5) return super.apply(tx, fact);
    refusals.push(begunAnew.mock.calls.length);
    return Promise.reject(new Unavailable());
  }
}

it('waits longer each time while its own database takes nothing, though the producer answers @thorough', async () => {
  const producer = await scene.service();
  await writeThing(producer, 1);
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [CrampedHandler] });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1']));
  expect(refusals).toEqual(Array(5).fill(refusals[0]));
  expect(await parkedThings(follower)).toEqual([]);
});

it('says where what is parked must not be @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [EssentialHandler] });
  await writeThing(producer, 1, { poison: true });
  await eventually(async () => expect(await follower.health.parked()).toMatchObject({ count: 1, essential: true }));
});

it('does not put a fact that was asked for before those that wait @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url } });
  follower.readThrough.patienceMs = 60_000;
  await writeThing(producer, 1, { poison: true });
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
  await follower.readThrough.fetch('maker', 'thing', 1);
  await writeThing(producer, 1);
  await follower.readThrough.fetch('maker', 'thing', 1);
  expect(await applications(follower)).toEqual([]);
  await heal(follower, '1');
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@2']));
});

it('keeps trouble with one producer from holding up another @thorough', async () => {
  const [sick, well] = [await scene.service(), await scene.service()];
  await writeThing(sick, 1, { poison: true });
  const follower = await scene.service({ follow: { sick: sick.url } });
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
  const other = await scene.service({ follow: { well: well.url } });
  await writeThing(well, 2);
  await eventually(async () => expect(await applications(other)).toEqual(['2@1']));
});

let tries = 0;

/** Meets two deadlocks before it succeeds. */
@Injectable()
class StrugglingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    tries += 1;
    if (tries < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    await super.apply(tx, fact);
  }
}

it('does not take a passing trouble of the database for a fault of the fact @thorough', async () => {
  const producer = await scene.service();
  const struggling = await scene.service({ follow: { maker: producer.url }, handlers: [StrugglingHandler] });
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(struggling)).toEqual(['1@1']));
  expect(tries).toBe(3);
  expect(await parkedThings(struggling)).toEqual([]);
});

/** Reads a file that does not exist, for one thing. */
@Injectable()
class ReadingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    if (fact.key === '1') await readFile('/nowhere/at-all');
    await super.apply(tx, fact);
  }
}

it('parks a fact for which a file is missing, which is no database that is away @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [ReadingHandler] });
  await writeThing(producer, 1);
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(follower)).toEqual(['2@1']));
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
});

@Injectable()
class SlowHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    if (fact.key === '2') {
      await tx.query(`set local statement_timeout = '20ms'`);
      await tx.query('select pg_sleep(5)');
    }
    await super.apply(tx, fact);
  }
}

it('parks a thing whose fact takes too long each time, and takes the others @thorough', async () => {
  const producer = await scene.service();
  for (let key = 1; key <= 3; key++) await writeThing(producer, key);
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [SlowHandler] });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '3@1']));
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['2']));
});

/** Stores a name in a number column. */
@Injectable()
class CountingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    await tx.query('select $1::text::int', [fact.body?.name]);
  }
}

it('does not repeat what a person wrote where it says why a fact is parked @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url }, handlers: [CountingHandler] });
  await writeThing(producer, 1, { name: 'my secret name' });
  await eventually(async () => expect(await parkedThings(follower)).toEqual(['1']));
  const { things } = await follower.health.parked();
  expect(things.map(({ error }) => error)).toEqual(['invalid input syntax for type integer: "…"']);
});

it('goes on after PostgreSQL cut every connection @thorough', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url } });
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('following'));
  await cutConnections(follower);
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1']));
  expect(await parkedThings(follower)).toEqual([]);
});
