import { expect, type Page } from '@playwright/test';
import { showRareActions } from '../src/menu.js';
import { submit } from '../src/form.js';
import { type Garage, test } from '../src/garage.js';
import { atOneWidth } from '../src/turn.js';

const SIZES = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

const ofChange = (page: Page) => page.getByRole('list', { name: 'Changes' });

for (const [device, viewport] of Object.entries(SIZES)) {
  test.describe(`on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport, locale: 'en-US', timezoneId: 'UTC' });

    test('what was changed of a service event stands on its page, fetched when it is opened', async ({
      page,
      garage,
    }) => {
      const vehicle = await garage.vehicle(await garage.collection('All'));
      const event = await garage.serviceEvent(vehicle, 'Valves', { cost: 120, mileage_at_service: 48_000 });
      await page.goto(`/service/events/${event}/edit`);
      await page.getByRole('textbox', { name: 'Cost', exact: true }).fill('140');
      await submit(page, 'Update Service Event');
      await expect(page.getByRole('heading', { level: 1, name: 'Valves' })).toBeVisible();
      await page.goto(`/service/events/${event}/edit`);
      await page.getByRole('textbox', { name: 'Notes' }).fill('Shims: 3.25 and 3.30');
      await page.getByRole('textbox', { name: 'Mileage at service' }).fill('48100');
      await submit(page, 'Update Service Event');
      await expect(page.getByRole('heading', { level: 1, name: 'Valves' })).toBeVisible();

      const asked: string[] = [];
      page.on('request', (request) => request.url().endsWith('/history') && asked.push(request.url()));
      await page.reload();
      await page.getByText('Changes', { exact: true }).waitFor();
      expect(asked).toEqual([]);
      await page.locator('summary', { hasText: 'Changes' }).focus();
      await page.keyboard.press('Enter');
      await expect(ofChange(page).locator('> li')).toHaveText([
        /Changed.*Mileage at service: 48,000\smi → 48,100\smi.*Notes: added/,
        /Changed.*Cost: \$120\.00 → \$140\.00/,
        /Created$/,
      ]);
      expect(asked).toHaveLength(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    });

    test('every kind of record has its changes @thorough', async ({ page, garage }) => {
      const vehicle = await garage.vehicle(await garage.collection('All'));
      for (const path of [
        `/vehicles/${vehicle}`,
        `/parts/${await garage.part(vehicle, 'Pump')}`,
        `/modifications/${await garage.modification(vehicle, 'Springs')}`,
        `/issues/${await garage.issue(vehicle, 'Oil leak')}`,
        `/track-days/${await garage.trackDay(vehicle, 'Brno')}`,
      ]) {
        await page.goto(path);
        // By key, because late panels above may move it away from the pointer.
        await page.locator('summary', { hasText: 'Changes' }).press('Enter');
        await expect(ofChange(page).locator('> li'), path).toHaveText([/\d{4}, .* Created$/]);
      }
    });

    test('a history of 120 service events is printed whole, from its page and from its vehicle @thorough', async ({
      page,
      garage,
    }) => {
      const vehicle = await garage.vehicle(await garage.collection('All'));
      await manyEvents(garage, vehicle, 120);
      await page.addInitScript(() => {
        window.print = () =>
          void (document.body.dataset.printed = String(document.querySelectorAll('tbody tr').length));
      });
      for (const path of [`/service-history?vehicle_id=${vehicle}`, `/vehicles/${vehicle}?tab=service-history`]) {
        await page.goto(path);
        await page.getByRole('link', { name: 'Service 120', exact: true }).waitFor();
        await showRareActions(page);
        await page.getByRole('button', { name: 'Print' }).click();
        await expect(page.locator('body'), path).toHaveAttribute('data-printed', /^\d+$/);
        await page.emulateMedia({ media: 'print' });
        await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
        await expect(page.getByRole('row'), path).toHaveCount(121);
        await expect(page.getByRole('columnheader', { name: 'Mileage' })).toBeVisible();
        await expect(page.getByText('1971 Lancia Fulvia').first()).toBeVisible();
        await expect(page.getByRole('button')).toHaveCount(0);
        await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      }
    });
  });
}

async function manyEvents(garage: Garage, vehicle: number, count: number): Promise<void> {
  for (let n = 1; n <= count; n++) {
    const date_performed = new Date(Date.UTC(2010, 0, n * 7)).toISOString().slice(0, 10);
    await garage.serviceEvent(vehicle, `Service ${n}`, { date_performed, mileage_at_service: 20_000 + n, cost: n });
  }
}
