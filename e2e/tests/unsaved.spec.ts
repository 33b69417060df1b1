import { expect, type Page, type Route, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test as garageTest } from '../src/garage.js';
import { logOut } from '../src/menu.js';
import { aPerson, type Person } from '../src/person.js';
import { atOneWidth } from '../src/turn.js';

// Typed text survives the end of a session, a reload, and another person in the same browser.

const NEW = '/collections/new';
const RESTORED = 'Restored what you had typed';

async function logIn(page: Page, { email, password }: Person, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await submit(page, 'Log in');
  await expect(page).toHaveURL(path);
}

/** Makes every save fail with an ended session, until the returned function is called. */
async function endSession(page: Page): Promise<() => Promise<void>> {
  const refuse = { status: 401, json: { msg: 'Authentication required' } };
  await page.route('**/api/collections', (route) =>
    route.request().method() === 'POST' ? route.fulfill(refuse) : route.continue(),
  );
  return () => page.unroute('**/api/collections');
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your session has ended' });

async function logInAgain(page: Page, { email, password }: Person): Promise<void> {
  await dialog(page).getByLabel('Email').fill(email);
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(password);
  await dialog(page).getByRole('button', { name: 'Log in' }).click();
  await expect(dialog(page)).toBeHidden();
}

async function typeAndSave(page: Page): Promise<void> {
  await fillIn(page, { Name: 'Air-cooled', Description: 'What rattles' });
  await submit(page, 'Create Collection');
  await expect(dialog(page)).toBeVisible();
}

test('a session that ends at a save is gone on with over the page, and the save is made again', async ({ page }) => {
  const person = await aPerson();
  await logIn(page, person, NEW);
  const restore = await endSession(page);
  await typeAndSave(page);
  await restore();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(person.email);
  await logInAgain(page, person);
  await expect(page).toHaveURL(NEW);
  await expect(page.getByLabel('Description')).toHaveValue('What rattles');
  await submit(page, 'Create Collection');
  await expect(page.getByRole('heading', { level: 1, name: 'Air-cooled' })).toBeVisible();
});

test('signing in again in one tab closes the dialog of the other @thorough', async ({ page, context }) => {
  const person = await aPerson();
  await logIn(page, person, NEW);
  const restore = await endSession(page);
  await typeAndSave(page);
  await restore();
  const other = await context.newPage();
  await logIn(other, person, '/vehicles');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByLabel('Description')).toHaveValue('What rattles');
  await submit(page, 'Create Collection');
  await expect(page.getByRole('heading', { level: 1, name: 'Air-cooled' })).toBeVisible();
});

test('somebody else who signs in sees nothing of what was typed, and its person finds it again @thorough', async ({
  page,
}) => {
  const first = await aPerson();
  const second = await aPerson();
  await logIn(page, first, NEW);
  const restore = await endSession(page);
  await typeAndSave(page);
  await restore();
  await logInAgain(page, second);
  await expect(page).toHaveURL('/dashboard');
  await page.goto(NEW);
  await expect(page.getByLabel('Description')).toHaveValue('');
  await expect(page.getByText(RESTORED)).toBeHidden();
  // The second person leaves without signing out, as when a session expires.
  await page.evaluate(() => localStorage.removeItem('carnet.token'));
  await logIn(page, first, NEW);
  await expect(page.getByLabel('Description')).toHaveValue('What rattles');
});

test('what was typed is there after a reload, until it is discarded', async ({ page }) => {
  await logIn(page, await aPerson(), NEW);
  await fillIn(page, { Name: 'Air-cooled' });
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Air-cooled');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await page.reload();
  await expect(page.getByLabel(/^Name/)).toHaveValue('');
  await expect(page.getByText(RESTORED)).toBeHidden();
});

