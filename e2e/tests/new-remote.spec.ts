import { expect } from '@playwright/test';
import { test } from '../src/garage.js';
import { withNewRemote, type WithNewRemote } from '../src/new-remote.js';

// A new remote (e2e/new-remote/mf-notes) appears on others' pages by the files of its own folder only (ADR 113).

let site: WithNewRemote;
test.beforeAll(async () => {
  site = await withNewRemote('mf-notes');
});
test.afterAll(() => site.stop());

test('a new remote has its menu and its page, its action and its card on the dashboard, and is searched', async ({
  page,
  garage,
}) => {
  await garage.collection('Barn');
  await page.goto(`${site.address}/dashboard`);
  await expect(page.getByRole('heading', { name: 'Notes of today' })).toBeVisible();
  const actions = page.getByRole('navigation', { name: 'Quick actions' }).getByRole('link');
  const others = ['Log Service', 'Add Vehicle', 'New Collection', 'Add Part', 'New Modification'];
  await expect(actions).toHaveText([...others, 'Add Fill-up', 'Add Note']);

  await page.keyboard.press('Control+k');
  await page.keyboard.type('lamps');
  await expect(page.getByRole('option', { name: 'Buy lamps' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('navigation', { name: 'Main' }).getByRole('button', { name: 'Notes' }).click();
  await page.getByRole('link', { name: 'All Notes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'All Notes' })).toBeVisible();
});

test('a new remote has its tab, its action, its panel, its activity, its costs and its count on the page of a vehicle', async ({
  page,
  garage,
}) => {
  const vehicle = await garage.vehicle(await garage.collection('Barn'));
  await page.goto(`${site.address}/vehicles/${vehicle}`);
  const tabs = [
    'Overview',
    'Service History',
    'Modifications',
    'Fuel',
    'Notes',
    'Parts',
    'Odometer',
    'Costs',
    'Provenance',
  ];
  await expect(page.getByRole('tab')).toHaveText(tabs);
  await expect(page.getByRole('heading', { name: 'Newest note' })).toBeVisible();
  await expect(page.getByText('Lamps bought')).toBeVisible();
  const actions = page.getByRole('region', { name: 'Quick Actions' }).getByRole('link');
  await expect(actions).toHaveText([
    ...['Log Service', 'Add Modification', 'Add Part', 'Upload Photos', 'Add Fill-up', 'Mount Tyres or Component'],
    ...['Add Note', 'Service Schedule'],
  ]);
  await expect(actions.nth(6)).toHaveAttribute('href', `/notes?vehicle_id=${vehicle}`);

  await page.getByRole('tab', { name: 'Notes' }).click();
  await expect(page.getByRole('heading', { name: `Notes of vehicle ${vehicle}` })).toBeVisible();
  await expect(page).toHaveURL(/\?tab=notes$/);

  await page.getByRole('tab', { name: 'Costs' }).click();
  await expect(page.getByRole('tabpanel').getByText('Lamps').first()).toBeVisible();

  await page.goto(`${site.address}/vehicles/${vehicle}/edit`);
  await page.getByRole('button', { name: 'Delete Vehicle' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('3 notes');
});
