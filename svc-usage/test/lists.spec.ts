import { blanksHeeded, listRoutes, readPages, type TestClient } from '@carnet/svc-testing';
import { aFillUp, aSet, aTrackSession, openStack, type Stack } from './stack.js';

let stack: Stack;
let client: TestClient;

/** Three records of each kind, all of the first vehicle, so that an address with the id 1 returns rows. */
beforeAll(async () => {
  stack = await openStack();
  const owner = stack.newOwner();
  client = owner.client;
  const vehicle = stack.aVehicle(owner.id);
  for (const currency of ['USD', 'CHF', 'JPY']) {
    expect((await client.post('/api/fill-ups', aFillUp(vehicle, { total: 5, currency }))).status).toBe(201);
    expect((await client.post('/api/track-sessions', aTrackSession(vehicle))).status).toBe(201);
  }
  for (const [at, from_on] of ['2023-01-01', '2024-01-01', '2025-01-01'].entries()) {
    const { body: set } = await client.post(
      '/api/usage/components',
      aSet({ name: `Set ${at}`, price: 5, currency: ['USD', 'CHF', 'JPY'][at] }),
    );
    const to_on = `${from_on.slice(0, 4)}-06-01`;
    const fitment = { component_id: set.id, vehicle_id: vehicle, from_on, to_on };
    const use = { component_id: set.id, kind: 'use', happened_on: from_on, hours: 1 };
    expect((await client.post('/api/usage/fitments', fitment)).status).toBe(201);
    expect((await client.post('/api/usage/entries', use)).status).toBe(201);
  }
});
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
