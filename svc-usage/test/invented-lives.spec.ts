import { setClock, type TestClient } from '@carnet/svc-testing';
import { type InventedLife, LIVES } from './invented-lives.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

const TODAY = '2026-06-01';

async function post(client: TestClient, path: string, fields: object): Promise<number> {
  const { status, body } = await client.post(path, fields);
  expect([status, body]).toEqual([201, body]);
  return body.id;
}

/** The cars of a life, by the letters that it uses for them. */
async function carsOf({ cars = {} }: InventedLife, owner: number): Promise<Record<string, number>> {
  const ids: Record<string, number> = {};
  for (const [letter, { last_read_on = null, chapters = [], pace = null, ...fields }] of Object.entries(cars)) {
    ids[letter] = stack.aVehicle(owner, fields);
    await stack.ledgerSays(owner, ids[letter], { last_read_on, chapters, pace });
  }
  return ids;
}

/** Creates the records of a life through the API; returns their ids. */
async function lived(life: InventedLife, client: TestClient, cars: Record<string, number>) {
  const ids: Record<string, number> = {};
  for (const [name, { is, on = [], happened = [] }] of Object.entries(life.things)) {
    const component_id = await post(client, '/api/usage/components', { name, ...is });
    ids[name] = component_id;
    const mounted = on.map(([car, [from_on, from_mileage], [to_on, to_mileage] = [null, null], more]) => ({
      ...{ component_id, vehicle_id: cars[car], from_on, from_mileage, to_on, to_mileage },
      ...more,
    }));
    const events = [
      ...mounted.map((fields) => ({ day: fields.from_on ?? '', path: '/api/usage/fitments', fields })),
      ...happened.map((fields) => ({
        day: (fields as { happened_on: string }).happened_on,
        path: '/api/usage/entries',
        fields: { component_id, ...fields },
      })),
    ];
    for (const { path, fields } of events.toSorted((a, b) => a.day.localeCompare(b.day)))
      await post(client, path, fields);
  }
  for (const [car, driven_on, minutes, distance, more] of life.driven ?? [])
    await post(client, '/api/track-sessions', {
      ...{ vehicle_id: cars[car], driven_on, seconds: minutes * 60, distance },
      ...more,
    });
  return ids;
}

it('has at least 25 lives, each with its reckoning', () => {
  expect(LIVES.length).toBeGreaterThanOrEqual(25);
  expect(new Set(LIVES.map(({ life }) => life)).size).toBe(LIVES.length);
  expect(LIVES.filter(({ because }) => because.length < 5)).toEqual([]);
});

it.each(LIVES.map((one) => [one.life, one] as const))('%s', async (_, one) => {
  const { id: owner, client } = stack.newOwner();
  setClock(stack, `${one.today ?? TODAY}T12:00:00Z`);
  const cars = await carsOf(one, owner);
  const ids = await lived(one, client, cars);
  const [car] = Object.values(cars);
  for (const [thing, path, body, code] of one.refused ?? []) {
    const answer = await client.post(`/api/usage/${path}`, { component_id: ids[thing], vehicle_id: car, ...body });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ code }] } });
  }
  for (const [thing, right] of Object.entries(one.right))
    expect((await client.get(`/api/usage/components/${ids[thing]}/life`)).body).toMatchObject(right);
  if (one.day) {
    const { body } = await client.get(`/api/usage/vehicles/${cars[one.day.car]}/day?on=${one.day.on}`);
    expect(body).toMatchObject(one.day.right);
  }
  if (one.listed) {
    const { body } = await client.get(`/api/usage/components?${one.listed[0]}`);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(one.listed[1]);
  }
});
