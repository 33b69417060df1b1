import { FactApplier, FactFollower, FollowedPositions, HttpFactSource, isAfter } from '@carnet/fact-log';
import { PgSession } from '@carnet/pg';
import { createLogger } from '@carnet/runtime';
import { eventually } from '@carnet/svc-testing';
import { appliedIn, type FixtureService, Scene, ThingHandler, writeThing } from '@carnet/svc-testing/facts';
import { FactRelay } from '../src/fact-relay.js';
import { NatsFactSource } from '../src/nats-fact-source.js';
import type { SentPage } from '../src/page-stream.js';
import { FakePageStream } from './fake-page-stream.js';

const scene = new Scene();
const silent = createLogger('fixture', 'silent');
let producer: FixtureService;
let copies: FixtureService;
let stream: FakePageStream;

beforeEach(async () => {
  producer = await scene.service();
  copies = await scene.service();
  stream = new FakePageStream();
});
afterEach(() => jest.restoreAllMocks());
afterEach(() => scene.clear());

function aRelay(of = producer): FactRelay {
  const relay = new FactRelay(of.database, of.app.get(PgSession), of.log, stream, silent);
  scene.onClear(() => relay.stop());
  relay.start();
  return relay;
}

function aFollower(): FactFollower {
  const { database } = copies;
  const http = new HttpFactSource('maker', producer.url, 'of-fixtures');
  const source = new NatsFactSource(http, stream, silent);
  const applier = new FactApplier('maker', [new ThingHandler()]);
  const session = copies.app.get(PgSession);
  const follower = new FactFollower(database, session, source, applier, new FollowedPositions(database), silent);
  scene.onClear(async () => {
    await follower.stop();
    source.close();
  });
  follower.start();
  return follower;
}

/** A follower that has started to listen to the stream, and has received one fact. */
async function aListener(): Promise<FactFollower> {
  const follower = aFollower();
  await writeThing(producer, 1);
  await applied('1@1');
  await overNats(follower);
  return follower;
}

const applied = (...lines: string[]): Promise<void> =>
  eventually(async () => expect(await appliedIn(copies.database)).toEqual(lines));

const overNats = (follower: FactFollower): Promise<void> =>
  eventually(() => expect(follower.state).toMatchObject({ state: 'following', over: 'nats' }));

/** The start and end of a page that was sent. */
const reach = ({ after, next }: SentPage): string => `${after} ${next}`;

it('sends what is told to the stream, from where the follower takes it without asking the producer', async () => {
  await writeThing(producer, 1);
  aRelay();
  const follower = aFollower();
  await applied('1@1');
  await overNats(follower);
  const asked = jest.spyOn(HttpFactSource.prototype, 'page');
  await writeThing(producer, 2);
  await writeThing(producer, 1);
  await applied('1@1', '1@2', '2@1');
  expect(follower.state).toMatchObject({ over: 'nats', lagSeconds: 0 });
  expect(asked).not.toHaveBeenCalled();
});

it('reads over HTTP what the stream has lost, and applies nothing twice', async () => {
  aRelay();
  const follower = await aListener();
  stream.isLossy = true;
  await writeThing(producer, 2);
  await writeThing(producer, 3);
  stream.isLossy = false;
  stream.delete();
  await applied('1@1', '2@1', '3@1');
  await writeThing(producer, 4);
  await applied('1@1', '2@1', '3@1', '4@1');
  await overNats(follower);
});

it('takes what is told over HTTP while nothing can be sent, and over the stream again afterwards', async () => {
  stream.isAway = true;
  const relay = aRelay();
  const follower = aFollower();
  await writeThing(producer, 1);
  await applied('1@1');
  await eventually(() => expect(relay.state).toMatchObject({ state: 'waiting' }));
  expect(follower.state).toMatchObject({ state: 'following', over: 'http' });
  stream.isAway = false;
  await overNats(follower);
  expect(relay.state).toEqual({ state: 'sending', lagSeconds: 0 });
  await writeThing(producer, 2);
  await applied('1@1', '2@1');
});

