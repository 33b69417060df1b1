import { expect, test } from '@playwright/test';
import { Garage } from '../src/garage.js';
import { aPerson, signedInAs } from '../src/person.js';
import { thorough } from '../src/turn.js';

/** Matches scripts and styles of a remote, but not its pages. */
const filesOf = (remote: string) => new RegExp(`/remotes/${remote}/`);

test.beforeEach(async ({ context }) => {
  await signedInAs(context, await aPerson());
});

test('a remote that is away takes only its own pages with it, and comes back on a try', async ({ page }) => {
  await page.route(filesOf('mf-garage'), (route) => route.abort());
  await page.goto('/vehicles');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();

  await page.getByRole('button', { name: 'Other Records' }).click();
  await page.getByRole('link', { name: 'Issues' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();

  await page.goBack();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(filesOf('mf-garage'));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
});

test('an unknown path leads home', async ({ page }) => {
  await page.goto('/no-such-page');
  await expect(page).toHaveURL('/');
  await page.goto('/vehicles/7/no-such-page');
  await expect(page).toHaveURL('/');
});

test('who is not signed in signs in and comes back', async ({ browser }) => {
  const person = await aPerson();
  const page = await (await browser.newContext()).newPage();
  await page.goto('/vehicles?search=bmw');
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL('/vehicles?search=bmw');
});

test('a session that ends in one tab ends in the other @thorough', thorough, async ({ page, context }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await other.evaluate(() => localStorage.removeItem('carnet.token'));
  await expect(page).toHaveURL('/');
});

test(
  'a session that expires in one tab leads the other to sign in, and back @thorough',
  thorough,
  async ({ browser }) => {
    const person = await aPerson();
    const context = await browser.newContext();
    const page = await context.newPage();
    const signIn = async () => {
      await page.getByLabel('Email').fill(person.email);
      await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await page.goto('/vehicles?sort=name');
    await signIn();
    await expect(page).toHaveURL('/vehicles?sort=name');

    const other = await context.newPage();
    await other.route('**/api/**', (route) => route.fulfill({ status: 401, json: { msg: 'Authentication required' } }));
    await other.goto('/collections');
    await expect(other).toHaveURL('/login');
    await expect(page).toHaveURL('/login');
    await other.unroute('**/api/**'); // or it would be refused again, and end the new session as well
    await signIn();
    await expect(page).toHaveURL('/vehicles?sort=name');
    await expect(other).toHaveURL('/collections');
    await context.close();
  },
);

test('a remote whose files are missing leaves a notice where its panel would be, and the page around it stands @thorough', async ({
  page,
  context,
  request,
}) => {
  const person = await aPerson();
  await signedInAs(context, person);
  const garage = new Garage(request, person);
  const vehicle = await garage.vehicle(await garage.collection('The barn'));
  await garage.part(vehicle, 'Oil filter');
  await garage.serviceEvent(vehicle, 'Heat exchanger, left');
  await page.route(filesOf('mf-service'), (route) => route.fulfill({ status: 404, body: 'Not found' }));
  await page.goto(`/vehicles/${vehicle}?tab=service-history`);
  await expect(page.getByRole('heading', { level: 1, name: '1971 Lancia Fulvia' })).toBeVisible();
  const tryAgain = page.getByRole('tabpanel').getByRole('button', { name: 'Try again' });
  await expect(tryAgain).toBeVisible();
  await page.getByRole('tab', { name: 'Parts' }).click();
  await expect(page.getByRole('row', { name: /Oil filter/ })).toBeVisible();

  await page.getByRole('tab', { name: 'Service History' }).click();
  await expect(tryAgain).toBeVisible();
  await page.unroute(filesOf('mf-service'));
  await tryAgain.click();
  await expect(page.getByRole('row', { name: /Heat exchanger, left/ })).toBeVisible();
});
