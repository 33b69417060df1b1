import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { type Garage, test } from '../src/garage.js';

test.use({ viewport: { width: 1440, height: 900 } });

const jsonFile = (content: unknown) => ({
  name: 'history.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof content === 'string' ? content : JSON.stringify(content)),
});

const theImport = (page: Page): Locator => page.getByRole('dialog', { name: 'Import service events' });
const pick = (page: Page, content: unknown) => theImport(page).getByLabel('JSON file').setInputFiles(jsonFile(content));
const stored = async (garage: Garage) =>
  ((await garage.read('/api/service/events')).thing as unknown as unknown[]).length;

test('500 service events come in by file, after debug mode has told what is wrong and stored nothing', async ({
  page,
  garage,
}) => {
  const vehicle_id = await garage.vehicle(await garage.collection('All'), { current_mileage: 1_000 });
  const part = await garage.part(vehicle_id, 'Oil filter', { status: 'Planned' });
  const file = Array.from({ length: 500 }, (_, n) => ({
    vehicle_id: n === 250 ? 2_147_483_646 : vehicle_id,
    name: `Service ${n + 1}`,
    type: n === 100 ? 'Tuning' : 'Regular Maintenance',
    status: 'Completed',
    date_performed: '2024-05-01',
    mileage_at_service: 10_000 + n,
    description: '<p>Warm<script>alert(1)</script></p>',
    parts: n === 0 ? [{ id: part }] : [],
  }));

  await page.goto('/service-history');
  await submit(page, 'Import');
  const dialog = theImport(page);
  await pick(page, file);
  await dialog.getByRole('checkbox', { name: /Debug Mode/ }).check();
  await submit(page, 'Analyse file');
  const analysis = dialog.getByRole('region', { name: 'Analysis' });
  await expect(analysis).toContainText('498 of 500 service events can be imported.');
  await analysis.getByRole('radio', { name: 'Wrong only' }).check();
  await expect(analysis.getByText(/^Error in service event/)).toHaveText([
    'Error in service event #101: Invalid service event type. Must be one of: Regular Maintenance, Repair, Modification, Other',
    'Error in service event #251: Vehicle not found',
  ]);
  expect(await stored(garage)).toBe(0);

  await dialog.getByRole('checkbox', { name: /Debug Mode/ }).uncheck();
  await dialog.getByRole('button', { name: 'Import 500 service events' }).dblclick();
  await expect(dialog).toContainText('Successfully imported 498 of 500 service events (2 failed)');
  await expect(dialog.getByText(/^Error in service event/)).toHaveCount(2);
  await submit(page, 'Done');
  await expect(page.getByText('498 service events')).toBeVisible();
  expect(await stored(garage)).toBe(498);
  await expect.poll(async () => (await garage.read(`/api/parts/${part}`)).thing.status).toBe('Installed');
  await expect.poll(async () => (await garage.read(`/api/vehicles/${vehicle_id}`)).thing.current_mileage).toBe(10_499);

  await page.getByRole('row').nth(50).scrollIntoViewIfNeeded();
  await expect(page.getByText('Showing 100 of 498')).toBeVisible();
});

test('a file that is none is refused in the words of the documents, and stores nothing @thorough', async ({
  page,
  garage,
}) => {
  const vehicle_id = await garage.vehicle(await garage.collection('All'));
  const oil = { vehicle_id, name: 'Oil', type: 'Repair' };
  await page.goto('/service-history');
  await submit(page, 'Import');
  const alert = theImport(page).getByRole('alert');
  for (const [content, message] of [
    ['{"vehicle_id": 1,', 'Invalid JSON format'],
    ['<!doctype html><title>Not found</title>', 'Invalid JSON format'],
    ['[]', 'No service events found in file'],
    [`["${'x'.repeat(10 * 1024 * 1024)}"]`, 'The file is too large. An import takes at most 10 MB.'],
  ] as const) {
    await pick(page, content);
    await expect(alert).toContainText(message);
    await expect(theImport(page).getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  }
  await pick(page, Array(5_001).fill(oil));
  await submit(page, 'Import 5,001 service events');
  await expect(alert).toHaveText('An import takes at most 5,000 service events');
  await pick(page, [{ ...oil, cost: 'free' }, { ...oil, name: 5 }, { ...oil, date_performed: {} }, null, 'oil']);
  await submit(page, 'Import 5 service events');
  await expect(alert).toContainText('Failed to import any service events. Check console for details.');
  await expect(theImport(page).getByText(/^Error in service event #\d: ./)).toHaveCount(5);
  expect(await stored(garage)).toBe(0);
});

test('what is due is completed with one click, and moves on', async ({ page, garage }) => {
  const vehicle_id = await garage.vehicle(await garage.collection('All'), {
    current_mileage: 52_000,
    nickname: 'Greta',
  });
  const other = await garage.vehicle(await garage.collection('Others'), { current_mileage: 52_000, nickname: 'Otto' });
  const template = await garage.template('Oil and filter', {
    recurrence_type: 'Total_Mileage',
    recurrence_time_interval: null,
    recurrence_total_mileage: 50_000,
    estimated_cost: 85.5,
    recommended_parts: ['Filter 1072'],
  });
  for (const vehicle of [vehicle_id, other])
    await garage.serviceSchedule(vehicle, 'By the book', { template_ids: [template] });

  await page.goto('/dashboard');
  const attention = page.getByRole('region', { name: 'Needs attention' });
  await expect(attention.getByRole('listitem')).toHaveCount(2);
  await expect(attention).toContainText('2,000 mi over');
  await attention
    .getByRole('listitem')
    .filter({ hasText: 'Greta' })
    .getByRole('link', { name: 'Complete Oil and filter' })
    .click();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Oil and filter');
  await expect(page.getByLabel(/^Mileage at service/)).toHaveValue('52000');
  await expect(page.getByLabel(/^Cost/)).toHaveValue('85.50');
  await expect(page.getByText('recommends: Filter 1072')).toBeVisible();
  await fillIn(page, { Notes: 'At the kitchen table' });
  await submit(page, 'Create Service Event');
  await expect(page.getByRole('link', { name: 'Oil and filter' })).toBeVisible();

  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(attention.getByRole('listitem')).toHaveCount(1);
  await expect(attention).toContainText('Otto');
});
