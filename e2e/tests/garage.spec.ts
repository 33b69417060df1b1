import { expect, type Locator, type Page } from '@playwright/test';
import { choose, fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';

test.use({ viewport: { width: 1440, height: 900 } });

test.describe('collections', () => {
  test('a nameless one is refused at its field, and loses nothing; a named one stands in the list @thorough', async ({
    page,
  }) => {
    await page.goto('/collections');
    await page.getByRole('link', { name: 'Create Your First Collection' }).click();
    await fillIn(page, { Name: '   ', Description: 'Everything that leaks' });
    await submit(page, 'Create Collection');
    await expect(page.getByRole('alert')).toHaveText('Collection name is required');
    await expectRefused(field(page, 'Name'), 'Collection name is required');
    await expect(field(page, 'Description')).toHaveValue('Everything that leaks');

    await fillIn(page, { Name: 'The barn', Description: '' });
    await submit(page, 'Create Collection');
    await expect(heading(page, 'The barn')).toBeVisible();
    await expect(page.getByText('No description provided')).toBeVisible();
    await expect(page.getByText('No vehicles in this collection yet.')).toBeVisible();

    await page.getByRole('main').getByRole('link', { name: 'Collections', exact: true }).click();
    const card = cardOf(page, 'The barn');
    await expect(card).toContainText('No description provided');
    await expect(card).toContainText('0 vehicles');
  });

  test('one is edited, and takes a vehicle that is added from its page @thorough', async ({ page, garage }) => {
    await garage.collection('Elsewhere');
    const barn = await garage.collection('The barn', { description: 'Everything that leaks' });
    await page.goto(`/collections/${barn}`);
    await expect(page.getByText('Everything that leaks')).toBeVisible();
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fillIn(page, { Name: 'The dry barn', Description: '' });
    await submit(page, 'Update Collection');
    await expect(page).toHaveURL(`/collections/${barn}`);
    await expect(heading(page, 'The dry barn')).toBeVisible();
    await expect(page.getByText('No description provided')).toBeVisible();

    await page.getByRole('link', { name: 'Add Vehicle' }).first().click();
    await expect(page).toHaveURL(`/vehicles/new?collection_id=${barn}`);
    await expect(field(page, 'Collection')).toHaveValue(String(barn));
    await fillIn(page, { Make: 'Saab', Model: '96', Year: '1968' });
    await submit(page, 'Create Vehicle');
    await expect(heading(page, '1968 Saab 96')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'The dry barn' }).click();
    await expect(page).toHaveURL(`/collections/${barn}`);
    await expect(cardOf(page, '1968 Saab 96')).toBeVisible();
  });

  test('an empty one is deleted in two steps, and is not found afterwards @thorough', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    await page.goto(`/collections/${barn}/edit`);
    await submit(page, 'Delete Collection');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this collection?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await garage.read(`/api/collections/${barn}`)).status).toBe(200);

    await submit(page, 'Delete Collection');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/collections');
    await expect(page.getByText('No collections yet.')).toBeVisible();
    await expectNotFound(page, `/collections/${barn}`, 'Collection not found', 'Collections');
  });

  test('one with vehicles moves them to the collection that was chosen @thorough', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    await garage.collection('Attic');
    const track = await garage.collection('Track');
    const fulvia = await garage.vehicle(barn);
    const oilChange = await garage.serviceEvent(fulvia, 'Oil change');
    await garage.vehicle(barn, { make: 'Saab', model: '96' });

    await page.goto(`/collections/${barn}/edit`);
    await page.getByLabel('Move them to').selectOption('Track');
    await submit(page, 'Delete Collection');
    await expect(page.getByRole('alertdialog')).toContainText('Its 2 vehicles will move to Track');
    await submit(page, 'Move Vehicles and Delete');
    await expect(page).toHaveURL('/collections');
    await expect(cardOf(page, 'Track')).toContainText('2 vehicles');
    await expect(cardOf(page, 'The barn')).toBeHidden();

    await page.goto(`/collections/${track}`);
    await expect(cardOf(page, '1971 Saab 96')).toBeVisible();
    await cardOf(page, '1971 Lancia Fulvia').getByRole('link', { name: 'View Details' }).click();
    await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
    await page.goto(`/service/events/${oilChange}`);
    await expect(heading(page, 'Oil change')).toBeVisible();
  });

  test('one with vehicles deletes them and all their history, once it said what goes', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    await garage.collection('Track');
    const fulvia = await garage.vehicle(barn);
    const filter = await garage.part(fulvia, 'Oil filter');
    const oilChange = await garage.serviceEvent(fulvia, 'Oil change');

    await page.goto(`/collections/${barn}/edit`);
    await page.getByRole('radio', { name: 'Delete with all their history' }).check();
    await submit(page, 'Delete Collection');
    await expect(page.getByRole('alertdialog')).toContainText(
      'It takes 1 vehicle, 1 part and 1 service event with it. This cannot be undone.',
    );
    await submit(page, 'Delete Everything');
    await expect(page).toHaveURL('/collections');
    await expect(cardOf(page, 'Track')).toBeVisible();
    await expect(cardOf(page, 'The barn')).toBeHidden();

    await expectNotFound(page, `/vehicles/${fulvia}`, 'Vehicle not found', 'Vehicles');
    await expectNotFound(page, `/parts/${filter}`, 'Part not found', 'Parts');
    await expect.poll(async () => (await garage.read(`/api/service/events/${oilChange}`)).status).toBe(404);
    await page.goto('/service-history');
    await expect(page.getByText('No service events yet.')).toBeVisible();
  });
});

