import { eventually } from '../../src/testing/eventually.js';
import { writeThing } from './fixture.js';
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

it('does not take a database that is away for a fault of the fact', async () => {
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
