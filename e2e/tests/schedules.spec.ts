import { expect, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test, type Garage } from '../src/garage.js';
import { aGate } from '../src/gate.js';

const atMiles = (garage: Garage, miles: number, name: string, more: object = {}) =>
  garage.template(name, { recurrence_type: 'Total_Mileage', recurrence_total_mileage: miles, ...more });

test('a schedule is made, filled from the picker, activated, followed by mileage, and deleted', async ({
  page,
  garage,
}) => {
  const fulvia = await garage.vehicle(await garage.collection('The barn'), { current_mileage: 45_000 });
  const gt = await garage.vehicle(await garage.collection('The hall'), { model: 'Flaminia', current_mileage: null });
  await atMiles(garage, 30_000, 'Valve clearance', { description: '<p>Stone <em>cold</em></p>' });
  const belt = await atMiles(garage, 60_000, 'Timing chain');
  await atMiles(garage, 90_000, 'Gearbox oil');
  await garage.template('Brake fluid');

  await page.goto(`/vehicles/${fulvia}`);
  await page.getByRole('link', { name: 'Service Schedule', exact: true }).click();
  await expect(page).toHaveURL(`/service-schedules/vehicles/${fulvia}`);
  await expect(page.getByText('No service schedules found for this vehicle.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Create Schedule' }).first().click();
  await expect(page).toHaveURL(`/service-schedules/new?vehicleId=${fulvia}`);
  await submit(page, 'Create Schedule');
  await expect(page.getByRole('alert')).toHaveText('Vehicle and name are required');
  await fillIn(page, { Name: 'By the book', Description: 'Turin, 1971' });
  await page.getByRole('button', { name: 'Create Schedule' }).dblclick();
  await expect(heading(page, 'By the book')).toBeVisible();
  const schedule = /\d+$/.exec(page.url())?.[0];
  await expect(page.getByText('No templates in this schedule')).toBeVisible();

  await page.getByRole('link', { name: 'Manage Schedule' }).click();
  await fillIn(page, { Description: 'Turin, with remarks' });
  await pick(page, 'COLD', ['Valve clearance']);
  await pick(page, '', ['Gearbox oil', 'Timing chain', 'Brake fluid']);
  const templates = page.getByRole('list', { name: 'Templates of this schedule' });
  await expect(templates.getByRole('link')).toHaveText([
    'Valve clearance',
    'Gearbox oil',
    'Timing chain',
    'Brake fluid',
  ]);
  await page.getByRole('button', { name: 'Remove Valve clearance' }).dblclick();
  await expect(templates.getByRole('link')).toHaveText(['Gearbox oil', 'Timing chain', 'Brake fluid']);
  await expect(page.getByRole('button', { name: 'Remove Gearbox oil' })).toBeFocused();
  await pick(page, '', ['Valve clearance']);
  await page.getByRole('checkbox', { name: 'Active' }).uncheck();
  await submit(page, 'Save Schedule');
  await expect(page).toHaveURL(`/service-schedules/vehicles/${fulvia}`);
  await expect(page.getByText('Turin, with remarks')).toBeVisible();
  await page.getByLabel('Vehicle', { exact: true }).selectOption({ label: '1971 Lancia Flaminia' });
  await expect(page).toHaveURL(`/service-schedules/vehicles/${gt}`);
  await page.goBack();
  await page.getByRole('button', { name: 'Activate By the book' }).dblclick();
  await expect(page.getByText('By the book is active: what is on it falls due.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Deactivate By the book' })).toBeVisible();

  await page.goto('/service-schedules/dashboard');
  const card = page.getByRole('article');
  await expect(card.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  const road = card.getByRole('list', { name: 'Templates by mileage' }).getByRole('link');
  await expect(road).toHaveText(['Valve clearance', 'Timing chain', 'Gearbox oil']);
  const refuse = await refuseOnce(page, belt);
  const status = card.getByLabel('Status of Timing chain');
  await status.selectOption('Completed');
  await expect(status).toHaveValue('Completed');
  refuse();
  await expect(card.getByRole('alert')).toHaveText('Failed to update template status');
  await expect(status).toHaveValue('Open');
  await status.selectOption('In Work');
  await expect(card.getByText('Timing chain is In Work')).toBeAttached();
  await page.reload();
  await expect(status).toHaveValue('In_Work');
  await expect(card.getByRole('link', { name: 'Complete Valve clearance' })).toBeVisible();

  await card.getByRole('link', { name: /^Manage/ }).click();
  page.once('dialog', (question) => {
    expect(question.message()).toBe('Are you sure you want to delete this service schedule?');
    void question.accept();
  });
  await submit(page, 'Delete Schedule');
  await expect(page).toHaveURL(`/vehicles/${fulvia}`);
  await page.goto(`/service-schedules/${schedule}`);
  await expect(heading(page, 'Service schedule not found')).toBeVisible();
});

test('of two tabs that manage a schedule the later save is told, and templates count as no change @thorough', async ({
  page,
  context,
  garage,
}) => {
  const car = await garage.vehicle(await garage.collection('The barn'));
  await garage.template('Brake fluid');
  const schedule = await garage.serviceSchedule(car, 'By the book');
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/service-schedules/${schedule}/manage`);
    await expect(tab.getByLabel(/^Name/)).toHaveValue('By the book');
  }
  await pick(page, '', ['Brake fluid']);
  await fillIn(page, { Name: 'Here' });
  await submit(page, 'Save Schedule');
  await expect(page).toHaveURL(`/service-schedules/vehicles/${car}`);

  await fillIn(other, { Name: 'There' });
  await submit(other, 'Save Schedule');
  await expect(other.getByText(/^This was changed elsewhere in the meantime/)).toBeVisible();
  await expect(other.getByLabel(/^Name/)).toHaveValue('There');
  await submit(other, 'Save Schedule');
  await expect(other.getByRole('link', { name: 'There', exact: true })).toBeVisible();
});

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Selects templates in the picker, in this order. */
async function pick(page: Page, search: string, names: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Add Templates' }).click();
  const picker = page.getByRole('dialog', { name: 'Add Templates' });
  await picker.getByLabel('Search').fill(search);
  for (const name of names) await picker.getByRole('checkbox', { name }).check();
  await picker.getByRole('button', { name: 'Add Selected Templates' }).dblclick();
  await expect(picker).toBeHidden();
}

/** Makes the next change of this template's status fail. @returns a function that sends the response */
async function refuseOnce(page: Page, template: number): Promise<() => void> {
  const gate = aGate();
  await page.route(
    `**/api/service-event-templates/${template}/status`,
    async (route) => {
      await gate.passed;
      await route.fulfill({ status: 500, json: {} });
    },
    { times: 1 },
  );
  return gate.open;
}