test.describe('vehicles', () => {
  test('the first vehicle makes its collection with it @thorough', async ({ page, garage }) => {
    await page.goto('/vehicles');
    await page.getByRole('link', { name: 'Add Your First Vehicle' }).click();
    await expect(field(page, 'Collection')).toBeHidden();
    await fillIn(page, { 'Name of the new collection': 'The barn', Make: 'Lancia', Model: 'Fulvia', Year: '1971' });
    await fillIn(page, { VIN: 'zla 818630 002211' });
    await submit(page, 'Create Vehicle');
    await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
    await expect(page.getByText('ZLA818630002211', { exact: true })).toBeVisible();
    const { thing } = await garage.read(`/api${new URL(page.url()).pathname}`);
    expect(thing).toMatchObject({ vin: 'ZLA818630002211', collection_name: 'The barn' });
  });

  test('what is missing or out of bounds is told at its field @thorough', async ({ page, garage }) => {
    await garage.collection('The barn');
    const next = new Date().getFullYear() + 1;
    const bounds = `Year must be a whole number from 1900 to ${next}`;
    await page.goto('/vehicles/new');
    await fillIn(page, { Nickname: 'Kept' });
    await submit(page, 'Create Vehicle');
    await expect(page.getByRole('alert')).toHaveText('Please fill in all required fields');
    for (const name of ['Make', 'Model', 'Year']) await expectRefused(field(page, name), `${name} is required`);

    await fillIn(page, { Make: 'Lancia', Model: 'Fulvia' });
    for (const year of ['1899', String(next + 1)]) {
      await fillIn(page, { Year: year });
      await submit(page, 'Create Vehicle');
      await expect(page.getByRole('alert')).toHaveText(bounds);
      await expectRefused(field(page, 'Year'), bounds);
    }
    await fillIn(page, { Year: String(next), 'Current mileage': '-1' });
    await submit(page, 'Create Vehicle');
    await expectRefused(field(page, 'Current mileage'), 'Mileage must be a whole number of at least 0');
    await expect(field(page, 'Nickname')).toHaveValue('Kept');

    await fillIn(page, { 'Current mileage': '0' });
    await submit(page, 'Create Vehicle');
    await expect(heading(page, `${next} Lancia Fulvia`)).toBeVisible();
    await expect(page.getByRole('img', { name: '0 miles', exact: true })).toBeVisible();
  });

  test('the filters of the list are in its address, through a reload and back again @thorough', async ({
    page,
    garage,
  }) => {
    const barn = await garage.collection('The barn');
    await garage.vehicle(barn);
    await garage.vehicle(barn, { model: 'Stratos' });
    await garage.vehicle(barn, { model: 'Jolly', type: 'Truck' });
    await garage.vehicle(await garage.collection('Track'), { nickname: 'Its twin' });
    await page.goto('/vehicles');
    const list = page.getByRole('search', { name: 'Filter vehicles' });
    await expect(list.getByRole('status')).toHaveText('4 vehicles');
    await list.getByLabel('Collection').selectOption('The barn');
    await expect(list.getByRole('status')).toHaveText('3 vehicles');
    await list.getByLabel('Type').selectOption('Car');
    await expect(list.getByRole('status')).toHaveText('2 vehicles');
    await list.getByLabel('Search').fill('fulv');

    const asFiltered = async () => {
      await expect.poll(() => queryOf(page)).toEqual({ collection_id: String(barn), type: 'Car', search: 'fulv' });
      await expect(list.getByRole('status')).toHaveText('1 vehicle');
      await expect(page.getByRole('article')).toHaveCount(1);
      await expect(list.getByLabel('Search')).toHaveValue('fulv');
      await expect(list.getByLabel('Type')).toHaveValue('Car');
      await expect(list.getByLabel('Collection')).toHaveValue(String(barn));
    };
    await asFiltered();
    await page.reload();
    await asFiltered();
    await cardOf(page, '1971 Lancia Fulvia').getByRole('link', { name: 'View Details' }).click();
    await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
    await page.goBack();
    await asFiltered();

    await list.getByLabel('Search').fill('nothing of the kind');
    await expect(page.getByText('No vehicles found matching your filters.')).toBeVisible();
    await list.getByRole('button', { name: 'Clear Filters' }).click();
    await expect(list.getByRole('status')).toHaveText('4 vehicles');
    await expect(page).toHaveURL('/vehicles');
  });

  test('the open tab of a vehicle is in its address @thorough', async ({ page, garage }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    await garage.part(fulvia, 'Oil filter');
    await garage.serviceEvent(fulvia, 'Oil change');
    const whatEachShows = {
      'Service History': ['service-history', 'Oil change'],
      Modifications: ['modifications', 'No modifications recorded yet.'],
      Parts: ['parts', 'Oil filter'],
    } as const;
    await page.goto(`/vehicles/${fulvia}`);
    for (const [label, [name, text]] of Object.entries(whatEachShows)) {
      await page.getByRole('tab', { name: label }).click();
      await expect(page).toHaveURL(`/vehicles/${fulvia}?tab=${name}`);
      await expect(page.getByRole('tabpanel').getByText(text).first()).toBeVisible();
    }
    await page.reload();
    await expect(page.getByRole('tab', { name: 'Parts' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Oil filter', exact: true }).click();
    await expect(heading(page, 'Oil filter')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(`/vehicles/${fulvia}?tab=parts`);
    await page.getByRole('tab', { name: 'Overview' }).click();
    await expect(page).toHaveURL(`/vehicles/${fulvia}`);
  });

  test('of two who edit one, the later is told, keeps the words, and may save them @thorough', async ({
    page,
    context,
    garage,
  }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    await page.goto(`/vehicles/${fulvia}/edit`);
    await expect(field(page, 'Model')).toHaveValue('Fulvia');
    const other = await context.newPage();
    await other.goto(`/vehicles/${fulvia}/edit`);
    await fillIn(other, { Model: 'Fulvia Coupé' });
    await submit(other, 'Update Vehicle');
    await expect(heading(other, '1971 Lancia Fulvia Coupé')).toBeVisible();

    await fillIn(page, { Notes: 'Typed for half an hour' });
    await submit(page, 'Update Vehicle');
    await expect(page.getByRole('alert')).toContainText('This was changed elsewhere in the meantime.');
    await expect(field(page, 'Notes')).toHaveValue('Typed for half an hour');
    const path = `/api/vehicles/${fulvia}`;
    expect((await garage.read(path)).thing).toMatchObject({ model: 'Fulvia Coupé', notes: null });

    await submit(page, 'Update Vehicle');
    await expect(page).toHaveURL(`/vehicles/${fulvia}`);
    expect((await garage.read(path)).thing).toMatchObject({ notes: 'Typed for half an hour' });
  });

  test('one is deleted in two steps, once it said what goes with it', async ({ page, garage }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    await garage.part(fulvia, 'Oil filter');
    await garage.serviceEvent(fulvia, 'Oil change');
    await garage.serviceEvent(fulvia, 'Brake fluid');
    await page.goto(`/vehicles/${fulvia}/edit`);
    await submit(page, 'Delete Vehicle');
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this vehicle?' });
    await expect(question).toContainText('It takes 1 part and 2 service events with it. This cannot be undone.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect((await garage.read(`/api/vehicles/${fulvia}`)).status).toBe(200);

    await submit(page, 'Delete Vehicle');
    await question.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page).toHaveURL('/vehicles');
    await expect(page.getByText('No vehicles yet.')).toBeVisible();
    await expectNotFound(page, `/vehicles/${fulvia}`, 'Vehicle not found', 'Vehicles');
  });
});

test.describe('parts', () => {
  test('one is made for the vehicle of the address, OEM and Planned unless chosen', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    await garage.vehicle(barn);
    const stratos = await garage.vehicle(barn, { model: 'Stratos' });
    await page.goto(`/parts/new?vehicle_id=${stratos}`);
    await expect(field(page, 'Vehicle')).toHaveValue(String(stratos));
    await fillIn(page, { Name: 'Water pump' });
    await submit(page, 'Create Part');
    await expect(heading(page, 'Water pump')).toBeVisible();
    const { thing } = await garage.read(`/api${new URL(page.url()).pathname}`);
    expect(thing).toMatchObject({ vehicle_id: stratos, type: 'OEM', status: 'Planned', cost: null });
  });

  test('what is missing and a cost out of bounds are told at their fields @thorough', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    const fulvia = await garage.vehicle(barn);
    await garage.vehicle(barn, { model: 'Stratos' });
    const noSum = 'Cost must be at least 0, with at most 2 decimals';
    const tooMuch = 'Cost must be at most $9,999,999,999.99';
    await page.goto('/parts/new');
    await fillIn(page, { Notes: 'Kept' });
    await submit(page, 'Create Part');
    await expect(page.getByRole('alert')).toHaveText('Vehicle, name, type, and status are required');
    await expectRefused(field(page, 'Vehicle'), 'Vehicle is required');
    await expectRefused(field(page, 'Name'), 'Name is required');

    await field(page, 'Vehicle').selectOption(String(fulvia));
    await fillIn(page, { Name: 'Water pump' });
    const refused = { '-0.01': noSum, '12.345': noSum, '10000000000': tooMuch };
    for (const [cost, bounds] of Object.entries(refused)) {
      await fillIn(page, { Cost: cost });
      await submit(page, 'Create Part');
      await expect(page.getByRole('alert')).toHaveText(bounds);
      await expectRefused(field(page, 'Cost'), bounds);
    }
    await expect(field(page, 'Notes')).toHaveValue('Kept');
    await fillIn(page, { Cost: '9999999999.99' });
    await submit(page, 'Create Part');
    await expect(heading(page, 'Water pump')).toBeVisible();
    await expect(page.getByText('$9,999,999,999.99')).toBeVisible();
  });

  test('the list is searched and filtered, and says where nothing matches @thorough', async ({ page, garage }) => {
    const barn = await garage.collection('The barn');
    const fulvia = await garage.vehicle(barn);
    const stratos = await garage.vehicle(barn, { model: 'Stratos' });
    await garage.part(fulvia, 'Oil filter', { manufacturer: 'Mahle', status: 'Installed' });
    await garage.part(fulvia, 'Fuel pump', { part_number: '0 580 464 999', type: 'Aftermarket', status: 'In Storage' });
    await garage.part(stratos, 'Sport seats', { status: 'Planned' });
    await page.goto('/parts');
    const list = page.getByRole('search', { name: 'Filter parts' });
    const expectOnly = async (...names: string[]) => {
      await expect(page.getByRole('row')).toHaveCount(names.length + 1);
      for (const name of names) await expect(row(page, name)).toBeVisible();
    };
    await expectOnly('Oil filter', 'Fuel pump', 'Sport seats');
    for (const [label, option, name] of [
      ['Vehicle', '1971 Lancia Stratos', 'Sport seats'],
      ['Type', 'Aftermarket', 'Fuel pump'],
      ['Status', 'Installed', 'Oil filter'],
    ] as const) {
      await list.getByLabel(label).selectOption(option);
      await expectOnly(name);
      await page.reload();
      await expectOnly(name);
      await list.getByRole('button', { name: 'Clear Filters' }).click();
      await expectOnly('Oil filter', 'Fuel pump', 'Sport seats');
    }
    for (const [text, name] of [
      ['464 999', 'Fuel pump'],
      ['mahle', 'Oil filter'],
    ] as const) {
      await list.getByLabel('Search').fill(text);
      await expectOnly(name);
      expect(queryOf(page)).toEqual({ search: text });
    }
    await list.getByLabel('Status').selectOption('Planned');
    await expect(page.getByText('No parts found matching your filters.')).toBeVisible();
  });

  test('one names the service event that used it, and keeps its vehicle when edited @thorough', async ({
    page,
    garage,
  }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    const filter = await garage.part(fulvia, 'Oil filter');
    const unused = await garage.part(fulvia, 'Spare filter');
    const oilChange = await garage.serviceEvent(fulvia, 'Oil change', { parts: [{ id: filter, quantity: 1 }] });
    const usedBy = async () => (await garage.read(`/api/parts/${filter}`)).thing.service_events;
    await expect.poll(usedBy).toHaveLength(1);
    await page.goto(`/parts/${unused}`);
    await expect(page.getByText('No service events use this part.')).toBeVisible();
    await page.goto(`/parts/${filter}`);
    await page.getByRole('main').getByRole('link', { name: 'Oil change' }).click();
    await expect(page).toHaveURL(`/service/events/${oilChange}`);

    await page.goto(`/parts/${filter}/edit`);
    await expect(field(page, 'Vehicle')).toBeDisabled();
    await expect(field(page, 'Vehicle')).toHaveValue(String(fulvia));
    await expect(page.getByText('The vehicle cannot be changed.')).toBeVisible();
    await fillIn(page, { Name: 'Oil filter, long', Cost: '14.50' });
    await choose(page, 'Type', 'Aftermarket');
    await submit(page, 'Update Part');
    await expect(page).toHaveURL(`/parts/${filter}`);
    await expect(heading(page, 'Oil filter, long')).toBeVisible();
    const { thing } = await garage.read(`/api/parts/${filter}`);
    expect(thing).toMatchObject({ vehicle_id: fulvia, type: 'Aftermarket', cost: 14.5 });
  });

  test('one is deleted on its own page, and is not found afterwards @thorough', async ({ page, garage }) => {
    const filter = await garage.part(await garage.vehicle(await garage.collection('The barn')), 'Oil filter');
    await page.goto(`/parts/${filter}`);
    await deletePart(page);
    await expect(page.getByText('No parts yet.')).toBeVisible();
    await expectNotFound(page, `/parts/${filter}`, 'Part not found', 'Parts');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a first vehicle, its edit and its collection fit @thorough', async ({ page }) => {
    await page.goto('/vehicles/new');
    await submit(page, 'Create Vehicle');
    await expectRefused(field(page, 'Make'), 'Make is required');
    await expectToFit(page);
    await fillIn(page, { Make: 'Lancia', Model: 'Fulvia', Year: '1971', 'Current mileage': '41000' });
    await submit(page, 'Create Vehicle');
    await expect(heading(page, '1971 Lancia Fulvia')).toBeVisible();
    await expectToFit(page);
    await page.getByRole('link', { name: 'Edit', exact: true }).click();
    await fillIn(page, { Nickname: 'The green one' });
    await submit(page, 'Update Vehicle');
    await expect(page.getByText('The green one').first()).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'My Garage' }).click();
    await expect(cardOf(page, '1971 Lancia Fulvia')).toContainText('The green one');
    await expectToFit(page);
  });

  test('parts are filtered, opened and deleted @thorough', async ({ page, garage }) => {
    const fulvia = await garage.vehicle(await garage.collection('The barn'));
    await garage.part(fulvia, 'Oil filter', { status: 'Installed', part_number: 'LF 3312', cost: 14.5 });
    await garage.part(fulvia, 'Sport seats', { manufacturer: 'Recaro' });
    await page.goto('/parts');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('search').getByLabel('Status').selectOption('Installed');
    await expect(row(page, 'Sport seats')).toBeHidden();
    await expect(row(page, 'Oil filter')).toContainText('LF 3312');
    await expectToFit(page);
    await row(page, 'Oil filter').getByRole('link', { name: 'Oil filter', exact: true }).click();
    await expect(heading(page, 'Oil filter')).toBeVisible();
    await expectToFit(page);
    await deletePart(page);
    await expect(row(page, 'Sport seats')).toBeVisible();
    await expect(row(page, 'Oil filter')).toBeHidden();
  });
});

/** Deletes a part, with the documents' texts. Cancels the first time. */
async function deletePart(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await submit(page, 'Delete Part');
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this part?' });
  await expect(question).toContainText('This action cannot be undone. The part will be permanently removed.');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(pathname);
  await submit(page, 'Delete Part');
  await question.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL('/parts');
}

async function expectNotFound(page: Page, path: string, words: string, back: string): Promise<void> {
  await page.goto(path);
  await expect(heading(page, words)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: back, exact: true }).click();
  await expect(heading(page, back)).toBeVisible();
}

async function expectRefused(input: Locator, words: string): Promise<void> {
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(new RegExp(`^${words.replace(/[$.]/g, '\\$&')}`));
}

/** Expects that nothing overflows the screen. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
}

/** A field of a form. The label of a required field ends in a star. */
const field = (page: Page, label: string): Locator =>
  page.getByRole('form').getByLabel(new RegExp(`^${label}\\s*\\*?$`));
const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
const cardOf = (page: Page, title: string): Locator =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
const row = (page: Page, name: string): Locator => page.getByRole('row', { name: new RegExp(name) });
const queryOf = (page: Page): Record<string, string> => Object.fromEntries(new URL(page.url()).searchParams);