it('refuses pages of another log, and reads its own', async () => {
  aRelay();
  const follower = await aListener();
  const { position } = await producer.log.end();
  const fact = { position: '9.9' as const, seq: 9, kind: 'thing', key: '9', version: 1, ownerId: 1, at: '2026-01-01' };
  const other = { ...fact, deleted: false as const, body: { name: 'of another log' } };
  const log = '00000000-0000-4000-8000-000000000000';
  stream.put({ log, after: position, facts: [other], next: '9.9' });
  await writeThing(producer, 2);
  await applied('1@1', '2@1');
  await overNats(follower);
});

it('sends nothing of a log from before it first sent, and goes on where the one before has stopped', async () => {
  await writeThing(producer, 1);
  await eventually(async () => expect((await producer.log.read('0.0', 9)).facts).toHaveLength(1));
  const first = aRelay();
  await eventually(() => expect(first.state.state).toBe('sending'));
  await writeThing(producer, 2);
  await eventually(() => expect(stream.sent.flatMap(({ facts }) => facts.map(({ key }) => key))).toEqual(['2']));
  await first.stop();
  await writeThing(producer, 3);
  aRelay();
  await eventually(() => expect(stream.sent.flatMap(({ facts }) => facts.map(({ key }) => key))).toEqual(['2', '3']));
  // The pages follow each other without a gap.
  const ends = stream.sent.map(({ next }) => next);
  expect(stream.sent.slice(1).every(({ after }) => ends.includes(after))).toBe(true);
});

it('begins at the end of a log that is another than the one that was sent', async () => {
  const before = aRelay();
  await eventually(() => expect(before.state.state).toBe('sending'));
  await writeThing(producer, 1);
  await eventually(() => expect(stream.sent.some(({ facts }) => facts.length > 0)).toBe(true));
  await before.stop();
  await producer.database.dataSource.query(`update fact_relay set log = gen_random_uuid(), tx = '1', seq = 1`);
  const { position } = await producer.log.end();
  stream.delete();
  aRelay();
  await eventually(() => expect(stream.sent.map(reach)).toContain(`${position} ${position}`));
});

it('lets one of two instances send', async () => {
  const { url: databaseUrl } = await scene.database();
  const instances = [await scene.service({ databaseUrl }), await scene.service({ databaseUrl })];
  const [one, other] = instances.map(aRelay) as [FactRelay, FactRelay];
  await eventually(() => expect([one.state.state, other.state.state].toSorted()).toEqual(['elsewhere', 'sending']));
  const [leader, sending, waiting] = one.state.state === 'sending' ? [0, one, other] : [1, other, one];
  expect(waiting.state.lagSeconds).toBeNull();
  await sending.stop();
  await instances[leader]!.close();
  await eventually(() => expect(waiting.state.state).toBe('sending'));
});

it('sends in smaller pages what is too long for a message, and lets a fact be missed that is so alone', async () => {
  stream.maxBytes = 1_000;
  aRelay();
  await aListener();
  const before = stream.sent.length;
  const names = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i'].map((sign) => sign.repeat(100));
  await producer.database.transaction(async (tx) => {
    const facts = [...names, 'x'.repeat(2_000)].map((name, nth) => ({ name, key: nth + 2 }));
    await producer.log.append(
      tx,
      facts.map(({ key, name }) => ({ kind: 'thing', key, version: 1, ownerId: 1, body: { name } })),
    );
  });
  await applied(...['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'].map((key) => `${key}@1`));
  const sent = stream.sent.slice(before);
  expect(sent.flatMap(({ facts }) => facts.map(({ key }) => key))).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
  const places = sent.flatMap(({ after, next }) => [after, next]);
  expect(places.every((place, nth) => nth === 0 || !isAfter(places[nth - 1]!, place))).toBe(true);
});
