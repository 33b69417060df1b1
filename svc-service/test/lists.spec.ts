import { blanksHeeded, comesInPieces, listRoutes, readPages, rowsOf } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, oilChange, openStack } from './stack.js';

let stack: Stack;

/** Three records of each kind. The first of each has three dependent records, so that an address with the id 1 returns rows. */
beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1));
  const post = async (path: string, body?: object) => {
    expect((await stack.owner.post(path, body)).status).toBeLessThan(300);
  };
  for (const name of ['Oil', 'Brakes', 'Valves']) {
    const recurrence = { recurrence_type: 'Periodic', recurrence_time_interval: 30 };
    await post('/api/service-event-templates', { name, type: 'Repair', source: 'Manual', ...recurrence });
    await post('/api/service-schedules', { vehicle_id: 1, name });
    await post('/api/service/schedules/templates', { name });
  }
  for (const id of [1, 2, 3]) await post(`/api/service-schedules/1/templates/${id}`);
  for (const template_id of [1, 1, 1, 2, 2, 2]) await post('/api/service/events', oilChange(1, { template_id }));
  for (const currency of ['USD', 'CHF', 'JPY'])
    await post('/api/service/events', oilChange(1, { status: 'Completed', cost: 5, currency }));
});
afterAll(() => stack?.close());

describe.each(listRoutes(`${__dirname}/../openapi.json`))('the list $url', (route) => {
  it('takes a parameter without a value for one that is left out', async () => {
    expect(rowsOf((await stack.owner.get(route.url)).body).length).toBeGreaterThanOrEqual(3);
    expect(await blanksHeeded(stack.owner, route)).toEqual([]);
  });

  it('comes page by page as it comes whole, from an empty cursor on', async () => {
    const whole = await stack.owner.get(route.url);
    expect(await readPages(stack.owner, `${route.url}?limit=2&cursor=`)).toEqual(rowsOf(whole.body));
  });
});

describe('what hangs on a thing counts for how much of a list comes at once', () => {
  beforeAll(async () => {
    const parts = Array.from({ length: 12 }, (_, n) => ({ id: 100 + n }));
    await stack.told(...parts.map(({ id }) => aPart(id, 1)));
    const recurrence = { recurrence_type: 'Periodic', recurrence_time_interval: 30 };
    const template = { name: 'Long', type: 'Repair', notes: 'x'.repeat(3_500), ...recurrence };
    const { id } = (await stack.owner.post('/api/service-event-templates', template)).body;
    for (const name of ['One', 'Two']) {
      await stack.owner.post('/api/service-schedules', { vehicle_id: 1, name, template_ids: [id] });
      await stack.owner.post('/api/service/schedules/templates', { name, template_ids: [id] });
      await stack.owner.post('/api/service/events', oilChange(1, { name, parts }));
    }
  });

  it.each(['/api/service-schedules', '/api/service/schedules/templates', '/api/service/events'])(
    'in %s',
    async (url) => {
      expect(await comesInPieces(stack.owner, url, stack.database.lists, 8_000)).toBe(true);
    },
  );
});
