import { livesIn, PLACES, setClock } from '@carnet/svc-testing';
import { type Stack, openStack } from './stack.js';

let stack: Stack;
beforeAll(async () => (stack = await openStack()));
afterAll(() => stack.close());

/** Test days in Honolulu, Los Angeles and Auckland. */
const MOMENTS: [string, string[]][] = [
  ['2027-01-01T05:00:00Z', ['2026-12-31', '2026-12-31', '2027-01-01']],
  ['2026-12-31T12:00:00Z', ['2026-12-31', '2026-12-31', '2027-01-01']],
  ['2027-01-01T08:30:00Z', ['2026-12-31', '2027-01-01', '2027-01-01']],
];

describe.each(MOMENTS)('at %s', (time, days) => {
  it.each(PLACES.map((place, at) => [place, days[at]!]))(
    'an issue in %s is reported and resolved on %s',
    async (place, day) => {
      setClock(stack, time);
      const { id: owner, client } = stack.newOwner();
      await livesIn(stack, owner, place);
      const vehicle_id = stack.aVehicle(owner);
      const { body } = await client.post('/api/issues', { vehicle_id, title: 'Brakes squeal' });
      expect(body).toMatchObject({ reported_date: day, resolved_date: null });
      const { body: resolved } = await client.put(`/api/issues/${body.id}`, { status: 'Resolved' });
      expect(resolved).toMatchObject({ reported_date: day, resolved_date: day });
    },
  );
});
