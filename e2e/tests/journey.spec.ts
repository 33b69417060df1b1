import { randomUUID } from 'node:crypto';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { choose, fillIn, submit } from '../src/form.js';
import { follow, logOut } from '../src/menu.js';
import { atOneWidth } from '../src/turn.js';

const WIDTHS = [
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
];
const PASSWORD = 'Quattro-1984-Ur!';

for (const { name, viewport } of WIDTHS) {
  test.describe(name, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('a person registers, adds a car, logs its first oil change and finds all of it again', async ({ page }) => {
      const email = await register(page);
      await addCollection(page);
      const vehicle = await addVehicle(page);
      await addPart(page, vehicle);
      await logOilChange(page, vehicle);
      await seeWhatItChanged(page, vehicle);
      const issue = await recordIssue(page);

      await logOut(page);
      await expect(page).toHaveURL('/');
      await page.goto(issue);
      await expect(page).toHaveURL('/login');
      await fillIn(page, { Email: email, Password: PASSWORD });
      await submit(page, 'Log in');
      await expect(page).toHaveURL(issue);
      await expect(heading(page, 'Oil stains the floor')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('main').getByRole('link', { name: 'First oil change' })).toBeVisible();
      await follow(page, 'Garage', 'Collections');
      await expect(page.getByRole('link', { name: 'The barn', exact: true })).toBeVisible();
    });
  });
}

async function register(page: Page): Promise<string> {
  const username = `e2e-${randomUUID().slice(0, 12)}`;
  const email = `${username}@example.org`;
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Register' }).first().click();
  await expect(page).toHaveURL('/register');
  await fillIn(page, {
    Username: username,
    Email: email,
    'First name': 'Edda',
    'Last name': 'Test',
    Password: PASSWORD,
    'Confirm password': PASSWORD,
  });
  await submit(page, 'Register');
  await expect(page).toHaveURL('/dashboard');
  await expect(heading(page, 'Welcome, Edda')).toBeVisible();
  return email;
}

async function addCollection(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: 'New Collection' }).first().click();
  await fillIn(page, { Name: 'The barn', Description: 'Everything that leaks' });
  await submit(page, 'Create Collection');
  await expect(heading(page, 'The barn')).toBeVisible();
  await expect(page).toHaveURL(/\/collections\/\d+$/);
}

async function addVehicle(page: Page): Promise<string> {
  await page.getByRole('main').getByRole('link', { name: 'Add Vehicle' }).first().click();
  await expect(page).toHaveURL(/\/vehicles\/new\?collection_id=\d+$/);
  await fillIn(page, { Make: 'Lancia', Model: 'Fulvia', Year: '1971', 'Current mileage': '41000' });
  await submit(page, 'Create Vehicle');
  await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
  return new URL(page.url()).pathname;
}

async function addPart(page: Page, vehicle: string): Promise<void> {
  await page.goto(`${vehicle}?tab=parts`);
  await page.getByRole('link', { name: 'Add Part' }).click();
  await fillIn(page, { Name: 'Oil filter', 'Part number': 'LF 3312', Cost: '14.50' });
  await choose(page, 'Status', 'Planned');
  await submit(page, 'Create Part');
  await expect(heading(page, 'Oil filter')).toBeVisible();
  await expect(badge(page, 'Planned')).toBeVisible();
}

async function logOilChange(page: Page, vehicle: string): Promise<void> {
  await page.goto(`${vehicle}?tab=service-history`);
  await page.getByRole('link', { name: 'Log Service Event' }).click();
  await fillIn(page, {
    'Service name': 'First oil change',
    'Date performed': '2024-05-01',
    'Mileage at service': '41250',
    Cost: '120',
  });
  await page.getByLabel('Part of this vehicle').selectOption({ label: 'Oil filter · LF 3312' });
  await submit(page, 'Add Part');
  const report = page.locator('[contenteditable=true]');
  await report.fill('Drained warm.');
  await submit(page, 'Create Service Event');
  await expect(heading(page, 'First oil change')).toBeVisible();
  await expect(page).toHaveURL(/\/service\/events\/\d+$/);
  await expect(page.getByText('Drained warm.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Oil filter' })).toBeVisible();
}

async function seeWhatItChanged(page: Page, vehicle: string): Promise<void> {
  await follow(page, 'Service', 'Service History');
  await expect(row(page, 'First oil change')).toContainText('Completed');
  await expect(row(page, 'First oil change')).toContainText('$120.00');

  await page.goto(vehicle);
  await expect(page.getByRole('img', { name: '41,250 miles' }).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Parts' }).click();
  await expect(row(page, 'Oil filter')).toContainText('Installed');
  await page.getByRole('tab', { name: 'Service History' }).click();
  await row(page, 'First oil change').getByRole('link').first().click();
  await expect(heading(page, 'First oil change')).toBeVisible();
}

/** @returns the path of the new issue */
async function recordIssue(page: Page): Promise<string> {
  await follow(page, 'Other Records', 'Issues');
  await page.getByRole('link', { name: 'New Issue' }).click();
  await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption({ label: '1971 Lancia Fulvia' });
  await fillIn(page, { Title: 'Oil stains the floor' });
  await choose(page, 'Priority', 'High');
  await page.getByRole('checkbox', { name: /First oil change/ }).check();
  await submit(page, 'Create Issue');
  await expect(heading(page, 'Oil stains the floor')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'First oil change' }).click();
  await expect(heading(page, 'First oil change')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Oil stains the floor')).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.goBack();
  await expect(page).toHaveURL('/issues');
  return pathname;
}

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const row = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });
const badge = (page: Page, text: string): Locator => page.getByRole('main').getByText(text, { exact: true }).first();
