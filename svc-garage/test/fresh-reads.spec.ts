import { eventually, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { garage } from '../src/app.js';
import { aServiceEvent, aUserId, createVehicle, eventFact, startGarage } from './garage.js';

let service: TestService;
let userId: number;
let person: TestClient;
let vehicle: { id: number };
let lastEvent = 0;
let patience: number;

beforeAll(async () => {
  service = await startGarage();
  patience = service.freshReads.patienceMs;
});
afterAll(() => service.close());
beforeEach(async () => {
  service.freshReads.patienceMs = 600_000;
  userId = aUserId();
  person = service.as(userId);
  vehicle = await createVehicle(person, { current_mileage: 1_000 });
});

const complete = (mileage: number) =>
  service.producers.service.publish(
    eventFact(userId, aServiceEvent({ id: ++lastEvent, vehicle_id: vehicle.id, mileage_at_service: mileage })),
  );
const read = (position?: string) =>
  person.get(`/api/vehicles/${vehicle.id}`, position ? { 'x-facts-position': position } : {});

it('shows what was written in another domain to who reads at once and says so, eight times of eight', async () => {
  for (let mileage = 2_000; mileage <= 9_000; mileage += 1_000) {
    complete(mileage);
    const { body, headers } = await read(service.producers.service.position('service'));
    expect([body.current_mileage, headers['x-facts-behind']]).toEqual([mileage, undefined]);
  }
});

it('lets who wrote read what comes late', async () => {
  const reading = read(service.producers.service.position('service', 1));
  complete(2_000);
  expect((await reading).body.current_mileage).toBe(2_000);
});

it('answers when its patience is over all the same, and says what it is behind', async () => {
  service.freshReads.patienceMs = 100;
  const { status, headers } = await read(service.producers.service.position('service', 5));
  expect([status, headers['x-facts-behind']]).toEqual([200, 'service']);
});

it('has a second of patience', () => {
  expect(patience).toBe(1_000);
});

it.each(['nonsense', 'service=0', 'nobody=12345678/1.1', 'garage=12345678/99.9', ', ,'])(
  'waits for nothing where the header is %s',
  async (position) => {
    const { status, headers } = await read(position);
    expect([status, headers['x-facts-behind']]).toEqual([200, undefined]);
  },
);

it('says how far its log reaches with what another instance has told because of it', async () => {
  const { databaseUrl, peers } = service.config;
  const another = await startTestService(garage, { databaseUrl, peers }, service.tokens);
  try {
    another.freshReads.patienceMs = 600_000;
    complete(2_000);
    const position = service.producers.service.position('service');
    const { body, headers } = await another
      .as(userId)
      .get(`/api/vehicles/${vehicle.id}`, { 'x-facts-position': position });
    expect([body.current_mileage, headers['x-facts-position']]).toEqual([2_000, await newestPosition()]);
  } finally {
    await another.close();
  }
});

it('keeps nobody waiting who is not signed in', async () => {
  const header = { 'x-facts-position': service.producers.service.position('service', 5) };
  expect((await service.anyone.get(`/api/vehicles/${vehicle.id}`, header)).status).toBe(401);
});

it('answers a write with how far its log reaches, and a read only where it is asked for', async () => {
  const { headers } = await person.put(`/api/vehicles/${vehicle.id}`, { nickname: 'Klara' });
  const newest = await newestPosition();
  expect(headers['x-facts-position']).toBe(newest);
  expect((await read()).headers['x-facts-position']).toBeUndefined();
  await eventually(async () => expect((await read('garage=00000000/0.0')).headers['x-facts-position']).toBe(newest));
});

/** The log position of the vehicle's newest fact. */
async function newestPosition(): Promise<string> {
  const [newest] = await service.database.dataSource.query(`
    select 'garage=' || left(id::text, 8) || '/' || tx || '.' || seq as position from facts, fact_log
    where kind = 'vehicle' and key = '${vehicle.id}' order by seq desc limit 1`);
  return newest.position;
}
