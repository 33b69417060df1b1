import { sql } from '@carnet/pg';
import type { TestClient, TestService } from '@carnet/svc-testing';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { aUserId, createCollection, createPart, createVehicle, startGarage } from './garage.js';

let service: TestService;
let owner: number;
let person: TestClient;

beforeAll(async () => (service = await startGarage()));
afterAll(() => service?.close());
beforeEach(() => {
  owner = aUserId();
  person = service.as(owner);
});

const ask = (path: string, headers = { 'x-internal-token': service.config.internalToken }) =>
  service.anyone.get(`/internal/exports${path}`, headers);
const page = async (list: string, of = owner, cursor: string | null = null) =>
  (await ask(`/${list}?owner_id=${of}${cursor ? `&cursor=${encodeURIComponent(cursor)}` : ''}`)).body;

async function aVehicleWithPart(): Promise<number> {
  const { id: collection_id } = await createCollection(person);
  const { id: vehicle_id } = await createVehicle(person, { collection_id });
  await createPart(person, { vehicle_id });
  return vehicle_id;
}

it.each(['collections', 'vehicles', 'parts'])('tells %s as the API answers them', async (list) => {
  await aVehicleWithPart();
  const { rows, total, next } = await page(list);
  expect([total, next]).toEqual([1, null]);
  expect(rows[0]).toEqual((await person.get(`/api/${list}/${rows[0].id}`)).body);
});

it('tells the journal, entry by entry, with what was written', async () => {
  const vehicle = await aVehicleWithPart();
  const { rows } = await page('journal-garage');
  expect(rows.map(({ seq }: { seq: number }) => seq)).toEqual(rows.map(({ seq }: { seq: number }) => seq).toSorted());
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'vehicle', record_id: vehicle, action: 'created', fields: expect.any(Object) }),
  );
  expect(rows).toContainEqual(expect.objectContaining({ kind: 'part', vehicle_id: vehicle, action: 'created' }));
});

it('tells a list of any length page by page, each row once @thorough', async () => {
  const vehicle = await aVehicleWithPart();
  await service.database.rows(sql`
    insert into parts (owner_id, vehicle_id, name, type, status)
    select owner_id, vehicle_id, name || n, type, status from parts, generate_series(1, 1100) n where vehicle_id = ${vehicle}`);
  const ids: number[] = [];
  let pages = 0;
  for (let cursor: string | null | undefined; cursor !== null; pages += 1) {
    const { rows, next } = await page('parts', owner, cursor);
    ids.push(...rows.map(({ id }: { id: number }) => id));
    cursor = next;
  }
  expect([pages, ids.length, new Set(ids).size]).toEqual([3, 1101, 1101]);
  expect(ids).toEqual(ids.toSorted((a, b) => a - b));
});

it("tells nothing of another person's", async () => {
  await aVehicleWithPart();
  const other = aUserId();
  for (const { name } of EXPORTED_LISTS) expect(await page(name, other)).toEqual({ total: 0, next: null, rows: [] });
});

it('says what each row is, by its contract', async () => {
  const { body } = await ask('');
  expect(body.map(({ name }: { name: string }) => name)).toEqual(EXPORTED_LISTS.map(({ name }) => name));
  const vehicles = body.find(({ name }: { name: string }) => name === 'vehicles').schema;
  expect(vehicles.properties.cover.allOf ?? vehicles.properties.cover).toBeDefined();
  expect(JSON.stringify(vehicles)).not.toContain('#/components');
  await aVehicleWithPart();
  const { rows } = await page('vehicles');
  expect(Object.keys(rows[0]).sort()).toEqual(Object.keys(vehicles.properties).sort());
});

it('is told to services of the stack alone, and of lists that there are', async () => {
  expect((await ask('/parts?owner_id=1', {} as never)).status).toBe(404);
  expect((await ask('', {} as never)).status).toBe(404);
  expect((await ask('/owners?owner_id=1')).status).toBe(404);
  expect((await ask('/parts?owner_id=1&cursor=x')).status).toBe(400);
});
