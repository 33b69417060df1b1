import type { TestClient } from '@carnet/svc-testing';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  const { id, client } = stack.newOwner();
  ann = client;
  vehicle_id = stack.aVehicle(id, { odometer_unit: 'km' });
});

const RECORDS = [
  ['modification', '/api/modifications', { name: 'Strut bar' }],
  ['issue', '/api/issues', { title: 'Oil leak' }],
  ['track day', '/api/track-days', { track_name: 'Monza', event_date: '2024-05-01' }],
] as const;

describe.each(RECORDS)('the mileage of a %s', (_, path, fields) => {
  const post = (mileage?: unknown) => ann.post(path, { vehicle_id, ...fields, mileage });

  it("is kept in the unit of the vehicle's odometer", async () => {
    const { status, body } = await post(88_100);
    expect([status, body]).toEqual([201, expect.objectContaining({ mileage: 88_100, odometer_unit: 'km' })]);
    expect((await ann.get(`${path}/${body.id}`)).body).toEqual(body);
    expect((await post('88100')).body.mileage).toBe(88_100);
  });

  it('stays where a change does not name it, and goes by null', async () => {
    const { body } = await post(0);
    expect(body.mileage).toBe(0);
    const notes = path === '/api/track-days' ? { report: '<p>Dry</p>' } : { description: 'Seen' };
    expect((await ann.put(`${path}/${body.id}`, notes)).body.mileage).toBe(0);
    expect((await ann.put(`${path}/${body.id}`, { mileage: 7 })).body.mileage).toBe(7);
    const cleared = await ann.put(`${path}/${body.id}`, { mileage: null });
    expect([cleared.body.mileage, cleared.body.odometer_unit]).toEqual([null, 'km']);
  });

  it.each([
    [-1, 'Mileage must be at least 0'],
    [1.5, 'Mileage must be a whole number'],
    ['far', 'Mileage must be a whole number'],
    [2_147_483_648, 'Mileage must be at most 2147483647'],
  ])('is refused as %s', async (mileage, msg) => {
    const refused = await post(mileage);
    expect([refused.status, refused.body.msg]).toEqual([400, msg]);
    const { body } = await post(5);
    const changed = await ann.put(`${path}/${body.id}`, { mileage });
    expect([changed.status, changed.body.msg]).toEqual([400, msg]);
  });
});
