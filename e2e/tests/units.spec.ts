import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { speak } from '../src/languages.js';
import { atOneWidth } from '../src/turn.js';

const PASSWORD = 'Quattro-1984-Ur!';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`somebody with a German browser, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

    test('adds a car that counts kilometers, and a template in miles comes due where its own odometer will stand @thorough', async ({
      page,
    }) => {
      await register(page);
      await page.goto('/settings');
      await expect(page.getByRole('radio', { name: 'Kilometers' })).toBeChecked();

      await page.goto('/vehicles/new');
      await fillIn(page, { Make: 'Mercedes-Benz', Model: '190 E', Year: '1989', 'Current mileage': '135.400' });
      await expect(page.getByRole('radio', { name: 'Kilometers' })).toBeChecked();
      await submit(page, 'Create Vehicle');
      await expect(page.getByRole('img', { name: '135.400 kilometers' })).toBeVisible();
      const car = Number(/\d+$/.exec(page.url())![0]);

      const make = await api(page);
      const { collection_id } = await make.read<{ collection_id: number }>(`/api/vehicles/${car}`);
      const tractor = await make.thing('/api/vehicles', {
        ...{ collection_id, type: 'Other', make: 'Fendt', model: 'Farmer 2', year: 1967 },
        ...{ current_mileage: 1_240, odometer_unit: 'h' },
      });
      const spider = await make.thing('/api/vehicles', {
        ...{ collection_id, type: 'Car', make: 'Alfa Romeo', model: 'Spider', year: 1971, current_mileage: 84_150 },
      });
      const belt = await make.thing('/api/service-event-templates', {
        ...{ name: 'Timing belt', type: 'Regular Maintenance' },
        ...{ recurrence_type: 'Total_Mileage', recurrence_total_mileage: 90_000 },
      });
      for (const vehicle_id of [car, tractor])
        await make.thing('/api/service-schedules', { vehicle_id, name: 'By the book', template_ids: [belt] });
      const done: [number, number][] = [
        [car, 131_000],
        [tractor, 1_180],
        [spider, 83_000],
      ];
      for (const [vehicle_id, mileage_at_service] of done)
        await make.thing('/api/service/events', {
          ...{ vehicle_id, mileage_at_service, name: 'Oil', type: 'Repair', date_performed: '2026-05-01' },
        });

      await page.goto(`/vehicles/${car}`);
      await expect(page.getByText('9.441 km left').first()).toBeVisible();
      await expect(page.getByText('at 144.841 km').first()).toBeVisible();
      await page.goto(`/service-event-templates/${belt}`);
      await expect(page.getByText('90.000 miles')).toBeVisible();

      await page.goto('/service-schedules/dashboard');
      const card = (name: string) => page.getByRole('article').filter({ hasText: name });
      await expect(card('190 E').getByText('144.841 km · in 9.441 km')).toBeVisible();
      await expect(card('Farmer 2')).toContainText('1 template counts a distance; this odometer counts hours');

      await page.goto('/service-history');
      for (const mileage of ['131.000 km', '1.180 h', '83.000 mi']) await expect(page.getByText(mileage)).toBeVisible();
      await page.goto('/vehicles?sort=mileage');
      for (const mileage of ['135.400 km', '1.240 h', '84.150 mi']) await expect(page.getByText(mileage)).toBeVisible();
      await expect(page.getByRole('article').first()).toContainText('84.150 mi');
    });

    test('is told what another unit of a vehicle means before it is saved, and no figure is converted @thorough', async ({
      page,
    }) => {
      await register(page);
      const make = await api(page);
      const collection_id = await make.thing('/api/collections', { name: 'Die Scheune' });
      const car = await make.thing('/api/vehicles', {
        ...{ collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971, current_mileage: 45_000 },
      });
      await page.goto(`/vehicles/${car}/edit`);
      await expect(page.getByRole('radio', { name: 'Miles' })).toBeChecked();
      await page.getByRole('radio', { name: 'Kilometers' }).check();
      await expect(page.getByText(/^45\.000\smi becomes 45\.000\skm/)).toBeVisible();
      await submit(page, 'Update Vehicle');
      await expect(page.getByRole('img', { name: '45.000 kilometers' })).toBeVisible();
    });
  });
}

async function register(page: Page): Promise<void> {
  const username = `e2e-${randomUUID().slice(0, 12)}`;
  // Sets English explicitly, because the browser asks for German, which is offered. The region stays German.
  await speak(page.context(), 'en');
  await page.goto('/register');
  await fillIn(page, {
    Username: username,
    Email: `${username}@example.org`,
    'First name': 'Edda',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await submit(page, 'Register');
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Edda' })).toBeVisible();
}

/** Calls the API as the page's person. */
async function api(page: Page) {
  const headers = { 'x-auth-token': await page.evaluate(() => localStorage.getItem('carnet.token')!) };
  return {
    thing: async (path: string, data: object): Promise<number> => {
      const answer = await page.request.post(path, { data, headers });
      expect(answer.status()).toBe(201);
      return ((await answer.json()) as { id: number }).id;
    },
    read: async <Thing>(path: string): Promise<Thing> =>
      (await (await page.request.get(path, { headers })).json()) as Thing,
  };
}
