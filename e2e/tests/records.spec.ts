import { expect, type Locator, type Page } from '@playwright/test';
import { choose, fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';

test.describe('a modification', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('is recorded with its event and parts, changed, found again and deleted', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    const fulvia = await garage.vehicle(barn);
    const spider = await garage.vehicle(barn, { model: 'Spider' });
    const coil = await garage.part(fulvia, 'Coil', { manufacturer: 'Bosch' });
    await garage.part(fulvia, 'Ignition module');
    await garage.serviceEvent(fulvia, 'Tune-up');

    await page.goto(`/vehicles/${fulvia}?tab=modifications`);
    await expect(page.getByText('No modifications recorded yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Add Modification' }).last().click();
    await expect(page).toHaveURL(`/modifications/new?vehicle_id=${fulvia}`);
    await expect(page.getByRole('combobox', { name: /^Vehicle/ })).toHaveValue(String(fulvia));
    await submit(page, 'Create Modification');
    await expect(page.getByRole('alert')).toHaveText('Vehicle, name, category, and status are required');

    await fillIn(page, { Name: 'Electronic ignition', 'Start date': '2024-05-10', Cost: '380.50' });
    await choose(page, 'Category', 'Safety');
    await choose(page, 'Status', 'In Progress');
    await page.getByLabel('Service event', { exact: true }).selectOption({ label: 'Tune-up · May 1, 2024 · Repair' });
    await submit(page, 'Show Part Selection');
    await page.getByRole('checkbox', { name: 'Coil' }).check();
    await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption(String(spider));
    await expect(page.getByLabel('Service event', { exact: true })).toHaveValue('');
    await expect(page.getByText('No parts are selected.')).toBeVisible();

    await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption(String(fulvia));
    await page.getByLabel('Service event', { exact: true }).selectOption({ label: 'Tune-up · May 1, 2024 · Repair' });
    await page.getByRole('checkbox', { name: 'Coil' }).check();
    await expect(page.getByRole('group', { name: 'Selected parts' })).toContainText('Coil');
    await submit(page, 'Create Modification');
    await expect(heading(page, 'Electronic ignition')).toBeVisible();
    await expect(row(page, 'Tune-up')).toContainText('May 1, 2024');
    await expect(page.getByText('$380.50')).toBeVisible();

    await submit(page, 'Add Parts');
    await page.getByLabel('Part of this vehicle').selectOption('Ignition module');
    await submit(page, 'Add Part');
    await expect(row(page, 'Ignition module')).toBeVisible();
    await row(page, 'Ignition module')
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(row(page, 'Ignition module')).toBeHidden();
    await row(page, 'Coil').getByRole('link', { name: 'View' }).click();
    await expect(page).toHaveURL(`/parts/${coil}`);
    await page.getByRole('main').getByRole('link', { name: 'Electronic ignition' }).click();

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await expect(page.getByRole('combobox', { name: /^Vehicle/ })).toBeDisabled();
    await fillIn(page, { Name: 'Transistor ignition', 'Completion date': '2024-05-11' });
    await choose(page, 'Status', 'Completed');
    await submit(page, 'Update Modification');
    await expect(heading(page, 'Transistor ignition')).toBeVisible();
    await expect(row(page, 'Coil')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: '1971 Lancia Fulvia' }).click();
    const activity = page.getByRole('region', { name: 'History' });
    await expect(activity.getByRole('listitem').filter({ hasText: 'Modification completed' })).toContainText(
      'Transistor ignition',
    );
    await page.goto('/modifications?status=Planned');
    await expect(page.getByText('No modifications found matching your filters.')).toBeVisible();
    await page.getByRole('search').getByRole('button', { name: 'Clear Filters' }).click();
    await row(page, 'Transistor ignition').getByRole('link', { name: 'View' }).click();
    await submit(page, 'Delete Modification');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this modification?' });
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/modifications');
    await expect(page.getByRole('link', { name: 'Create Your First Modification' })).toBeVisible();
    await page.goBack();
    await expect(heading(page, 'Modification not found')).toBeVisible();
  });
});

test.describe('an issue, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('finds its service events among many, by keyboard, and is resolved @thorough', async ({ page, garage }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    for (let day = 10; day < 70; day += 1)
      await garage.serviceEvent(fulvia, `Visit ${day}`, { date_performed: `20${day}-01-01` });

    await page.goto(`/issues/create?vehicle_id=${fulvia}`);
    await fillIn(page, { Title: 'Oil stains the floor' });
    await expect(page.getByText('Showing 50 of 60')).toBeVisible();
    await page.getByLabel('Find a service event').fill('visit 11');
    await expect(page.getByRole('checkbox')).toHaveCount(1);
    await page.getByLabel('Find a service event').press('Tab');
    await expect(page.getByRole('checkbox', { name: /Visit 11/ })).toBeFocused();
    await page.keyboard.press('Space');
    await page.getByLabel('Find a service event').fill('visit 69');
    await page.getByRole('checkbox', { name: /Visit 69/ }).check();
    const selected = page.getByRole('group', { name: 'Selected service events' });
    await expect(selected.getByRole('listitem')).toHaveText([/^Visit 11/, /^Visit 69/]);
    await page.getByLabel('Find a service event').press('Enter');
    await submit(page, 'Create Issue');
    await expect(heading(page, 'Oil stains the floor')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Visit/ })).toHaveText(['Visit 69', 'Visit 11']);

    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await selected.getByRole('button', { name: 'Remove Visit 69' }).click();
    await expect(page.getByLabel('Resolution notes')).toBeHidden();
    await choose(page, 'Status', 'Resolved');
    await fillIn(page, { 'Resolution notes': 'A new seal' });
    await submit(page, 'Update Issue');
    await expect(page.getByText('A new seal')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /^Visit/ })).toHaveText(['Visit 11']);

    page.once('dialog', (dialog) => {
      expect(dialog.message()).toBe('Are you sure you want to delete this issue?');
      void dialog.accept();
    });
    await submit(page, 'Delete');
    await expect(page).toHaveURL('/issues');
    await expect(page.getByText('No issues yet.')).toBeVisible();
  });
});

test('who deletes a vehicle is told what goes with it in all services, and finds nothing of it afterwards', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'));
  const coil = await garage.part(fulvia, 'Coil');
  const event = await garage.serviceEvent(fulvia, 'Tune-up', { parts: [{ id: coil }] });
  const links = { service_event_id: event, part_ids: [coil] };
  await garage.serviceSchedule(fulvia, 'By the book');
  const ignition = await garage.modification(fulvia, 'Ignition', links);
  await garage.issue(fulvia, 'Oil leak', { service_event_ids: [event] });
  await garage.trackDay(fulvia, 'Laguna Seca');

  await page.goto(`/vehicles/${fulvia}/edit`);
  await submit(page, 'Delete Vehicle');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this vehicle?' });
  await expect(question).toContainText(
    'It takes 1 part, 1 service event, 1 service schedule, 1 modification, 1 issue and 1 track day with it.',
  );
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/vehicles');

  await expect.poll(async () => (await garage.read(`/api/modifications/${ignition}`)).status).toBe(404);
  await page.goto(`/modifications/${ignition}`);
  await expect(heading(page, 'Modification not found')).toBeVisible();
  const empty = { '/parts': 'Add Your First Part', '/issues': 'Report Your First Issue' };
  for (const [path, first] of Object.entries(empty)) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: first })).toBeVisible();
  }
});

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });
