import { expect } from '@playwright/test';
import { callPatiently, register } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { until } from '../src/until.js';

const POSITION = 'x-facts-position';
const COMPLETIONS = 8;

test('a vehicle that is read right after an event was completed shows its mileage and its part, eight times of eight @thorough', async () => {
  const { token } = await register();
  const send = async <T>(method: string, path: string, body?: object, headers?: Record<string, string>) => {
    const answer = await callPatiently({ method, path, token, body, headers });
    return {
      thing: answer.json<T>(),
      position: answer.headers.get(POSITION),
      behind: answer.headers.get('x-facts-behind'),
    };
  };
  /** Repeats until a response has no `x-facts-behind`. On a busy machine, a fact may take longer than the second that a read waits for it. */
  const fresh = async <T>(path: string, headers: Record<string, string>): Promise<T> => {
    let read = await send<T>('GET', path, undefined, headers);
    await until(`${path} is not behind`, async () => {
      if (read.behind) read = await send<T>('GET', path, undefined, headers);
      return read.behind === null;
    });
    return read.thing;
  };
  const create = async (path: string, body: object) => (await send<{ id: number }>('POST', path, body)).thing.id;
  const collection_id = await create('/api/collections', { name: 'All' });
  const car = { type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971, current_mileage: 1_000 };
  const vehicle_id = await create('/api/vehicles', { collection_id, ...car });
  for (let round = 1; round <= COMPLETIONS; round += 1) {
    const mileage_at_service = 1_000 + round;
    const part = await create('/api/parts', { vehicle_id, name: `Filter ${round}`, type: 'OEM', status: 'Planned' });
    const event = {
      vehicle_id,
      name: 'Oil change',
      type: 'Regular Maintenance',
      status: 'Completed',
      mileage_at_service,
    };
    const written = await send<{ id: number }>('POST', '/api/service/events', { ...event, parts: [{ id: part }] });
    const headers = { [POSITION]: written.position! };
    const vehicle = await fresh<{ current_mileage: number }>(`/api/vehicles/${vehicle_id}`, headers);
    expect(vehicle.current_mileage).toBe(mileage_at_service);
    const whole = { ...headers, 'x-facts-effects': '1' };
    const { parts } = await fresh<{ parts: { status: string }[] }>(`/api/service/events/${written.thing.id}`, whole);
    expect(parts.map(({ status }) => status)).toEqual(['Installed']);
  }
});

test('a page that is loaded anew reads what was just written, too @thorough', async ({ page, garage }) => {
  const vehicle = await garage.vehicle(await garage.collection('All'));
  await page.goto(`/issues/create?vehicle_id=${vehicle}`);
  await fillIn(page, { Title: 'Oil stains the floor', Mileage: '41250' });
  await submit(page, 'Create Issue');
  await expect(page.getByRole('heading', { level: 1, name: 'Oil stains the floor' })).toBeVisible();
  const read = page.waitForRequest((request) => request.url().endsWith(`/api/vehicles/${vehicle}/odometer`));
  await page.goto(`/vehicles/${vehicle}?tab=odometer`);
  expect((await read).headers()[POSITION]).toMatch(/\brecords=/);
  await expect(page.getByRole('main').getByText('41,250').first()).toBeVisible();
});
