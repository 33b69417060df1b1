import { eventually } from '../../src/testing/eventually.js';
import { type FixtureService, writeThing } from './fixture.js';
import { applications, Scene } from './scene.js';

const scene = new Scene();
let producer: FixtureService;
let databaseUrl: string;

beforeEach(async () => {
  producer = await scene.service();
  databaseUrl = (await scene.database()).url;
});
afterEach(() => scene.clear());

const anInstance = (): Promise<FixtureService> => scene.service({ databaseUrl, follow: { maker: producer.url } });

const stateOf = (service: FixtureService): string | undefined => service.health.report()[0]?.state;

async function aLeaderAndAnother(): Promise<[FixtureService, FixtureService]> {
  const leader = await anInstance();
  await eventually(() => expect(stateOf(leader)).toBe('following'));
  const other = await anInstance();
  await eventually(() => expect(stateOf(other)).toBe('applying-elsewhere'));
  return [leader, other];
}

it('lets one of two instances follow, and the other take over when it ends', async () => {
  const [leader, other] = await aLeaderAndAnother();
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1']));
  expect(other.health.report()[0]).toMatchObject({ state: 'applying-elsewhere', lagSeconds: null });
  await leader.close();
  await eventually(() => expect(stateOf(other)).toBe('following'));
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1', '2@1']));
});

it('hands over when the connection that holds the lock is cut', async () => {
  const [leader, other] = await aLeaderAndAnother();
  await other.database.dataSource.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and granted and classid <> 0 and objsubid = 2 and pid <> pg_backend_pid()
       and database = (select oid from pg_database where datname = current_database())`,
  );
  await eventually(() => expect([leader, other].map(stateOf).toSorted()).toEqual(['applying-elsewhere', 'following']));
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1']));
});

it('rolls back what a second follower applies on an old cursor', async () => {
  const follower = await anInstance();
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1']));
  // As a follower would that was cut off, lost its lock and did not notice: it moves the cursor past fact 2.
  const { database } = follower;
  const { next } = await producer.log.read('0.0', 10);
  const [tx] = next.split('.');
  await database.dataSource.query('update fact_cursors set tx = $1::text::xid8, seq = 0', [tx]);
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '2@1']));
});
