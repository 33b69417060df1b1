import { randomUUID } from 'node:crypto';
import { expect, test, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { speak } from '../src/languages.js';
import { test as garageTest } from '../src/garage.js';
import { atOneWidth } from '../src/turn.js';

const PASSWORD = 'Quattro-1984-Ur!';

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  test.describe(`somebody with a German browser, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport, locale: 'de-DE', timezoneId: 'Europe/Berlin' });

    test('finds their customs in the settings, and everything written and read by them from the first page on', async ({
      page,
    }) => {
      await register(page);
      await page.goto('/settings');
      await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('de-DE');
      await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('EUR');
      await expect(page.getByRole('combobox', { name: 'Time zone' })).toHaveValue('Europe/Berlin');
      await expect(page.getByText('14.03.2026')).toBeVisible();

      const vehicle = await addVehicle(page);
      await page.goto(`/service/events/new?vehicle_id=${vehicle}`);
      await fillIn(page, { 'Service name': 'Ventile eingestellt', 'Date performed': '2024-03-05', Cost: '12.50' });
      await page.getByRole('radio', { name: 'Repair' }).check();
      await submit(page, 'Create Service Event');
      await expect(page.getByText('Cost could be read in two ways. Write it like 1.234,50').first()).toBeVisible();
      await page.getByLabel('Cost').fill('1.234,56');
      await submit(page, 'Create Service Event');
      await expect(page.getByRole('heading', { level: 1, name: 'Ventile eingestellt' })).toBeVisible();
      await expect(page.getByText('1.234,56 €')).toBeVisible();
      await expect(page.getByText('05.03.2024').first()).toBeVisible();
      await page.getByRole('link', { name: 'Edit' }).first().click();
      await expect(page.getByLabel('Cost')).toHaveValue('1234,56');
    });

    test('chooses Switzerland instead, and it stays so on the next page and after a reload @thorough', async ({
      page,
    }) => {
      await register(page);
      await page.goto('/settings');
      await page.getByLabel('Find a region').fill('german switz');
      await page.getByRole('combobox', { name: 'Region' }).selectOption('de-CH');
      await page.getByRole('combobox', { name: 'Currency' }).selectOption('CHF');
      await expect(page.getByText(/CHF.1['’]234\.50/)).toBeVisible();
      await submit(page, 'Save Settings');
      await expect(page.getByText('Settings saved.')).toBeInViewport();
      await page.reload();
      await expect(page.getByRole('combobox', { name: 'Region' })).toHaveValue('de-CH');
      await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('CHF');
    });
  });
}

garageTest(
  'a browser that does not know its person yet draws its first page anew once it does @thorough',
  async ({ page, garage, request }) => {
    const vehicle = await garage.vehicle(await garage.collection('The barn'));
    const event = await garage.serviceEvent(vehicle, 'New clutch', { cost: 1234.5, currency: 'EUR' });
    await page.goto('/profile');
    const token = await page.evaluate(() => localStorage.getItem('carnet.token')!);
    const changed = await request.put('/api/auth/me', {
      data: { region: 'de-DE', currency: 'EUR' },
      headers: { 'x-auth-token': token },
    });
    expect(changed.status()).toBe(200);
    await page.goto(`/service/events/${event}`);
    await expect(page.getByText('1.234,50 €')).toBeVisible();
    await page.reload();
    await expect(page.getByText('1.234,50 €')).toBeVisible();
  },
);

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

/** Creates a car for the page's person. */
async function addVehicle(page: Page): Promise<number> {
  const headers = { 'x-auth-token': await page.evaluate(() => localStorage.getItem('carnet.token')!) };
  const create = async (path: string, data: object): Promise<number> => {
    const answer = await page.request.post(path, { data, headers });
    expect(answer.status()).toBe(201);
    return ((await answer.json()) as { id: number }).id;
  };
  const collection_id = await create('/api/collections', { name: 'Die Scheune' });
  return create('/api/vehicles', { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 });
}
