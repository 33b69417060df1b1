import { expect, type Locator, type Page } from '@playwright/test';
import { callPatiently, register } from '../src/api.js';
import { choose, fillIn, submit } from '../src/form.js';
import { type Garage, test } from '../src/garage.js';
import { follow } from '../src/menu.js';
import { atWidth } from '../src/width.js';

const heading = (page: Page, name: string): Locator => page.getByRole('heading', { level: 1, name, exact: true });
/** A section of the page by its heading. */
const at = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

async function cars(garage: Garage): Promise<[number, number]> {
  const barn = await garage.collection('The barn');
  const km = { odometer_unit: 'km' };
  return [
    await garage.vehicle(barn, { ...km, nickname: 'Fulvia', current_mileage: 84_000 }),
    await garage.vehicle(barn, { ...km, nickname: 'Flavia', current_mileage: 31_000 }),
  ];
}

test('winter wheels of two cars in one cellar are mounted, taken off, and know what they ran', async ({
  page,
  garage,
}) => {
  const [fulvia, flavia] = await cars(garage);
  await page.goto('/dashboard');
  await follow(page, 'Other Records', 'Tyres');
  await page.getByRole('link', { name: 'Add Tyres' }).first().click();
  await fillIn(page, { Name: 'Winter wheels', Size: '165 HR 14', 'Where it lies': 'Cellar' });
  await page.getByLabel('DOT of tyre 1').fill('238');
  await submit(page, 'Save');
  await expect(page.getByText('Say of which decade tyre 1 is').first()).toBeVisible();
  await page.getByLabel('Decade of tyre 1').selectOption('The nineties');
  await submit(page, 'Save');
  await expect(heading(page, 'Winter wheels')).toBeVisible();
  await expect(page.getByText('165 HR 14: 165 mm wide', { exact: false })).toBeVisible();

  const set = Number(page.url().split('/').at(-1));
  const winter = async (vehicle: number, days: [string, string], mileages: [number, number]) => {
    await page.getByRole('link', { name: 'Mount', exact: true }).click();
    await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption(String(vehicle));
    await fillIn(page, { Date: days[0], Odometer: String(mileages[0]) });
    await submit(page, 'Save');
    await page.getByRole('link', { name: 'Take off' }).click();
    await fillIn(page, { Date: days[1], Odometer: String(mileages[1]) });
    await submit(page, 'Save');
    await expect(page.getByRole('link', { name: 'Mount', exact: true })).toBeVisible();
  };
  await winter(fulvia, ['2023-11-04', '2024-04-06'], [70_000, 73_000]);
  await winter(flavia, ['2024-11-02', '2025-03-29'], [28_000, 29_500]);
  await expect(at(page, 'Behind it')).toContainText('2,796 mi');
  await expect(at(page, 'Through time').getByRole('listitem')).toHaveCount(2);
  await expect(at(page, 'Through time')).toContainText('Fulvia');

  await page.goto('/tyres');
  await expect(page.getByRole('row').filter({ hasText: 'Winter wheels' })).toContainText('Cellar');
  await expect(page.getByRole('row').filter({ hasText: 'Winter wheels' })).toContainText('2,796 mi');
  expect(set).toBeGreaterThan(0);
});

test('the price of two tyres counts once, for the vehicle on which they were first @thorough', async ({
  page,
  garage,
}) => {
  const [fulvia, flavia] = await cars(garage);
  await page.goto('/components/new?group=tyres');
  await fillIn(page, { Name: 'Pirelli MT 60', 'Bought on': '2025-03-01', Price: '240' });
  await page.getByLabel('How many').selectOption('2');
  await expect(page.getByLabel('Tyre 1', { exact: true })).toHaveValue('front');
  await expect(page.getByLabel('Tyre 2', { exact: true })).toHaveValue('rear');
  await submit(page, 'Save');
  await expect(heading(page, 'Pirelli MT 60')).toBeVisible();
  const set = Number(page.url().split('/').at(-1));
  await page.goto('/insights');
  await expect(page.getByText('No costs yet.')).toBeVisible();
  await garage.mount(set, flavia, { from_on: '2025-03-10', to_on: '2025-10-01' });
  await garage.mount(set, fulvia, { from_on: '2026-03-01' });
  await page.goto('/insights');
  const costs = page
    .getByRole('table', { name: 'Costs by vehicle' })
    .getByRole('row')
    .filter({ has: page.getByRole('link') });
  await expect(costs).toContainText(['$240.00']);
  await expect(costs.getByRole('link')).toHaveAttribute('href', `/vehicles/${flavia}?tab=costs`);
  await expect(page.getByText('The price of tyres and components counts on the day', { exact: false })).toBeVisible();
  await page.getByLabel('Kind', { exact: true }).selectOption('Tyres and components');
  await expect(costs).toContainText(['$240.00']);
});

