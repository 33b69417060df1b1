import { livesIn, PLACES, setClock } from '@carnet/svc-kit/testing';
import { type House, openHouse } from './house.js';

let house: House;
beforeAll(async () => (house = await openHouse()));
afterAll(() => house.close());

/** The days of Honolulu, Los Angeles and Auckland. */
const MOMENTS: [string, string[]][] = [
  ['2027-01-01T05:00:00Z', ['2026-12-31', '2026-12-31', '2027-01-01']],
  ['2026-12-31T12:00:00Z', ['2026-12-31', '2026-12-31', '2027-01-01']],
  ['2027-01-01T08:30:00Z', ['2026-12-31', '2027-01-01', '2027-01-01']],
];

describe.each(MOMENTS)('at %s', (time, days) => {
  it.each(PLACES.map((place, at) => [place, days[at]!]))(
    'an issue in %s is reported and resolved on %s',
    async (place, day) => {
      setClock(house, time);
      const { id: owner, client } = house.newOwner();
      await livesIn(house, owner, place);
      const vehicle_id = house.aVehicle(owner);
      const { body } = await client.post('/api/issues', { vehicle_id, title: 'Brakes squeal' });
      expect(body).toMatchObject({ reported_date: day, resolved_date: null });
      const { body: resolved } = await client.put(`/api/issues/${body.id}`, { status: 'Resolved' });
      expect(resolved).toMatchObject({ reported_date: day, resolved_date: day });
    },
  );
});
