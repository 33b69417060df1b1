import { expect, test } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { aPerson, create, type Person, signedInAs } from '../src/person.js';
import { onItsDay } from '../src/turn.js';

test.describe('at the doors', () => {
  test('a wrong password and an unknown email read the same', async ({ page }) => {
    const { email } = await aPerson();
    await page.goto('/login');
    await submit(page, 'Log in');
    await expect(page.getByText('Please enter all fields')).toBeVisible();
    for (const one of [email, 'nobody@example.org']) {
      await fillIn(page, { Email: one, Password: 'Wrong-1984-Wrong!' });
      await submit(page, 'Log in');
      await expect(page.getByText('Invalid credentials')).toBeVisible();
      await expect(page).toHaveURL('/login');
      await page.reload();
    }
  });

  test('registration says what is missing, what differs and every rule that a password breaks', async ({ page }) => {
    await page.goto('/register');
    await submit(page, 'Register');
    await expect(page.getByText('Please enter all required fields')).toBeVisible();

    await fillIn(page, { Username: 'somebody', Email: 'somebody@example.org', Password: 'abc' });
    await fillIn(page, { 'Confirm password': 'abd' });
    await submit(page, 'Register');
    await expect(page.getByText('Passwords do not match')).toBeVisible();

    await fillIn(page, { 'Confirm password': 'abc' });
    await submit(page, 'Register');
    const rules = ['uppercase letter', 'number', 'special character'];
    const sentences = rules.map((rule) => `Password must contain at least one ${rule}`);
    await expect(
      page.getByText(['Password must be at least 10 characters long', ...sentences].join('. ')),
    ).toBeVisible();
    await expect(page).toHaveURL('/register');
  });

  test('a name that is taken is told, and nothing that was typed is lost @thorough', async ({ page }) => {
    const { email, password } = await aPerson();
    await page.goto('/register');
    await fillIn(page, { Username: 'another-one', Email: email, 'First name': 'Edda' });
    await fillIn(page, { Password: password, 'Confirm password': password });
    await submit(page, 'Register');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page.getByLabel('First name')).toHaveValue('Edda');
  });
});

