import type { TestClient, TestService } from '@carnet/svc-testing';
import { aPerson, createPart, createVehicle, startGarage } from './garage.js';

let service: TestService;
let person: TestClient;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service?.close());
beforeEach(() => {
  person = aPerson(service);
});

const costs = async (query = '', as = person) => (await as.get(`/api/parts/costs${query}`)).body;

it('adds up what parts cost by vehicle, year of the purchase, type and currency', async () => {
  const { id: vehicle_id } = await createVehicle(person);
  for (const fields of [
    { purchase_date: '2024-12-31', cost: 80.1, status: 'Installed' },
    { purchase_date: '2024-01-01', cost: 19.9, status: 'In Storage' },
    { purchase_date: '2024-01-01', cost: 12_000, currency: 'JPY', status: 'Installed', type: 'Aftermarket' },
    { cost: 0, status: 'Installed' },
  ])
    await createPart(person, { vehicle_id, ...fields });
  expect(await costs(`?vehicle_id=${vehicle_id}`)).toEqual([
    { vehicle_id, year: 2024, kind: 'Aftermarket', currency: 'JPY', amount: 12_000, count: 1, by_rate: false },
    { vehicle_id, year: 2024, kind: 'OEM', currency: 'USD', amount: 100, count: 2, by_rate: false },
    { vehicle_id, year: null, kind: 'OEM', currency: 'USD', amount: 0, count: 1, by_rate: false },
  ]);
  expect(await costs('?from=2024-06-01')).toMatchObject([{ year: 2024, amount: 80.1 }]);
});

it('counts neither what is only planned nor what has no amount', async () => {
  const { vehicle_id } = await createPart(person, { status: 'Planned', cost: 5 });
  await createPart(person, { vehicle_id, status: 'Installed' });
  expect(await costs()).toEqual([]);
});

it('has no year of a part that was bought in one of several', async () => {
  const { id: vehicle_id } = await createVehicle(person);
  for (const [i, purchase_date_edtf] of ['197X', '1974/1976', '../1976', '1974~', '1974-05'].entries())
    await createPart(person, { vehicle_id, purchase_date_edtf, cost: 10 ** i, status: 'Installed' });
  const years = async (query = '') =>
    (await costs(query)).map(({ year, amount }: { year: number | null; amount: number }) => [year, amount]);
  expect(await years()).toEqual([
    [1974, 11_000],
    [null, 111],
  ]);
  expect(await years('?from=1970-01-01')).toEqual([[1974, 11_000]]);
});

it('shows a stranger nothing', async () => {
  const { vehicle_id } = await createPart(person, { status: 'Installed', cost: 5 });
  expect(await costs(`?vehicle_id=${vehicle_id}`, aPerson(service))).toEqual([]);
});

it('adds up what a list shows, by currency, as its filters narrow it', async () => {
  const { id: vehicle_id, collection_id } = await createVehicle(person);
  await createPart(person, { vehicle_id, status: 'Installed', cost: 80.1, name: 'Wiper' });
  await createPart(person, { vehicle_id, status: 'In Storage', cost: 19.9, type: 'Aftermarket' });
  await createPart(person, { vehicle_id, status: 'Planned', cost: 7 });
  await createPart(person, { status: 'Installed', cost: 12_000, currency: 'JPY' });
  const sums = (query = '') => costs(`/sums${query}`);
  const dollars = { currency: 'USD', amount: 100, count: 2, by_rate: false };
  expect(await sums()).toEqual([dollars, { currency: 'JPY', amount: 12_000, count: 1, by_rate: false }]);
  expect(await sums(`?vehicle_id=${vehicle_id}`)).toEqual([dollars]);
  expect(await sums(`?collection_id=${collection_id}`)).toEqual([dollars]);
  expect(await sums('?type=Aftermarket')).toMatchObject([{ amount: 19.9 }]);
  expect(await sums('?search=wiper')).toMatchObject([{ amount: 80.1 }]);
  expect(await sums('?status=Planned')).toEqual([]);
  expect(await costs('/sums', aPerson(service))).toEqual([]);
});
