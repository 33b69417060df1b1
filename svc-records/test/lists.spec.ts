import { blanksHeeded, comesInPieces, eventually, listRoutes, readPages, type TestClient } from '@carnet/svc-testing';
import { aPng } from './pictures.js';
import { type Stack, openStack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let client: TestClient;

const CURRENCIES: Record<string, string> = { One: 'USD', Two: 'CHF', Three: 'JPY' };

/** Three of each kind, all of the first vehicle, so that a path with id 1 leads to rows. */
beforeAll(async () => {
  stack = await openStack();
  const owner = stack.newOwner();
  client = owner.client;
  const vehicle_id = stack.aVehicle(owner.id);
  for (const name of ['One', 'Two', 'Three'])
    for (const [path, fields] of [
      ['/api/modifications', { name, status: 'Completed', cost: 5, currency: CURRENCIES[name] }],
      ['/api/issues', { title: name }],
      ['/api/track-days', { track_name: name, event_date: '2026-05-01' }],
      ['/api/albums', { name }],
    ] as const)
      expect((await client.post(path, { vehicle_id, ...fields })).status).toBe(201);
  const [before, ...after] = await threePhotos(owner.id, vehicle_id);
  for (const after_id of [...after, ...after.slice(1)])
    expect((await client.post('/api/photo-pairs', { before_id: before, after_id })).status).toBe(201);
});

/** Uploads three photos and three documents. */
async function threePhotos(owner: number, vehicle_id: number): Promise<number[]> {
  await stack.app.listen(0, '127.0.0.1');
  const uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  const ids: number[] = [];
  for (let count = 0; count < 3; count += 1) {
    ids.push(await uploads.file(aPng(), { vehicle_id: String(vehicle_id) }));
    await uploads.file(aPng(), { vehicle_id: String(vehicle_id), kind: 'document' });
  }
  for (const path of ['/api/photos', '/api/documents'])
    await eventually(async () => {
      const { body } = await client.get<{ state: string }[]>(path);
      expect(body.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    });
  return ids;
}
afterAll(() => stack?.close());

describe.each(listRoutes(`${__dirname}/../openapi.json`))('the list $url', (route) => {
  it('takes a parameter without a value for one that is left out', async () => {
    expect((await client.get(route.url)).body).toHaveLength(3);
    expect(await blanksHeeded(client, route)).toEqual([]);
  });

  it('comes page by page as it comes whole, from an empty cursor on', async () => {
    const whole = await client.get(route.url);
    expect(await readPages(client, `${route.url}?limit=2&cursor=`)).toEqual(whole.body);
  });
});

it.each([
  ['/api/modifications', 'part_ids'],
  ['/api/issues', 'service_event_ids'],
] as const)('counts what hangs on a thing for how much of %s comes at once', async (path, field) => {
  const owner = stack.newOwner();
  const vehicle_id = stack.aVehicle(owner.id);
  const hangs = field === 'part_ids' ? 'aPart' : 'aServiceEvent';
  const ids = Array.from({ length: 12 }, () => stack[hangs](owner.id, vehicle_id));
  for (const name of ['One', 'Two'])
    expect((await owner.client.post(path, { vehicle_id, name, title: name, [field]: ids })).status).toBe(201);
  expect(await comesInPieces(owner.client, path, stack.database.lists, 3_000)).toBe(true);
});
