import { eventually } from '@carnet/svc-testing';
import { applications, letWaitWithoutEnd, Scene, writeThing } from '@carnet/svc-testing/facts';
import { HttpFactSource } from '../src/http-fact-source.js';

const scene = new Scene();
afterEach(() => scene.clear());
afterEach(() => jest.restoreAllMocks());

it('applies what a producer tells, from the start of its log on, each version once', async () => {
  const producer = await scene.service();
  await writeThing(producer, 1);
  await writeThing(producer, 2);
  const follower = await scene.service({ follow: { maker: producer.url } });
  await writeThing(producer, 1, { name: 'renamed' });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '1@2', '2@1']));
  const copies = await follower.database.dataSource.query('select key, version, name from copies order by key');
  expect(copies).toEqual([
    { key: '1', version: 2, name: 'renamed' },
    { key: '2', version: 1, name: 'thing 2' },
  ]);
  await eventually(() =>
    expect(follower.health.report()).toEqual([
      { producer: 'maker', state: 'following', lagSeconds: 0, wasInStep: true, lastError: null, readingAnew: [] },
    ]),
  );
});

it('goes on where it stopped after a restart', async () => {
  const producer = await scene.service();
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(before)).toEqual(['1@1']));
  await before.close();
  await writeThing(producer, 2);
  const after = await scene.service({ databaseUrl, follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(after)).toEqual(['1@1', '2@1']));
});

it('waits for a producer that is away, says so, and takes what it missed @thorough', async () => {
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl });
  const port = Number(new URL(before.url).port);
  const follower = await scene.service({ follow: { maker: before.url } });
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('following'));
  await writeThing(before, 1);
  await before.close();
  await eventually(() => expect(follower.health.report()[0]?.state).toBe('waiting'));
  expect(follower.health.report()[0]?.lastError).toContain('svc-maker');
  const after = await scene.service({ databaseUrl, port });
  await writeThing(after, 2);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '2@1']));
  expect(follower.health.report()[0]?.state).toBe('following');
});

it('was not in step before it has heard of the producer, and was from then on @thorough', async () => {
  const { url: databaseUrl } = await scene.database();
  const before = await scene.service({ databaseUrl });
  const port = Number(new URL(before.url).port);
  await before.close();
  const follower = await scene.service({ follow: { maker: before.url } });
  const state = () => follower.health.report()[0];
  await eventually(() => expect(state()).toMatchObject({ state: 'waiting', wasInStep: false }));
  const after = await scene.service({ databaseUrl, port });
  await eventually(() => expect(state()).toMatchObject({ state: 'following', wasInStep: true }));
  await after.close();
  await eventually(() => expect(state()).toMatchObject({ state: 'waiting', wasInStep: true }));
});

it('reads a log anew that was restored into another cluster, and applies only what it does not know @thorough', async () => {
  const [made, copied] = [await scene.database(), await scene.database()];
  const before = await scene.service({ databaseUrl: made.url });
  const port = Number(new URL(before.url).port);
  const follow = { maker: before.url };
  const follower = await scene.service({ databaseUrl: copied.url, follow });
  await writeThing(before, 1);
  await writeThing(before, 2);
  await eventually(async () => expect(await applications(follower)).toEqual(['1@1', '2@1']));
  await follower.close();
  const observer = await scene.service({ databaseUrl: copied.url });
  // Transaction ids of a cluster with a higher counter than this one.
  const later = 'set tx = (tx::text::bigint + 1000000000)::text::xid8';
  await before.database.dataSource.query(`update facts ${later}`);
  await observer.database.dataSource.query(`update fact_cursors ${later}`);
  await before.close();
  const restored = await scene.service({ databaseUrl: made.url, port });
  await writeThing(restored, 3);
  await scene.service({ databaseUrl: copied.url, follow });
  await eventually(async () => expect(await applications(observer)).toEqual(['1@1', '2@1', '3@1']));
  const anew = await scene.service({ follow });
  await eventually(async () => expect(await applications(anew)).toEqual(['1@1', '2@1', '3@1']));
});

describe('while it waits for facts', () => {
  it.each(['producer', 'follower'] as const)(
    'needs nothing of the other side for the %s to end @thorough',
    async (first) => {
      const producer = await scene.service();
      letWaitWithoutEnd(producer);
      askWithoutEnd();
      const follower = await scene.service({ follow: { maker: producer.url } });
      await eventually(() => expect(follower.health.report()[0]?.state).toBe('following'));
      const both = { producer, follower };
      await both[first].close();
      await producer.close();
      await follower.close();
    },
  );
});

interface Asking {
  get: (path: string, timeoutMs: number, signal?: AbortSignal) => Promise<unknown>;
}

/** Makes the follower's request timeout so long that no request times out. */
function askWithoutEnd(): void {
  const source = HttpFactSource.prototype as unknown as Asking;
  const { get } = source;
  jest.spyOn(source, 'get').mockImplementation(function (this: Asking, path, _timeoutMs, signal) {
    return get.call(this, path, 600_000, signal);
  });
}

it('refuses two owners of one kind', async () => {
  const producer = await scene.service();
  const both = scene.service({ follow: { one: producer.url, other: producer.url } });
  await expect(both).rejects.toThrow('Facts of kind thing cannot come from svc-one and svc-other');
});
