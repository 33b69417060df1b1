import { expect, test, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import { aPerson, create, signedInAs, type Person } from '../src/person.js';

// One search finds records in every domain.
const WORD = 'Zephyr';

test.beforeEach(async ({ context, request }) => {
  const person = await aPerson();
  await fill(request, person);
  await signedInAs(context, person);
});

test('one text finds things of all domains, by keys alone, and nothing of it is loaded before', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  await page.goto('/profile');
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeEnabled();
  expect(files.filter((file) => /palette|mf-/.test(file))).toEqual([]);

  await page.keyboard.press('Control+k');
  await page.keyboard.type(WORD.toLowerCase());
  const groups = ['Vehicles', 'Collections', 'Parts', 'Service events', 'Event templates', 'Schedules', 'Issues'];
  for (const name of [...groups, 'Modifications', 'Track days'])
    await expect(group(page, name).getByRole('option').first()).toContainText(WORD);
  await expect(page.getByRole('status').filter({ hasText: '9 results' })).toBeAttached();

  await page.keyboard.press('End');
  await expect(page.getByRole('dialog').getByRole('option', { selected: true })).toContainText(`${WORD} Ring`);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `${WORD} roll bar` })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();

  await page.keyboard.press('Control+k');
  await expect(group(page, 'Recent').getByRole('option')).toContainText(`${WORD} roll bar`);
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(page.getByRole('main')).toBeFocused();
});

test('a service and a remote that are away are named, and the rest is found @thorough', async ({ page }) => {
  const service = /\/api\/service/;
  const records = /\/remotes\/mf-records\//;
  await page.route(service, (route) => route.fulfill({ status: 503, json: { msg: 'Away' } }));
  await page.route(records, (route) => route.abort());
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill(WORD);
  await expect(group(page, 'Vehicles').getByRole('option')).toContainText(WORD);
  const notice = page.getByRole('alert').filter({ hasText: 'Service and Other Records could not be reached.' });
  await expect(notice).toBeVisible();

  await page.unroute(service);
  await page.unroute(records);
  await notice.getByRole('button', { name: 'Try again' }).click();
  await expect(group(page, 'Service events').getByRole('option')).toContainText(`${WORD} tune-up`);
  await expect(group(page, 'Issues').getByRole('option')).toContainText(`${WORD} rattles`);
  await expect(notice).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the button opens a sheet over the whole page, and a touch leads on @thorough', async ({ page }) => {
    await page.goto('/vehicles');
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await field(page).fill('pump');
    const box = await page.getByRole('dialog', { name: 'Search' }).boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    await group(page, 'Parts').getByRole('option').tap();
    await expect(page.getByRole('heading', { level: 1, name: `${WORD} pump` })).toBeVisible();
    await expect(field(page)).toBeHidden();
  });
});

const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Search' });
const group = (page: Page, name: string): Locator =>
  page.getByRole('listbox').getByRole('group', { name, exact: true });

/** Creates one record of each kind with the word in its name. */
async function fill(request: APIRequestContext, person: Person): Promise<void> {
  const add = async (path: string, data: object) => (await create(person, path, data)).id;
  const collection_id = await add('/api/collections', { name: `${WORD} barn` });
  const car = { type: 'Car', make: 'Ford', model: WORD, year: 1954 };
  const vehicle_id = await add('/api/vehicles', { ...car, collection_id });
  const other = await add('/api/vehicles', { ...car, model: 'Consul', collection_id });
  await add('/api/parts', { vehicle_id, name: `${WORD} pump`, type: 'OEM' });
  const event = { type: 'Repair', status: 'Completed', date_performed: '2026-03-01' };
  await add('/api/service/events', { ...event, vehicle_id: other, name: `${WORD} tune-up` });
  await add('/api/service-event-templates', {
    name: `${WORD} service`,
    type: 'Repair',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 365,
  });
  await add('/api/service-schedules', { vehicle_id: other, name: `${WORD} plan` });
  await add('/api/issues', { vehicle_id, title: `${WORD} rattles` });
  await add('/api/modifications', { vehicle_id, name: `${WORD} roll bar`, category: 'Other', status: 'Planned' });
  await add('/api/track-days', { vehicle_id, track_name: `${WORD} Ring`, event_date: '2026-05-02' });
}
