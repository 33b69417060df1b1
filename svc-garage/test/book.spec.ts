import type { GarageBook } from '@carnet/contracts/book';
import type { TestClient, TestService } from '@carnet/svc-testing';
import { OdometerRepository } from '../src/odometer/odometer.repository.js';
import { aUserId, createCollection, createPart, createVehicle, startGarage } from './garage.js';

let service: TestService;
let owner: number;
let person: TestClient;
let vehicle: number;

beforeAll(async () => (service = await startGarage()));
afterAll(() => service.close());
beforeEach(async () => {
  owner = aUserId();
  person = service.as(owner);
  const { id: collection_id } = await createCollection(person);
  ({ id: vehicle } = await createVehicle(person, { collection_id, current_mileage: 30_000, vin: '9113600123' }));
});

const token = () => ({ 'x-internal-token': service.config.internalToken });
const ask = (id = vehicle, of = owner, headers: Record<string, string> = token()) =>
  service.anyone.get<GarageBook>(`/internal/vehicles/${id}/book?owner_id=${of}`, headers);

async function add(path: string, body: object): Promise<number> {
  const answer = await person.post(`/api/${path}`, { vehicle_id: vehicle, ...body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

it('says all that it knows of a vehicle', async () => {
  await add('vehicle-identities', { kind: 'engine', as_built: '911/52 6130012', as_fitted: '911-52 613 0012' });
  await add('vehicle-identities', { kind: 'chassis', as_fitted: '9113600123', note: 'Stamped on the bulkhead' });
  await add('ownership-chapters', { owned_by: 'me', from_date: '2001-04-07', mileage: 20_000 });
  await add('ownership-chapters', { owned_by: 'withheld', from_date: '1973-01-01', from_date_edtf: '1973~' });
  await createPart(person, { vehicle_id: vehicle, name: 'Fan belt' });
  await add('odometer-readings', { read_on: '2010-01-01', value: 25_000 });
  const { body } = await ask();
  expect(body).toMatchObject({
    vehicle: { id: vehicle, make: 'Porsche', vin: '9113600123', odometer_unit: 'mi' },
    identities: [
      { kind: 'chassis', match: 'not-known', note: 'Stamped on the bulkhead' },
      { kind: 'engine', match: 'matching' },
    ],
    owners: [
      { owned_by: 'withheld', owner_name: null, from_date_edtf: '1973~' },
      { owned_by: 'me', from_date: '2001-04-07' },
    ],
    parts: [{ name: 'Fan belt' }],
  });
  expect(body.readings.slice(0, 2).map(({ read_on, value }) => [read_on, value])).toEqual([
    ['2001-04-07', 20_000],
    ['2010-01-01', 25_000],
  ]);
  expect(new Date(body.vehicle.created_at).toISOString()).toContain('T');
});

it('tells what does not fit, and what explains it', async () => {
  await add('odometer-readings', { read_on: '1990-01-01', value: 80_000 });
  await add('odometer-readings', { read_on: '1991-01-01', value: 4_000 });
  const id = await add('odometer-readings', { read_on: '1991-06-01', value: 3_000 });
  const { body: open } = await ask();
  const kinds = (book: GarageBook) => book.findings.map(({ kind, explained }) => [kind, explained.length]);
  expect(kinds(open).slice(0, 2)).toEqual([
    ['turned-back', 0],
    ['turned-back', 0],
  ]);
  await add('odometer-chapters', {
    kind: 'replaced',
    from_date: '1990-06-01',
    first_value: 0,
    evidence: 'Invoice of the dealer',
  });
  const wrong = { kind: 'typing-error', from_date: '1991-06-01', reading_source: 'by-hand', reading_id: id };
  await add('odometer-chapters', wrong);
  const { body } = await ask();
  const turned = body.findings.filter(({ kind }) => kind === 'turned-back');
  expect(turned.map(({ explained }) => explained)).toEqual([
    [{ kind: 'replaced', evidence: 'Invoice of the dealer' }],
    [{ kind: 'typing-error', evidence: null }],
  ]);
  expect(body.readings.map(({ value }) => value)).not.toContain(3_000);
  expect(body.odometer_chapter_ids).toHaveLength(2);
});

it("answers 404 for another owner's vehicle, for a missing one, and without the token of the stack", async () => {
  expect((await ask(vehicle, aUserId())).status).toBe(404);
  expect((await ask(2_000_000_000)).status).toBe(404);
  expect((await ask(vehicle, owner, {})).status).toBe(404);
  expect((await person.get(`/internal/vehicles/${vehicle}/book?owner_id=${owner}`)).status).toBe(404);
});

it('answers 400 for an owner that is none', async () => {
  for (const nobody of ['', '0', 'x'])
    expect((await service.anyone.get(`/internal/vehicles/${vehicle}/book?owner_id=${nobody}`, token())).status).toBe(
      400,
    );
});

it('says nothing half of what is written meanwhile', async () => {
  const odometer = service.app.get(OdometerRepository, { strict: false });
  const read = odometer.readingsOf.bind(odometer);
  // Between the first statement and the second, another transaction writes a reading that changes the displayed mileage.
  const between = jest.spyOn(odometer, 'readingsOf').mockImplementationOnce(async (...asked) => {
    await add('odometer-readings', { read_on: '2024-01-01', value: 31_000 });
    return read(...asked);
  });
  const { body: before } = await ask();
  between.mockRestore();
  expect(before.readings.map(({ value }) => value)).not.toContain(31_000);
  const { body: after } = await ask();
  expect(after.readings.map(({ value }) => value)).toContain(31_000);
});

it('refuses a vehicle of which there is more than one answer holds', async () => {
  const { lists } = service.database;
  const { bytes } = lists;
  lists.bytes = 5;
  await createPart(person, { vehicle_id: vehicle, name: 'Six letters' });
  const { status } = await ask();
  lists.bytes = bytes;
  expect(status).toBe(422);
});