test('two tabs of one form keep what was typed in each, and the next is offered what a closed one left @thorough', async ({
  page,
}) => {
  const left = (tab: Page) => tab.getByText(/^You typed something here on .* and did not save it\./);
  const name = (tab: Page) => tab.getByLabel(/^Name/);
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('carnet.draft.')).length);
  await logIn(page, await aPerson(), NEW);
  await fillIn(page, { Name: 'Air-cooled' });
  await expect.poll(drafts).toBe(1);
  const other = await page.context().newPage();
  await other.goto(NEW);
  await fillIn(other, { Name: 'Water-cooled' });
  await expect(left(other), 'the first tab still has what it typed').toBeHidden();
  await expect.poll(drafts).toBe(2);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(name(page)).toHaveValue('Air-cooled');
  await expect(left(page), 'the second tab still has what it typed').toBeHidden();
  await other.close({ runBeforeUnload: false });
  const third = await page.context().newPage();
  await third.goto(NEW);
  await expect(left(third)).toBeVisible();
  await third.getByRole('button', { name: 'Bring back' }).click();
  await expect(name(third)).toHaveValue('Water-cooled');
  await expect(left(third)).toBeHidden();
  await submit(third, 'Create Collection');
  await expect(third.getByRole('heading', { level: 1, name: 'Water-cooled' })).toBeVisible();
  await expect(name(page)).toHaveValue('Air-cooled');
  await expect.poll(drafts).toBe(1);
});

test('a save whose answer was lost makes one entry, also where it is made again after a reload @thorough', async ({
  page,
  request,
}) => {
  const person = await aPerson();
  await logIn(page, person, NEW);
  const loseAnswer = async (route: Route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  };
  await page.route('**/api/collections', loseAnswer);
  await fillIn(page, { Name: 'Air-cooled' });
  await submit(page, 'Create Collection');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/api/collections', loseAnswer);
  page.on('dialog', (question) => void question.accept());
  await page.reload();
  await expect(page.getByText(RESTORED)).toBeVisible();
  await submit(page, 'Create Collection');
  await expect(page.getByRole('heading', { level: 1, name: 'Air-cooled' })).toBeVisible();
  const headers = { 'x-auth-token': person.token };
  const collections = await request.get('/api/collections', { headers });
  expect(((await collections.json()) as { name: string }[]).map(({ name }) => name)).toEqual(['Air-cooled']);
});

test('who signs out leaves nothing of what they typed behind @thorough', async ({ page }) => {
  await logIn(page, await aPerson(), NEW);
  await fillIn(page, { Name: 'Air-cooled' });
  const drafts = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('carnet.draft.')).length);
  await expect.poll(drafts).toBe(1);
  await logOut(page);
  const question = page.getByRole('dialog', { name: 'Log out now?' });
  await expect(question).toContainText('What you have typed and not saved would be lost.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(page.getByLabel('Name')).toHaveValue('Air-cooled');
  await logOut(page);
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  expect(await drafts()).toBe(0);
});

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
})) {
  garageTest.describe(`at the end of a long form, on ${device}`, atOneWidth(viewport), () => {
    garageTest.use({ viewport });

    garageTest(
      'what is wrong with a save is in sight, and what was typed there is marked as older @thorough',
      async ({ page, garage }) => {
        const vehicle = await garage.vehicle(await garage.collection('The barn'));
        const event = await garage.serviceEvent(vehicle, 'Brake fluid');
        await page.goto(`/service/events/${event}/edit`);
        const other = await page.context().newPage();
        await other.goto(`/service/events/${event}/edit`);
        await fillIn(other, { 'Service name': 'Brake fluid and hoses' });
        await submit(other, 'Update Service Event');
        await expect(other.getByRole('heading', { level: 1, name: 'Brake fluid and hoses' })).toBeVisible();
        await other.close();
        await fillIn(page, { 'Service name': 'Brake fluid, front' });
        await submit(page, 'Update Service Event');
        await expect(page.getByText(/^This was changed elsewhere/)).toBeInViewport({ ratio: 1 });
        page.on('dialog', (question) => void question.accept());
        await page.reload();
        await expect(page.getByText(/^Restored what you had typed. It was changed elsewhere since/)).toBeVisible();
        await expect(page.getByLabel('Service name')).toHaveValue('Brake fluid, front');
        await page.getByRole('button', { name: 'Discard' }).click();
        await expect(page.getByLabel('Service name')).toHaveValue('Brake fluid and hoses');
      },
    );

    garageTest('a double click on what deletes asks, and deletes nothing @thorough', async ({ page, garage }) => {
      const vehicle = await garage.vehicle(await garage.collection('The barn'));
      const event = await garage.serviceEvent(vehicle, 'Brake fluid');
      await page.goto(`/service/events/${event}/edit`);
      await page.getByRole('button', { name: 'Delete', exact: true }).dblclick();
      await expect(page.getByRole('button', { name: 'Confirm Delete?' })).toBeVisible();
      expect((await garage.read(`/api/service/events/${event}`)).status).toBe(200);
    });
  });
}
