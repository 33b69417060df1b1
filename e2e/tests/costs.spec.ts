import { expect, type Page } from '@playwright/test';
import { type Garage, test } from '../src/garage.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

const SCREENS = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

/** A figure of the summary, by its label. */
const figure = (page: Page, name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::*[1]');
const fits = async (page: Page, width: number) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
/** Waits until svc-garage has applied the facts about events and counts their mileages. */
const covered = (garage: Garage, vehicle: number, distance: number): Promise<void> =>
  until('the ledger has heard of the events', async () => {
    const { thing } = await garage.read(`/api/vehicles/distances?vehicle_id=${vehicle}`);
    return (thing as unknown as { distance: number }[])[0]?.distance === distance;
  });

/** Filters are collapsed below this width. */
const PHONE = 576;

for (const [name, viewport] of Object.entries(SCREENS))
  test.describe(`costs on ${name}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('dollars, yen and francs stay apart, an own rate is told, and papers and plans cost nothing', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { purchase_date: '2024-01-01' });
      const done = { status: 'Completed' };
      await garage.serviceEvent(car, 'By the owner before', { ...done, date_performed: '2022-05-01', cost: 50 });
      await garage.serviceEvent(car, 'Clutch', {
        ...done,
        date_performed: '2024-05-01',
        cost: 300,
        mileage_at_service: 1000,
      });
      const abroad = { cost: 480, currency: 'CHF', converted_cost: 545, converted_currency: 'USD' };
      await garage.serviceEvent(car, 'In Basel', {
        ...done,
        ...abroad,
        date_performed: '2025-05-01',
        mileage_at_service: 2000,
      });
      await garage.serviceEvent(car, 'To come', { status: 'Upcoming', cost: 9_999 });
      await garage.part(car, 'Mirror', {
        status: 'Installed',
        cost: 12_000,
        currency: 'JPY',
        purchase_date: '2025-02-01',
      });
      await garage.part(car, 'Trim', { status: 'In Storage', cost: 80, currency: 'CHF' });
      await garage.modification(car, 'Belts', { status: 'Completed', cost: 55, completion_date: '2025-06-01' });

      await covered(garage, car, 1_000);
      await page.goto(`/vehicles/${car}?tab=costs`);
      await expect(figure(page, 'In all')).toContainText('≈ $950.00');
      await expect(figure(page, 'In all')).toContainText('CHF 80.00 of it without a date');
      await expect(figure(page, 'In all')).toContainText('¥12,000');
      await expect(figure(page, 'Since it was bought')).toContainText('≈ $900.00');
      await expect(figure(page, 'Per mile')).toContainText('Over 1,000 mi');
      await expect(page.getByText('A sum with ≈ holds amounts that you converted')).toBeVisible();

      const slider = page.getByRole('slider');
      await expect(slider).toHaveAttribute(
        'aria-valuetext',
        /^2025: ≈\s\$600.00; Maintenance|^2025: ≈\s\$600.00; Repairs/,
      );
      await slider.press('ArrowLeft');
      await expect(slider).toHaveAttribute('aria-valuetext', '2024: $300.00; Repairs $300.00');
      await page.getByRole('radio', { name: 'JPY' }).check();
      await expect(slider).toHaveAttribute('aria-valuetext', '2025: ¥12,000; Parts ¥12,000');
      await page.getByText('Figures of this chart').click();
      await expect(page.getByRole('row', { name: '2025 ¥12,000 ¥12,000' })).toBeVisible();
      await fits(page, viewport.width);
    });

    test('Insights keeps its filters in the address, and leads to a vehicle @thorough', async ({ page, garage }) => {
      const italian = await garage.collection('Italian');
      const fulvia = await garage.vehicle(italian);
      const tractor = await garage.vehicle(await garage.collection('Barn'), {
        make: 'Fendt',
        model: 'Dieselross',
        odometer_unit: 'h',
      });
      const done = { status: 'Completed', date_performed: '2024-05-01' };
      await garage.serviceEvent(fulvia, 'Clutch', { ...done, cost: 300 });
      await garage.serviceEvent(tractor, 'Injectors', {
        ...done,
        cost: 70,
        date_performed: '2020-05-01',
        mileage_at_service: 100,
      });
      await garage.serviceEvent(tractor, 'Oil', { ...done, cost: 30, mileage_at_service: 200 });

      await covered(garage, tractor, 100);
      await page.goto('/insights');
      await expect(figure(page, 'In all')).toContainText('$400.00');
      const row = page.getByRole('row').filter({ hasText: 'Fendt' });
      await expect(row).toContainText('100 h');
      await expect(row).toContainText('$1.00 an hour');
      if (viewport.width < PHONE) await page.getByRole('button', { name: 'Filters' }).click();
      await page.getByLabel('Collection').selectOption('Barn');
      await page.getByLabel('From year').selectOption('2024');
      await expect(figure(page, 'In all')).toContainText('$30.00');
      await expect(page).toHaveURL(/collection_id=\d+&from=2024/);
      await page.reload();
      await expect(figure(page, 'In all')).toContainText('$30.00');
      await page.getByRole('button', { name: 'Clear Filters' }).click();
      await expect(figure(page, 'In all')).toContainText('$400.00');
      await fits(page, viewport.width);
      await page.getByRole('link', { name: '1971 Lancia Fulvia' }).click();
      await expect(page.getByRole('heading', { name: '1971 Lancia Fulvia', exact: true })).toBeVisible();
      await expect(figure(page, 'In all')).toContainText('$300.00');
    });

    test('the dashboard shows this year’s costs and leads to Insights; without costs there is nothing of it', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await page.goto('/insights');
      await expect(page.getByText('No costs yet.')).toBeVisible();
      const today = new Date().toISOString().slice(0, 10);
      await garage.serviceEvent(car, 'Clutch', { status: 'Completed', date_performed: today, cost: 300 });
      await page.goto('/dashboard');
      const panel = page.getByRole('region', { name: 'Costs' });
      await expect(panel).toContainText('$300.00');
      await panel.getByRole('link', { name: 'Open Insights' }).click();
      await expect(page.getByRole('heading', { name: 'Insights', exact: true })).toBeVisible();
      await fits(page, viewport.width);
    });
  });
