import { livesIn, PLACES, setClock, type TestClient, type TestService } from '@carnet/svc-testing';
import { aUserId, aVehicle, createVehicle, startGarage } from './garage.js';

let service: TestService;
beforeAll(async () => (service = await startGarage()));
afterAll(() => service.close());

async function somebodyIn(place: string): Promise<TestClient> {
  const id = aUserId();
  await livesIn(service, id, place);
  return service.as(id);
}

/** Test days in Honolulu, Los Angeles and Auckland; a car of 1 January 2026 is one year old when the year ends there. */
const MOMENTS: [string, number[]][] = [
  ['2026-12-31T10:59:59Z', [11, 11, 11]],
  ['2026-12-31T11:00:00Z', [11, 11, 12]],
  ['2027-01-01T08:00:00Z', [11, 12, 12]],
  ['2027-01-01T10:00:00Z', [12, 12, 12]],
];

describe.each(MOMENTS)('at %s', (time, ages) => {
  it.each(PLACES.map((place, at) => [place, ages[at]!]))('a vehicle in %s is %d months old', async (place, age) => {
    setClock(service, time);
    const person = await somebodyIn(place);
    const { id, vehicle_age } = await createVehicle(person, { birth_date: '2026-01-01', year: 2026 });
    expect(vehicle_age).toBe(age);
    expect((await person.get(`/api/vehicles/${id}`)).body.vehicle_age).toBe(age);
    expect((await person.get('/api/vehicles')).body[0].vehicle_age).toBe(age);
    expect((await person.put(`/api/vehicles/${id}`, { color: 'Red' })).body.vehicle_age).toBe(age);
  });

  it.each(PLACES.map((place, at) => [place, ages[at] === 12 ? 2028 : 2027]))(
    'the newest model year in %s is %d',
    async (place, newest) => {
      setClock(service, time);
      const person = await somebodyIn(place);
      const { id, collection_id } = await createVehicle(person, { year: newest });
      const refused = { status: 400, body: { errors: [{ field: 'year' }] } };
      expect(await person.put(`/api/vehicles/${id}`, { year: newest + 1 })).toMatchObject(refused);
      const tooNew = aVehicle({ year: newest + 1, collection_id });
      expect(await person.post('/api/vehicles', tooNew)).toMatchObject(refused);
    },
  );
});
