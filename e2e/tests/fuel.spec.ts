import { expect, type Locator, type Page } from '@playwright/test';
import { callPatiently, register } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { type Garage, test } from '../src/garage.js';
import { follow } from '../src/menu.js';
import { sendNow } from '../src/outbox.js';
import { aPdf } from '../src/tus.js';
import { atWidth } from '../src/width.js';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const rows = (page: Page): Locator => page.getByRole('row').filter({ has: page.getByRole('checkbox') });

const FULL = {
  filled_on: '2026-03-01',
  energy: 'petrol',
  unit: 'l',
  amount: 40,
  odometer: 84_000,
  total: 72,
  currency: 'EUR',
};

async function fulvia(garage: Garage): Promise<number> {
  const barn = await garage.collection('The barn');
  return garage.vehicle(barn, { odometer_unit: 'km', current_mileage: 84_000 });
}

test('a fill-up is added, says what was consumed, is corrected and deleted', async ({ page, garage }) => {
  const vehicle = await fulvia(garage);
  await garage.fillUp(vehicle, { ...FULL, station: 'Agip, Via Roma' });

  await page.goto('/dashboard');
  await follow(page, 'Other Records', 'Fill-ups');
  await page.getByRole('link', { name: 'Add Fill-up' }).click();
  await expect(page.getByRole('combobox', { name: /^Vehicle/ })).toHaveValue(String(vehicle));
  await submit(page, 'Save Fill-up');
  await expect(page.getByText('Vehicle, date, energy and amount are required')).toBeVisible();
  await fillIn(page, { Odometer: '84,500', Amount: '35', Total: '63' });
  await expect(page.getByLabel('Price per l')).toHaveValue('1.8');
  await submit(page, 'Save Fill-up');
  await expect(heading(page, 'Petrol, 35 l')).toBeVisible();
  await expect(page.getByText('7.0 l/100 km', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Read consumption as').selectOption('mpg (US)');
  await expect(page.getByText('33.6 mpg (US)').first()).toBeVisible();
  await page.getByLabel('Read consumption as').selectOption('l/100 km');

  await page.getByRole('link', { name: 'Edit' }).click();
  await fillIn(page, { Odometer: '84,400' });
  await submit(page, 'Update Fill-up');
  await expect(page.getByText('8.8 l/100 km', { exact: true }).first()).toBeVisible();

  await page.goto('/fill-ups');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).first()).toContainText('8.8 l/100 km');
  await expect(rows(page).last()).toContainText('First fill-up');

  await rows(page).first().getByRole('link').click();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL('/fill-ups');
  await expect(rows(page)).toHaveCount(1);
});

