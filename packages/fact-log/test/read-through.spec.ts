import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { lockOwners } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';
import { eventually, lockWaiters } from '@carnet/svc-testing';
import { applications, type FixtureService, Scene, writeThing } from '@carnet/svc-testing/facts';
import { HttpFactSource } from '../src/http-fact-source.js';

const scene = new Scene();
afterEach(() => scene.clear());
afterEach(() => jest.restoreAllMocks());

/** A busy machine may take longer than the default timeout of two seconds. */
const PATIENCE_MS = 60_000;

async function producerAndAsker(): Promise<{
  producer: FixtureService;
  asker: FixtureService;
  letFollow: () => Promise<void>;
}> {
  const producer = await scene.service();
  const { url: databaseUrl } = await scene.database();
  const bystander = await scene.service({ databaseUrl });
  const runner = bystander.database.dataSource.createQueryRunner();
  await runner.query(`select pg_advisory_lock(hashtext('facts.follow'), hashtext('maker'))`);
  const letFollow = async () => {
    if (!runner.isReleased) await runner.query('select pg_advisory_unlock_all()');
    await runner.release();
  };
  scene.onClear(letFollow);
  const asker = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  asker.readThrough.patienceMs = PATIENCE_MS;
  return { producer, asker, letFollow };
}

it('takes in what the owner knows ahead of the log, and the log does not apply it again', async () => {
  const { producer, asker, letFollow } = await producerAndAsker();
  await writeThing(producer, 1);
  await writeThing(producer, 1, { name: 'newest' });
  const fact = await asker.readThrough.fetch('maker', 'thing', 1);
  expect(fact).toMatchObject({ key: '1', version: 2, body: { name: 'newest' } });
  expect(await applications(asker)).toEqual(['1@2']);
  await letFollow();
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(asker)).toEqual(['1@2', '2@1']));
});

it('knows of nothing that the owner does not know', async () => {
  const { asker } = await producerAndAsker();
  expect(await asker.readThrough.fetch('maker', 'thing', 99)).toBeNull();
});

const aFact = {
  ...{ position: '7.1', seq: 1, at: '2026-11-24T08:00:00Z' },
  ...{ kind: 'thing', key: '1', version: 1, deleted: false, body: { name: 'one' } },
};

it('asks once for what many ask for at the same time', async () => {
  const fact = { ...aFact, ownerId: 1 };
  let asked = 0;
  const owner = await aServer((request, response) => {
    if (request.url?.endsWith('/thing/1')) asked++;
    response.end(JSON.stringify({ fact }));
  });
  const asker = await scene.service({ follow: { maker: owner } });
  const facts = await Promise.all([1, 2, 3].map(() => asker.readThrough.fetch('maker', 'thing', '1')));
  expect(facts.map((fact) => fact?.version)).toEqual([1, 1, 1]);
  expect(asked).toBe(1);
  expect(await applications(asker)).toEqual(['1@1']);
});

async function aServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  scene.onClear(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each([
  ['somebody', 7, 7],
  ['the stack', null, 0],
])('takes in once what two instances ask for at the same time, of %s', async (_, ownerId, lock) => {
  const fact = { ...aFact, ownerId };
  const owner = await aServer((_request, response) => response.end(JSON.stringify({ fact })));
  const { url: databaseUrl } = await scene.database();
  const asking = { databaseUrl, follow: { maker: owner } };
  const [one, other] = [await scene.service(asking), await scene.service(asking)];
  const writer = one.database.dataSource.createQueryRunner();
  await writer.startTransaction();
  await lockOwners(writer.manager, [lock]);
  const asked = [one, other].map((asker) => asker.readThrough.fetch('maker', 'thing', '1'));
  await eventually(async () => expect(await one.database.rows(lockWaiters)).toHaveLength(2));
  await writer.commitTransaction();
  await writer.release();
  await Promise.all(asked);
  expect(await applications(one)).toEqual(['1@1']);
});

it('does not bring back what is known to be deleted, whatever the order in which it is heard', async () => {
  const { producer, asker, letFollow } = await producerAndAsker();
  await writeThing(producer, 1);
  await producer.database.transaction((tx) =>
    producer.log.append(tx, { kind: 'thing', key: 1, version: 2, ownerId: 1, deleted: true }),
  );
  expect(await asker.readThrough.fetch('maker', 'thing', 1)).toBeNull();
  await writeThing(producer, 1, { name: 'a late snapshot' }); // version 2 again, from a writer that missed the first one
  expect(await asker.readThrough.fetch('maker', 'thing', 1)).toBeNull();
  await letFollow(); // the log contains version 1 first
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(asker)).toEqual(['1@2', '2@1']));
  expect(await asker.database.dataSource.query('select key from copies')).toEqual([{ key: '2' }]);
});

it('needs no owner to know that a thing is gone', async () => {
  const { producer, asker } = await producerAndAsker();
  await producer.database.transaction((tx) =>
    producer.log.append(tx, { kind: 'thing', key: 1, version: 2, ownerId: 1, deleted: true }),
  );
  expect(await asker.readThrough.fetch('maker', 'thing', 1)).toBeNull();
  await producer.close();
  expect(await asker.readThrough.fetch('maker', 'thing', 1)).toBeNull();
});

it('answers 503 with a time to try again when the owner is away', async () => {
  const { producer, asker } = await producerAndAsker();
  await producer.close();
  const failure = await asker.readThrough.fetch('maker', 'thing', 1).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(DependencyDown);
  expect(failure).toMatchObject({ status: 503, producer: 'maker', retryAfter: expect.any(Number) });
});

it('gives an owner that does not answer two seconds @thorough', async () => {
  const newest = jest.spyOn(HttpFactSource.prototype, 'newest');
  const asker = await scene.service({ follow: { maker: await aServer(() => undefined) } });
  await expect(asker.readThrough.fetch('maker', 'thing', 1)).rejects.toThrow(DependencyDown);
  expect(newest.mock.calls).toEqual([['thing', '1', 2_000]]);
});
