import { sql } from '@carnet/pg';
import { aFillUp, aTrackSession, openStack, type Stack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());

it('a PUT that changes nothing leaves version and log alone', async () => {
  const { id: owner, client } = stack.newOwner();
  const told = () => stack.rows(sql`select 1 from facts where owner_id = ${owner}`);
  const fields = aFillUp(stack.aVehicle(owner), {
    ...{ at: '14:05', odometer: 52_310, trip: 431.7, amount: 42.137, full: false, missed_before: true, total: 71.2 },
    ...{ currency: 'EUR', unit_price: 1.689, station: 'Aral', tank: 1, note: 'Rain' },
  });
  const made = await client.post('/api/fill-ups', fields);
  const path = `/api/fill-ups/${made.body.id}`;
  const before = await told();
  for (const body of [{}, fields, made.body]) expect((await client.put(path, body)).body).toEqual(made.body);
  expect(await told()).toEqual(before);
});

it('the same of a session on a track, whose journal stays as it is', async () => {
  const { id: owner, client } = stack.newOwner();
  const told = () => stack.rows(sql`select 1 from journal where owner_id = ${owner}`);
  const fields = aTrackSession(stack.aVehicle(owner), {
    ...{ started_at: '09:12:11', utc: true, product: 'RaceChrono', file_name: 'a.csv', track: 'Lakeside', note: 'Wet' },
    ...{ ranges: [{ name: 'rpm', unit: 'rpm', least: 900, greatest: 6_850.5 }], line: '_izlhA~rlgdF', distance: 7_406 },
  });
  const made = await client.post('/api/track-sessions', fields);
  expect(made.body).toMatchObject(fields);
  const before = await told();
  for (const body of [{}, fields, made.body])
    expect((await client.put(`/api/track-sessions/${made.body.id}`, body)).body).toEqual(made.body);
  expect(await told()).toEqual(before);
});