for (const width of [1440, 390])
  test(`fill-ups that were deleted together come back, ${width} px wide @thorough`, async ({ page, garage }) => {
    const vehicle = await fulvia(garage);
    await garage.fillUp(vehicle, FULL);
    await garage.fillUp(vehicle, { ...FULL, filled_on: '2026-03-12', odometer: 84_500, amount: 35 });
    await atWidth(page, width);
    await page.goto('/fill-ups');
    await expect(rows(page)).toHaveCount(2);
    for (const box of await page.getByRole('checkbox').all()) await box.check();
    const bar = page.getByRole('toolbar', { name: 'Selected fill-ups' });
    await expect(bar).toContainText('2 selected');
    await bar.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('No fill-ups yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(rows(page)).toHaveCount(2);
    await expect(rows(page).first()).toContainText('7.0 l/100 km');
  });

for (const width of [1440, 390])
  test(`a receipt stands at its fill-up, leads to it, and comes back with it, ${width} px wide${width < 1440 ? ' @thorough' : ''}`, async ({
    page,
    garage,
  }) => {
    const vehicle = await fulvia(garage);
    await garage.fillUp(vehicle, { ...FULL, filled_on: '2026-02-01' });
    const fillUp = await garage.fillUp(vehicle, FULL);
    await atWidth(page, width);
    await page.goto(`/fill-ups/${fillUp}`);
    const papers = page.getByRole('region', { name: 'Documents', exact: true });
    const receipt = papers.getByRole('link', { name: 'receipt.pdf' });
    await papers
      .getByLabel('Choose papers')
      .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: aPdf('Agip 40 l 72.00') });
    await receipt.click();
    const belongsTo = page.getByRole('link', { name: 'Petrol, 40 l, Mar 1, 2026' });
    await expect(belongsTo).toBeVisible();
    await belongsTo.click();
    await expect(receipt).toBeVisible();
    await page.goto(`/documentation?subject=fill-up:${fillUp}`);
    await expect(page.getByRole('table').getByRole('link', { name: 'receipt.pdf' })).toBeVisible();
    await expect(belongsTo).toBeVisible();

    await page.goto('/fill-ups');
    await rows(page).filter({ hasText: 'Mar 1, 2026' }).getByRole('checkbox').check();
    await page.getByRole('toolbar', { name: 'Selected fill-ups' }).getByRole('button', { name: 'Delete' }).click();
    await expect(rows(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await rows(page).filter({ hasText: 'Mar 1, 2026' }).getByRole('link').click();
    await expect(receipt).toBeVisible();
    expect(page.url()).not.toContain(`/fill-ups/${fillUp}`);
  });

test("a vehicle's page says what it consumes and what a distance costs", async ({ page, garage }) => {
  const vehicle = await fulvia(garage);
  await page.goto(`/vehicles/${vehicle}?tab=fuel`);
  await expect(page.getByRole('link', { name: 'Add your first fill-up' })).toBeVisible();
  await garage.fillUp(vehicle, FULL);
  await garage.fillUp(vehicle, { ...FULL, filled_on: '2026-03-12', odometer: 84_500, amount: 35, total: 63 });
  await garage.fillUp(vehicle, { ...FULL, filled_on: '2026-03-20', odometer: 85_000, amount: 40, total: 72 });
  await page.reload();
  const petrol = page.getByRole('region', { name: 'Petrol' });
  await expect(petrol.getByText('8.0 l/100 km').first()).toBeVisible();
  await expect(petrol.getByText('7.5 l/100 km').first()).toBeVisible();
  await expect(petrol.getByText('€13.50/100 km')).toBeVisible();
  await expect(petrol.getByRole('img', { name: /^2 figures/ })).toBeVisible();
  await petrol.getByRole('slider').first().press('Home');
  await expect(petrol.getByRole('slider').first()).toHaveAttribute('aria-valuetext', /^7\.0/);
});

test('what is saved while usage cannot be reached waits in the list, and is there once when it can @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await fulvia(garage);
  await garage.fillUp(vehicle, FULL);
  await page.goto(`/fill-ups/new?vehicle_id=${vehicle}`);
  await fillIn(page, { Odometer: '84,500', Amount: '35' });
  await page.route('**/api/fill-ups', (route) => route.abort());
  await submit(page, 'Save Fill-up');
  const waiting = page.getByRole('region', { name: 'Not sent yet' });
  await expect(waiting.getByRole('listitem')).toContainText('Waiting to be sent');
  await page.reload();
  await waiting.getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel(/^Amount\s*\*?$/)).toHaveValue('35');
  await page.getByRole('button', { name: 'Save Fill-up' }).dblclick();
  await expect(waiting.getByRole('listitem')).toHaveCount(1);
  await page.unroute('**/api/fill-ups');
  await sendNow(page);
  await expect(waiting).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
});

test("somebody else's fill-ups are not there", async ({ page, garage }) => {
  const stranger = await register();
  const post = async (path: string, body: object): Promise<number> =>
    (await callPatiently({ method: 'POST', path, token: stranger.token, body })).json<{ id: number }>().id;
  const collection_id = await post('/api/collections', { name: 'Elsewhere' });
  const car = { collection_id, type: 'Car', make: 'Lancia', model: 'Stratos', year: 1974 };
  const vehicle_id = await post('/api/vehicles', car);
  const fillUp = await post('/api/fill-ups', { ...FULL, vehicle_id });

  for (const path of [`/api/fill-ups/${fillUp}`, `/api/fill-ups/vehicles/${vehicle_id}/consumption`])
    expect((await garage.read(path)).status, path).toBe(404);
  await page.goto(`/fill-ups/${fillUp}`);
  await expect(heading(page, 'Fill-up not found')).toBeVisible();
  await page.goto(`/fill-ups/${fillUp}/edit`);
  await expect(heading(page, 'Fill-up not found')).toBeVisible();
});
