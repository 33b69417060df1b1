import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Fact } from '../../src/facts/index.js';
import { eventually } from '../../src/testing/eventually.js';
import { type FixtureService, type ThingBody, ThingHandler, writeThing } from './fixture.js';
import { applications, Scene } from './scene.js';

const scene = new Scene();
afterEach(() => scene.clear());

it('stops at a fact that cannot be applied, keeps those before it, shows it, and goes on when it is mended', async () => {
  const producer = await scene.service();
  for (let key = 1; key <= 12; key++) await writeThing(producer, key, { poison: key === 8 });
  const follower = await scene.service({ follow: { maker: producer.url } });
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('stuck'));
  expect(await applications(follower)).toEqual(['1@1', '2@1', '3@1', '4@1', '5@1', '6@1', '7@1']);
  expect(follower.health.report()[0]).toMatchObject({
    stuck: { seq: 8, kind: 'thing', key: '8' },
    lastError: 'Thing 8 is poisonous',
  });
  await follower.database.dataSource.query(`insert into antidotes values ('8')`);
  const all = Array.from({ length: 12 }, (_, index) => `${index + 1}@1`);
  await eventually(async () => expect(await applications(follower)).toEqual(all));
  await eventually(() =>
    expect(follower.health.report()[0]).toMatchObject({ state: 'following', stuck: null, lastError: null }),
  );
});

it('keeps one stuck producer from holding up another', async () => {
  const [sick, well] = [await scene.service(), await scene.service()];
  await writeThing(sick, 1, { poison: true });
  const follower = await scene.service({ follow: { sick: sick.url } });
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('stuck'));
  const other = await scene.service({ follow: { well: well.url } });
  await writeThing(well, 2);
  await eventually(async () => expect(await applications(other)).toEqual(['2@1']));
});

let struggling: FixtureService;
const statesMet: (string | undefined)[] = [];

/** Meets two deadlocks before it can go through. */
@Injectable()
class StrugglingHandler extends ThingHandler {
  override async apply(tx: EntityManager, fact: Fact<'thing', ThingBody>): Promise<void> {
    statesMet.push(struggling.health.report()[0]?.state);
    if (statesMet.length < 3) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
    await super.apply(tx, fact);
  }
}

it('does not take a passing trouble of the database for a fault of the fact', async () => {
  const producer = await scene.service();
  struggling = await scene.service({ follow: { maker: producer.url }, handlers: [StrugglingHandler] });
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(struggling)).toEqual(['1@1']));
  expect(statesMet).toHaveLength(3);
  expect(statesMet).not.toContain('stuck');
});

it('goes on after PostgreSQL cut every connection', async () => {
  const producer = await scene.service();
  const follower = await scene.service({ follow: { maker: producer.url } });
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('following'));
  await follower.database.dataSource.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid()`,
  );
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1']));
  expect(follower.health.report()[0]).toMatchObject({ stuck: null });
});
