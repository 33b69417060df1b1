import { expect, type Locator, type Page } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { fillIn, submit } from '../src/form.js';
import { type Garage, test } from '../src/garage.js';
import { thorough } from '../src/turn.js';
import { atWidth } from '../src/width.js';

const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { level: 1, name });
/** A section of the page by its heading. */
const at = (page: Page, name: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

const DAY_MS = 86_400_000;
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

const km = { odometer_unit: 'km' };
const aCar = async (garage: Garage, more: object = {}): Promise<number> =>
  garage.vehicle(await garage.collection('The barn'), { ...km, ...more });

for (const { width, turn } of [
  { width: 1440, turn: {} },
  { width: 390, turn: thorough },
]) {
  test(
    `a trackday car on a trailer: its sessions are what its tyres and pads ran, ${width} px`,
    turn,
    async ({ page, garage }) => {
      const car = await aCar(garage, { nickname: 'Trailer queen' });
      const [slicks, pads] = [await garage.set('Slicks'), await garage.component('brake-pads', 'DS2500')];
      for (const one of [slicks, pads]) await garage.mount(one, car, { from_on: '2026-01-10' });
      const day = await garage.trackDay(car, 'Lakeside', { event_date: '2026-05-03' });
      const first = await garage.session(car, { driven_on: '2026-05-03', track: 'Lakeside', distance: 42_000 });
      await atWidth(page, width);
      await page.goto(`/track-sessions/${first}`);
      await expect(at(page, 'What it counts for')).toContainText('DS2500');
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('The car’s odometer ran').uncheck();
      await fillIn(page, { Note: 'New pads bedded in' });
      await submit(page, 'Update Session');
      await expect(page.getByText('The odometer did not run')).toBeVisible();
      await expect(page.getByText('New pads bedded in')).toBeVisible();

      await page.goto(`/components/${pads}`);
      await expect(at(page, 'Behind it')).toContainText('26 mi');
      await expect(at(page, 'Behind it')).toContainText('1 session');
      await expect(at(page, 'Behind it')).not.toContainText('at least');

      await page.goto(`/track-days/${day}`);
      await page.getByRole('link', { name: 'What it took' }).click();
      await expect(heading(page, 'What it took')).toBeVisible();
      await expect(at(page, 'Used that day')).toContainText('Slicks');
      await expect(at(page, 'What to look at')).toContainText('Read the tread of Slicks');
      expect(await violationsOf(page)).toEqual([]);

      await page.goto('/track-sessions');
      await expect(page.getByRole('row').filter({ hasText: 'Lakeside' })).toContainText('Trailer queen');
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test(
    `a harness that runs out before a race is told of before it, ${width} px @thorough`,
    turn,
    async ({ page, garage }) => {
      const car = await aCar(garage, { nickname: 'Racer' });
      const harness = await garage.component('harness', 'Sabelt', {
        limits: [{ by: 'label', until: inDays(100), source: 'FIA 8853-2016' }],
      });
      await garage.mount(harness, car, { from_on: '2026-01-10' });
      const race = inDays(160);
      const day = await garage.trackDay(car, 'Mugello', { event_date: race });
      await atWidth(page, width);
      await page.goto(`/track-days/${day}`);
      await page.getByRole('link', { name: 'Ready for the day?' }).click();
      await expect(heading(page, 'Ready for the day?')).toBeVisible();
      await expect(page.getByText('Not good for that day')).toBeVisible();
      await expect(at(page, 'What is on it')).toContainText('Sabelt');
      await expect(at(page, 'Service until then')).toContainText('No service is due by then.');
      await expect(at(page, 'Papers until then')).toContainText('No paper runs out by then.');

      await page.getByRole('checkbox', { name: 'Tow hook' }).check();
      await expect(page.getByText('1 of 8 done')).toBeVisible();
      await page.getByLabel('Another thing').fill('Fire extinguisher pin out');
      await page.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(page.getByText('1 of 9 done')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('checkbox', { name: 'Tow hook' })).toBeChecked();
      await expect(page.getByRole('checkbox', { name: 'Fire extinguisher pin out' })).not.toBeChecked();
      expect(await violationsOf(page)).toEqual([]);
    },
  );

  test(
    `an engine that was rebuilt and went into another chassis knows where it was, ${width} px @thorough`,
    turn,
    async ({ page, garage }) => {
      const [fulvia, flavia] = [await aCar(garage, { nickname: 'Fulvia' }), await aCar(garage, { nickname: 'Flavia' })];
      const [engine, later] = [
        await garage.component('engine', '818.302'),
        await garage.component('engine', '818.303'),
      ];
      const earlier = await garage.component('engine', '818.100');
      await garage.mount(earlier, fulvia, { from_on: '1971-05-01', to_on: '1980-01-01' });
      await garage.mount(engine, fulvia, {
        from_on: '1980-01-01',
        from_mileage: 10_000,
        to_on: '2010-01-01',
        to_mileage: 40_000,
      });
      await garage.mount(later, fulvia, { from_on: '2010-01-01' });
      await garage.entry(engine, { kind: 'rebuild', happened_on: '2011-01-01' });
      await garage.mount(engine, flavia, { from_on: '2012-01-01', from_mileage: 5_000 });
      await atWidth(page, width);
      await page.goto(`/components/${engine}`);
      const where = at(page, 'Where it was');
      await expect(where.getByRole('listitem')).toHaveCount(2);
      await expect(where.getByRole('listitem').first()).toContainText('Fulvia');
      await expect(where).toContainText('Before it: 818.100');
      await expect(where).toContainText('After it: 818.303');
      await expect(where.getByRole('listitem').last()).toContainText('still there');
      expect(await violationsOf(page)).toEqual([]);
      await where.getByRole('link', { name: 'The car that day' }).first().click();
      await expect(heading(page, /As it was on Jan 1, 1980/)).toBeVisible();
      await expect(at(page, 'What was mounted')).toContainText('818.302');
      await expect(page).toHaveURL(/on=1980-01-01/);
    },
  );

  test(
    `a buyer asks how old the tyres were, and what the car was on any day, ${width} px @thorough`,
    turn,
    async ({ page, garage }) => {
      const car = await aCar(garage, { nickname: 'Giulia', color: 'Green', birth_date: '1973-04-02' });
      await garage.owner(car, 'Rosa Bianchi', { from_date: '1999-05-01', to_date: '2020-03-01' });
      await garage.serviceEvent(car, 'Oil', {
        status: 'Completed',
        date_performed: '2018-01-05',
        mileage_at_service: 84_000,
      });
      await garage.serviceEvent(car, 'Oil', {
        status: 'Completed',
        date_performed: '2020-01-05',
        mileage_at_service: 91_000,
      });
      await garage.modification(car, 'Roll bar', { status: 'Completed', completion_date: '2015-05-01' });
      const set = await garage.set('Winter wheels', { made_on: '2015-03-09' });
      await garage.mount(set, car, { from_on: '2018-11-01' });
      await atWidth(page, width);
      await page.goto(`/vehicles/${car}/as-of?on=2019-06-01`);
      await expect(heading(page, 'As it was on Jun 1, 2019')).toBeVisible();
      const known = at(page, 'What is known of it');
      await expect(known).toContainText('Between 84,000 km and 91,000 km');
      await expect(known).toContainText('Rosa Bianchi');
      await expect(known).toContainText('Not known; Green since it was recorded');
      await expect(known).toContainText('46 years');
      await expect(at(page, 'What was mounted')).toContainText('4 years old then');
      await expect(at(page, 'Modifications in force')).toContainText('Roll bar');
      await expect(at(page, 'Photos of the time')).toContainText('No photo is known');
      expect(await violationsOf(page)).toEqual([]);

      await page.getByRole('button', { name: 'Change before' }).click();
      await expect(heading(page, 'As it was on Jan 5, 2018')).toBeVisible();
      await expect(page).toHaveURL(/on=2018-01-05/);
      await expect(at(page, 'What was mounted')).toContainText('Nothing is known');
      await page.getByLabel('Day in its history').press('ArrowLeft');
      await expect(page).toHaveURL(/on=2018-01-04/);
      await page.getByLabel('Day in its history').press('Home');
      await expect(heading(page, 'As it was on Apr 2, 1973')).toBeVisible();
      await expect(known).toContainText('At most 84,000 km');
    },
  );
}

test('nobody sees another’s day, list or car of a day @thorough', async ({ page, garage }) => {
  const car = await aCar(garage);
  await page.goto(`/track-sessions/day?vehicle_id=${car + 100_000}&on=2026-05-03`);
  await expect(heading(page, /./)).toBeVisible();
  for (const path of ['day', 'checks'])
    expect((await garage.read(`/api/usage/vehicles/${car + 100_000}/${path}?on=2026-05-03`)).status).toBe(404);
});