test.describe('behind the doors', () => {
  let keeper: Person;
  test.beforeEach(async ({ context }) => {
    keeper = await aPerson();
    await signedInAs(context, keeper);
  });

  test('who is signed in is led on from the doors @thorough', async ({ page }) => {
    for (const door of ['/login', '/register']) {
      await page.goto(door);
      await expect(page).toHaveURL('/dashboard');
    }
  });

  test('unsaved changes are asked for before they are left', async ({ page }) => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'New Collection' }).click();
    await fillIn(page, { Name: 'Half a thought' });
    await page.getByRole('link', { name: 'Cancel' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    const box = await question.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2, 'in the middle').toBeCloseTo(
      (page.viewportSize()?.width ?? 0) / 2,
      0,
    );
    await question.getByRole('button', { name: 'Stay' }).click();
    await expect(page.getByLabel(/^Name/)).toHaveValue('Half a thought');

    await page.goBack();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/collections');
    await expect(page.getByText('Half a thought')).toBeHidden();
  });

  test('a form that was not touched, or was saved, is left without a question @thorough', async ({ page }) => {
    await page.goto('/collections/new');
    await page.getByRole('link', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/collections');
    await page.goto('/collections/new');
    await fillIn(page, { Name: 'A whole thought' });
    await submit(page, 'Create Collection');
    await expect(page.getByRole('heading', { level: 1, name: 'A whole thought' })).toBeVisible();
  });

  for (const [path, words, back] of [
    ['/collections/2147480000', 'Collection not found', '/collections'],
    ['/collections/2147480000/edit', 'Collection not found', '/collections'],
    ['/vehicles/2147480000', 'Vehicle not found', '/vehicles'],
    ['/vehicles/2147480000/edit', 'Vehicle not found', '/vehicles'],
    ['/parts/2147480000', 'Part not found', '/parts'],
    ['/service/events/2147480000', 'Service event not found', '/service-history'],
    ['/issues/2147480000', 'Issue not found', '/issues'],
    ['/modifications/2147480000', 'Modification not found', '/modifications'],
    ['/vehicles/not-a-number', 'Vehicle not found', '/vehicles'],
  ] as const) {
    test(`${path} says "${words}" and leads back`, onItsDay(path), async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
      await page.getByRole('main').getByRole('link').first().click();
      await expect(page).toHaveURL(back);
    });
  }

  test('another person’s vehicle looks like one that is not there', async ({ page }) => {
    const stranger = await aPerson();
    const collection = await create(stranger, '/api/collections', { name: 'Theirs' });
    const vehicle = await create(stranger, '/api/vehicles', {
      collection_id: collection.id,
      type: 'Car',
      make: 'Lancia',
      model: 'Stratos',
      year: 1974,
    });
    await page.goto(`/vehicles/${vehicle.id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle not found' })).toBeVisible();
    await expect(page.getByText('Stratos')).toBeHidden();
  });

  test('a failed save loses nothing that was typed, and a second try makes one entry', async ({ page }) => {
    await page.goto('/collections/new');
    await fillIn(page, { Name: 'Kept while the line was down', Description: 'All of it' });
    await page.route('**/api/collections', (route) => route.abort());
    await submit(page, 'Create Collection');
    await expect(page.getByText('Failed to create collection')).toBeVisible();
    await expect(page.getByLabel(/^Description/)).toHaveValue('All of it');
    await page.unroute('**/api/collections');

    // The response is lost, but the record is created.
    await page.route('**/api/collections', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await submit(page, 'Create Collection');
    await expect(page.getByText('Failed to create collection')).toBeVisible();
    await page.unroute('**/api/collections');
    await submit(page, 'Create Collection');
    await expect(page.getByRole('heading', { level: 1, name: 'Kept while the line was down' })).toBeVisible();
    await page.goto('/collections');
    await expect(page.getByRole('link', { name: 'Kept while the line was down', exact: true })).toHaveCount(1);
  });

  test('the later of two saves is told of the earlier @thorough', async ({ page, context }) => {
    const { id } = await create(keeper, '/api/collections', { name: 'Two tabs' });
    await page.goto(`/collections/${id}/edit`);
    await expect(page.getByLabel(/^Name/)).toHaveValue('Two tabs');
    const other = await context.newPage();
    await other.goto(`/collections/${id}/edit`);
    await fillIn(other, { Name: 'From the other tab' });
    await submit(other, 'Update Collection');
    await expect(other).toHaveURL(`/collections/${id}`);

    await fillIn(page, { Name: 'From this tab' });
    await submit(page, 'Update Collection');
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(`/collections/${id}/edit`);
    await expect(page.getByLabel(/^Name/)).toHaveValue('From this tab');
  });

  test('a form stays as it was when the network comes back and nothing answers yet @thorough', async ({
    page,
    context,
  }) => {
    await create(keeper, '/api/collections', { name: 'Barn' });
    await page.clock.install();
    await page.goto('/vehicles/new');
    await fillIn(page, { Make: 'Lancia', Notes: 'Written in the tunnel' });
    await page.route('**/api/collections*', (route) =>
      route.fulfill({ status: 503, json: { msg: 'The garage is away' } }),
    );
    // Data older than half a minute are fetched again once the network is back.
    await page.clock.fastForward('00:31');
    await context.setOffline(true);
    await context.setOffline(false);
    const notice = page.getByRole('status').filter({ hasText: 'Some of what you see may be out of date.' });
    await expect(notice).toContainText('The garage is away');
    await expect(page.getByLabel('Notes')).toHaveValue('Written in the tunnel');
    await page.unroute('**/api/collections*');
    await notice.getByRole('button', { name: 'Try again' }).click();
    await expect(notice).toBeHidden();
    await expect(page.getByLabel('Notes')).toHaveValue('Written in the tunnel');
  });
});