test('what is on a car is on its page, and what is in the way comes off with it @thorough', async ({
  page,
  garage,
}) => {
  const [fulvia] = await cars(garage);
  const [winter, summer] = [await garage.set('Winter wheels'), await garage.set('Summer wheels')];
  await garage.mount(winter, fulvia, { from_on: '2025-11-01', from_mileage: 80_000 });
  await page.goto(`/components/${summer}`);
  await page.getByRole('link', { name: 'Mount', exact: true }).click();
  await page.getByRole('combobox', { name: /^Vehicle/ }).selectOption(String(fulvia));
  await fillIn(page, { Date: '2026-04-01', Odometer: '83,000' });
  await page.getByLabel('Take off what is there now').uncheck();
  await submit(page, 'Save');
  await expect(page.getByText(/Winter wheels is at that position at that time/).first()).toBeVisible();
  await page.getByLabel('Take off what is there now').check();
  await submit(page, 'Save');
  await expect(heading(page, 'Summer wheels')).toBeVisible();
  await page.goto(`/vehicles/${fulvia}`);
  await expect(at(page, 'What is on it')).toContainText('Summer wheels');
  await expect(at(page, 'What is on it')).not.toContainText('Winter wheels');
  await page.goto(`/components/${winter}`);
  await expect(at(page, 'Behind it')).toContainText('1,864 mi');
});

for (const width of [1440, 390])
  test(`tyres are rotated and their tread is read, ${width} px wide @thorough`, async ({ page, garage }) => {
    const [fulvia] = await cars(garage);
    const set = await garage.set('Winter wheels', { limits: [{ by: 'tread', value: 4, unit: 'mm' }] });
    await garage.mount(set, fulvia, { from_on: '2024-11-01', from_mileage: 60_000 });
    await atWidth(page, width);
    const tread = async (day: string, mileage: string, depth: string) => {
      await page.goto(`/components/${set}`);
      await page.getByRole('link', { name: 'Read tread' }).click();
      await choose(page, 'Unit', 'mm');
      await fillIn(page, { Date: day, Odometer: mileage });
      await page.getByRole('group', { name: 'Front left' }).getByLabel('Middle').fill(depth);
      await submit(page, 'Save');
      await expect(heading(page, 'Winter wheels')).toBeVisible();
    };
    await tread('2024-11-01', '60000', '8');
    await expect(at(page, 'Tread')).toContainText('A second reading says how fast it wears.');
    await tread('2025-11-01', '80000', '6');
    await expect(at(page, 'Tread')).toContainText('12,427 mi left');
    await page.getByRole('link', { name: 'Rotate' }).click();
    await choose(page, 'Pattern', 'Crosswise');
    await fillIn(page, { Date: '2025-12-01', Odometer: '81000' });
    await submit(page, 'Save');
    await expect(page.getByText('Tyres changed places')).toBeVisible();
    await expect(at(page, 'Tread')).toContainText('Rear right');
  });

test('an engine that was rebuilt keeps its first life @thorough', async ({ page, garage }) => {
  const [fulvia] = await cars(garage);
  await page.goto('/components/new?group=others');
  await fillIn(page, { Name: '818.302', 'Made on': '1968-05-01' });
  await submit(page, 'Save');
  await expect(heading(page, '818.302')).toBeVisible();
  const engine = Number(page.url().split('/').at(-1));
  await garage.mount(engine, fulvia, {
    from_on: '2000-01-01',
    from_mileage: 10_000,
    to_on: '2010-01-01',
    to_mileage: 40_000,
  });
  await page.reload();
  await page.getByRole('link', { name: 'Rebuilt' }).click();
  await fillIn(page, { Date: '2011-01-01' });
  await submit(page, 'Save');
  await expect(at(page, 'Behind it')).toContainText('18,641 mi');
  await expect(at(page, 'Behind it').getByRole('listitem')).toHaveCount(2);
});

test("somebody else's tyres are not there @thorough", async ({ page, garage }) => {
  const stranger = await register();
  const body = { kind: 'tyres', name: 'Theirs' };
  const asked = { method: 'POST', path: '/api/usage/components', token: stranger.token, body } as const;
  const set = (await callPatiently(asked)).json<{ id: number }>().id;
  for (const path of [`/api/usage/components/${set}`, `/api/usage/components/${set}/life`])
    expect((await garage.read(path)).status, path).toBe(404);
  await page.goto(`/components/${set}`);
  await expect(heading(page, 'Component not found')).toBeVisible();
});
