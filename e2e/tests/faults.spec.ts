import { expect, test } from '@playwright/test';
import { type Account, call, callPatiently, register } from '../src/api.js';
import { FaultStack, LISTS, SERVICES, type Service } from '../src/fault-stack.js';
import { signedInAs } from '../src/person.js';
import { writeAll } from '../src/writers.js';
import { thorough } from '../src/turn.js';

// Each service runs as a separate process, like in production.

const stack = new FaultStack();
let person: Account;
let collection: number;
let vehicle: number;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await stack.start();
  person = await register(stack.address);
  collection = await create('/api/collections', { name: 'Barn' });
  vehicle = await create('/api/vehicles', {
    collection_id: collection,
    type: 'Car',
    make: 'Lancia',
    model: 'Fulvia',
    year: 1971,
    current_mileage: 40_000,
  });
});

test.afterAll(async () => {
  await stack.stop();
  stack.remove();
});

const creates: { service: Service; path: string; nameField: string; body: () => object }[] = [
  { service: 'garage', path: '/api/collections', nameField: 'name', body: () => ({}) },
  {
    service: 'service',
    path: '/api/service/events',
    nameField: 'name',
    body: () => ({ vehicle_id: vehicle, type: 'Repair' }),
  },
  { service: 'records', path: '/api/issues', nameField: 'title', body: () => ({ vehicle_id: vehicle }) },
];

for (const { service, path, nameField, body } of creates) {
  test(
    `kill -9 of svc-${service} among its writers loses nothing, doubles nothing, and it comes back`,
    thorough,
    async () => {
      const dead = stack.pidOf(service);
      const written = await writeAll({
        address: stack.address,
        token: person.token,
        path,
        body: (name) => ({ ...body(), [nameField]: name }),
        writers: 4,
        each: 25,
        onWritten: (count) => count === 30 && stack.kill(service),
      });
      await stack.isBack(service, dead);
      const kept = (await read<Record<string, unknown>[]>(path)).map(
        (row) => `${String(row.id)} ${String(row[nameField])}`,
      );
      for (const { id, name } of written) expect(kept.filter((line) => line.endsWith(name))).toEqual([`${id} ${name}`]);
    },
  );
}

test('kill -9 of svc-identity among registrations loses nobody who was told to be in', thorough, async () => {
  const dead = stack.pidOf('identity');
  const tries = Array.from({ length: 12 }, async (_, nth) => {
    const account = await register(stack.address).catch(() => null);
    if (nth === 3) stack.kill('identity');
    return account;
  });
  const told = (await Promise.all(tries)).filter((account) => account !== null);
  await stack.isBack('identity', dead);
  expect(told.length).toBeGreaterThan(0);
  for (const { email, password } of told) {
    const login = { method: 'POST', path: '/api/auth/login', body: { email, password }, address: stack.address };
    expect((await call(login)).status).toBe(200);
  }
});

for (const service of SERVICES) {
  test(`while svc-${service} is dead it alone answers 503, in words; the others go on`, thorough, async () => {
    await stack.without(service, async () => {
      const answer = await call({ path: LISTS[service], token: person.token, address: stack.address });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.json<{ msg: string }>().msg).toMatch(/\w+ \w+/);
      for (const other of SERVICES.filter((one) => one !== service))
        expect((await call({ path: LISTS[other], token: person.token, address: stack.address })).status).toBe(200);
      expect((await call({ path: '/api/health', address: stack.address })).status).toBe(503);
    });
  });
}

test('what is completed while svc-garage is dead reaches it when it is back', thorough, async () => {
  const part = await create('/api/parts', { vehicle_id: vehicle, name: 'Oil filter' });
  const event = await create('/api/service/events', {
    vehicle_id: vehicle,
    type: 'Regular Maintenance',
    name: 'Oil change',
    status: 'Upcoming',
    date_performed: '2024-05-01',
    mileage_at_service: 41_234,
    parts: [{ id: part }],
  });
  await stack.without('garage', async () => {
    const path = `/api/service/events/${event}/status`;
    const done = { method: 'PUT', path, token: person.token, address: stack.address, body: { status: 'Completed' } };
    expect((await call(done)).status).toBe(200);
  });
  await expect.poll(async () => (await read<{ status: string }>(`/api/parts/${part}`)).status).toBe('Installed');
  await expect
    .poll(async () => (await read<{ current_mileage: number }>(`/api/vehicles/${vehicle}`)).current_mileage)
    .toBe(41_234);
});

test('a screen whose service is dead says so and loads on a try; the others go on', thorough, async ({ browser }) => {
  const context = await browser.newContext({ baseURL: stack.address });
  await signedInAs(context, person);
  const page = await context.newPage();
  await page.goto('/dashboard');
  await stack.without('service', async () => {
    await page.getByRole('button', { name: 'Service', exact: true }).click();
    await page.getByRole('link', { name: 'Service History' }).click();
    await expect(page.getByRole('alert')).toContainText(/not available/i);
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

    await page.getByRole('button', { name: 'Other Records' }).click();
    await page.getByRole('link', { name: 'Issues' }).click();
    await expect(page.getByRole('cell', { name: 'writer 0, entry 24', exact: true })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('cell', { name: 'Oil change', exact: true })).toBeVisible();
  await context.close();
});

test('everything is still there when all was stopped and started again', thorough, async () => {
  const before = await everything();
  await stack.stop();
  await stack.start();
  expect(await everything()).toEqual(before);
  const { email, password } = person;
  const login = { method: 'POST', path: '/api/auth/login', body: { email, password }, address: stack.address };
  expect((await call(login)).status).toBe(200);
});

const everything = () =>
  Promise.all(['/api/auth/me', '/api/vehicles', '/api/parts', ...Object.values(LISTS)].map((path) => read(path)));

async function read<T = unknown>(path: string): Promise<T> {
  const answer = await call({ path, token: person.token, address: stack.address });
  if (answer.status !== 200) throw new Error(`GET ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<T>();
}

async function create(path: string, body: object): Promise<number> {
  const answer = await callPatiently({ method: 'POST', path, body, token: person.token, address: stack.address });
  if (answer.status !== 201) throw new Error(`POST ${path} answers ${answer.status}: ${answer.text}`);
  return answer.json<{ id: number }>().id;
}
