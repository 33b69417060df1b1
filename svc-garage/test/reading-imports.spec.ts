import { randomUUID } from 'node:crypto';
import type { TestClient, TestService } from '@carnet/svc-testing';
import { aPerson, createVehicle, startGarage } from './garage.js';

const PATH = '/api/imports/readings';

let service: TestService;
let person: TestClient;
let vehicle_id: number;

beforeAll(async () => (service = await startGarage()));
afterAll(() => service.close());
beforeEach(async () => {
  person = aPerson(service);
  vehicle_id = (await createVehicle(person)).id;
});

const aBatch = () => {
  const batch = randomUUID();
  return { batch, url: `${PATH}?batch=${batch}&file_name=log.csv` };
};
const reading = (value: number, row?: number) => ({ vehicle_id, read_on: `2020-01-0${value % 9 || 9}`, value, row });
const odometer = async () => (await person.get(`/api/vehicles/${vehicle_id}/odometer`)).body;

describe('an import of odometer readings', () => {
  it('makes one reading of a row, and the vehicle shows the newest', async () => {
    const { url } = aBatch();
    const sent = [reading(101, 2), reading(105, 3)];
    const first = (await person.post(url, sent)).body;
    expect(first).toMatchObject({ total: 2, imported: 2, failed: 0 });
    expect((await person.post(url, sent)).body.results).toEqual(first.results);
    const { readings, current_mileage } = await odometer();
    expect(readings.map(({ value, source }: { value: number; source: string }) => [value, source])).toEqual([
      [105, 'by-hand'],
      [101, 'by-hand'],
    ]);
    expect(current_mileage).toBe(105);
  });

  it('is undone: the vehicle shows what it showed before; what was changed since stays', async () => {
    await person.post('/api/odometer-readings', { vehicle_id, read_on: '2019-01-01', value: 90 });
    const { batch, url } = aBatch();
    const { results } = (await person.post(url, [reading(101), reading(105)])).body;
    await person.put(`/api/odometer-readings/${results[0].id}`, { value: 102 });
    expect((await person.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 1, kept: 1 });
    const { readings, current_mileage } = await odometer();
    expect(readings.map(({ value }: { value: number }) => value)).toEqual([102, 90]);
    expect(current_mileage).toBe(102);
  });

  it('keeps a reading of which something was said', async () => {
    const { batch, url } = aBatch();
    const { results } = (await person.post(url, [reading(101)])).body;
    const said = { kind: 'estimate', from_date: '2020-01-01', reading_source: 'by-hand', reading_id: results[0].id };
    expect((await person.post('/api/odometer-chapters', { vehicle_id, ...said })).status).toBe(201);
    expect((await person.post(`${PATH}/undo`, { batch })).body).toEqual({ removed: 0, kept: 1 });
  });

  it("says what is wrong with which row, and takes none for another person's vehicle", async () => {
    const stranger = aPerson(service);
    const { url } = aBatch();
    const { body } = await person.post(url, [{ vehicle_id, read_on: 'soon', value: 1 }, { vehicle_id }, reading(104)]);
    expect(body).toMatchObject({ imported: 1, failed: 2 });
    expect((await stranger.post(url, [reading(104)])).body.results).toEqual([
      expect.objectContaining({ index: 0, msg: 'Vehicle not found' }),
    ]);
  });

  it('stores nothing in a dry run', async () => {
    const { url } = aBatch();
    expect((await person.post(`${url}&dry_run=true`, [reading(101)])).body).toMatchObject({ imported: 0, failed: 0 });
    expect((await odometer()).readings).toEqual([]);
    expect((await person.get(PATH)).body).toEqual({ imports: [] });
  });
});
