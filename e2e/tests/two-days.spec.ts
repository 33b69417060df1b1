import { type BrowserContext, expect, type Locator, type Page, test as base } from '@playwright/test';
import { callPatiently } from '../src/api.js';
import { fillIn, submit } from '../src/form.js';
import { Garage } from '../src/garage.js';

import { aJpeg } from '../src/photos.js';
import { aPerson, type Person, signedInAs } from '../src/person.js';
import { aPdf } from '../src/tus.js';
import { thorough } from '../src/turn.js';
import { until } from '../src/until.js';

// ADR 126, as one journey: what a person writes in two days without a network arrives once, in order, when there is one.

const test = base.extend<{ person: Person; garage: Garage }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it which fixtures are wanted
  person: async ({}, use) => use(await aPerson()),
  garage: async ({ context, request, person }, use) => {
    await signedInAs(context, person);
    await use(new Garage(request, person));
  },
});
test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const DAY_MS = 24 * 3_600_000;
/** The moment when the line is back; both days are before it, since no service takes what is still ahead. */
const BACK = Date.now();
const daysAgo = (days: number): number => BACK - days * DAY_MS;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const [DAY_ONE, DAY_TWO] = [daysAgo(2), daysAgo(1)];

/** Everything that waits stands in the panel of the header, whichever page is open. */
async function allWaiting(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /waiting to be sent$/ }).click();
  return page.getByRole('dialog', { name: 'Not sent yet' }).getByRole('listitem');
}

const waiting = (page: Page) => page.getByRole('region', { name: 'Not sent yet' });
const row = (page: Page, title: string) => waiting(page).getByRole('listitem').filter({ hasText: title });

/** The person was online once: the worker keeps what they saw, and forms are ready. */
async function seeOnce(page: Page, addresses: readonly string[]): Promise<void> {
  await page.goto('/dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.goto('/dashboard');
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('carnet.offline-ready.')));
  for (const address of addresses) {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Opens a form, fills it in and saves it; its list shows that it waits. */
async function write(page: Page, form: string, fields: Record<string, string>, button: string): Promise<void> {
  await page.goto(form);
  await page.getByRole('button', { name: button, exact: true }).waitFor();
  await fillIn(page, fields);
  await submit(page, button);
}

async function logRepair(page: Page, vehicle: number, name: string): Promise<void> {
  await page.goto(`/service/events/new?vehicle_id=${vehicle}`);
  await page.getByRole('radio', { name: 'Repair' }).check();
  await fillIn(page, { 'Service name': name });
}

async function choose(page: Page, what: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const files = page.getByRole('region', { name: 'Photos and papers' });
  await files.scrollIntoViewIfNeeded();
  const choosing = page.waitForEvent('filechooser');
  await files.getByRole('button', { name: `Choose ${what}` }).click();
  await (await choosing).setFiles([file]);
  await expect(files.getByRole('listitem').filter({ hasText: file.name })).toBeVisible();
}

async function addReading(page: Page, vehicle: number, value: string): Promise<void> {
  await page.goto(`/vehicles/${vehicle}?tab=odometer`);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Add reading' }).first().click();
  await dialog.getByLabel(/^Odometer/).fill(value);
  await dialog.getByRole('button', { name: 'Add reading' }).click();
  await expect(dialog).toBeHidden();
}

async function dayOne(page: Page, { car, upcoming, clutch }: Things): Promise<void> {
  await logRepair(page, car, 'Brake fluid');
  const buffer = await aJpeg({ taken: '2024-05-01T10:00:00', hue: 40, width: 400, height: 300 });
  await choose(page, 'photos', { name: 'caliper.jpg', mimeType: 'image/jpeg', buffer });
  await choose(page, 'papers', { name: 'receipt.pdf', mimeType: 'application/pdf', buffer: aPdf('DOT 4, 12.00') });
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Brake fluid')).toContainText('Waiting to be sent');

  await write(page, `/fill-ups/new?vehicle_id=${car}`, { Odometer: '84,500', Amount: '35' }, 'Save Fill-up');
  await expect(waiting(page).getByRole('listitem')).toHaveCount(1);
  await addReading(page, car, '84520');
  await expect(row(page, '84,520 mi')).toContainText('Waiting to be sent');
  await write(page, `/issues/create?vehicle_id=${car}`, { Title: 'Oil stains the floor' }, 'Create Issue');
  await expect(row(page, 'Oil stains the floor')).toContainText('Waiting to be sent');
  await write(page, `/parts/new?vehicle_id=${car}`, { Name: 'Oil filter' }, 'Create Part');
  await expect(row(page, 'Oil filter')).toContainText('Waiting to be sent');

  await page.goto(`/service/events/${upcoming}`);
  await page.getByRole('group', { name: 'Change status' }).getByRole('button', { name: 'Completed' }).click();
  await expect(page.getByText('Kept on this device.').first()).toBeVisible();
  await write(page, `/service/events/${clutch}/edit`, { Notes: 'Slips in fourth' }, 'Update Service Event');
  await expect(row(page, 'Clutch')).toContainText('Change');
  await logRepair(page, car, 'Written by mistake');
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Written by mistake')).toBeVisible();
}

async function dayTwo(page: Page, { car, trackDay, session, set }: Things): Promise<void> {
  await page.goto('/service-history');
  await expect(row(page, 'Brake fluid')).toContainText('Waiting to be sent');
  // Its form is open again, with all that was typed.
  await row(page, 'Brake fluid').getByRole('link', { name: 'Open' }).click();
  await expect(page.getByLabel(/^Service name/)).toHaveValue('Brake fluid');
  await fillIn(page, { 'Service name': 'Brake fluid and pads' });
  await submit(page, 'Create Service Event');
  await expect(row(page, 'Brake fluid and pads')).toBeVisible();
  await row(page, 'Written by mistake').getByRole('button', { name: 'Throw away' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Throw away' }).click();
  await expect(row(page, 'Written by mistake')).toBeHidden();

  await write(page, `/fill-ups/new?vehicle_id=${car}`, { Odometer: '84,900', Amount: '32' }, 'Save Fill-up');
  await expect(waiting(page).getByRole('listitem')).toHaveCount(2);
  await page.goto(`/track-days/${trackDay}/edit`);
  await page.getByRole('textbox', { name: /^Report/ }).click();
  await page.keyboard.type('Rain from noon');
  await submit(page, 'Update Track Day');
  await expect(row(page, 'Brno')).toContainText('Waiting to be sent');
  await write(page, `/track-sessions/${session}/edit`, { Note: 'Wet' }, 'Update Session');
  await expect(row(page, 'Lakeside')).toContainText('Waiting to be sent');
  await page.goto(`/components/${set}`);
  await page.getByRole('link', { name: 'Read tread' }).click();
  await page.getByRole('group', { name: 'Front left' }).getByLabel('Middle').fill('6.5');
  await submit(page, 'Save');
  await expect(row(page, 'Tread · Winter wheels')).toContainText('Waiting to be sent');
}

interface Things {
  car: number;
  clutch: number;
  upcoming: number;
  template: number;
  trackDay: number;
  session: number;
  set: number;
}

async function aGarage(garage: Garage): Promise<Things> {
  const car = await garage.vehicle(await garage.collection('Barn'), { current_mileage: 84_000, odometer_unit: 'mi' });
  const clutch = await garage.serviceEvent(car, 'Clutch');
  const template = await garage.template('Oil change', { recurrence_time_interval: 100 });
  await garage.serviceSchedule(car, 'Care', { template_ids: [template] });
  const oil = { type: 'Regular Maintenance', template_id: template };
  await garage.serviceEvent(car, 'Oil change', { ...oil, status: 'Completed', date_performed: dayOf(daysAgo(150)) });
  const upcoming = await garage.serviceEvent(car, 'Oil change', {
    ...{ ...oil, status: 'Upcoming', date_performed: dayOf(DAY_ONE) },
  });
  const trackDay = await garage.trackDay(car, 'Brno');
  const session = await garage.session(car, { driven_on: '2026-05-03', track: 'Lakeside' });
  const set = await garage.set('Winter wheels', { tyres: [{ position: 'front-left' }, { position: 'front-right' }] });
  await garage.mount(set, car, { from_on: '2026-01-10', positions: ['front-left', 'front-right'] });
  await garage.fillUp(car, {
    ...{ filled_on: dayOf(daysAgo(9)), odometer: 84_000, energy: 'petrol', amount: 30, unit: 'l', total: 50 },
    full: true,
  });
  return { car, clutch, upcoming, template, trackDay, session, set };
}

async function read<T>({ token }: Person, path: string): Promise<T> {
  return (await callPatiently({ path, token })).json<T>();
}

interface Due {
  template_id: number;
  status: string;
  due_date: string;
}

async function everythingIsThereOnce(person: Person, things: Things): Promise<void> {
  const { car, clutch, upcoming, trackDay, session, set } = things;
  const events = await read<{ id: number; name: string; status: string; notes: string | null }[]>(
    person,
    '/api/service/events',
  );
  expect(events.map(({ name }) => name).toSorted()).toEqual([
    ...['Brake fluid and pads', 'Clutch', 'Oil change', 'Oil change'],
  ]);
  expect(events.find(({ id }) => id === clutch)).toMatchObject({ notes: 'Slips in fourth' });
  expect(events.find(({ id }) => id === upcoming)).toMatchObject({ status: 'Completed' });
  const brakes = events.find(({ name }) => name === 'Brake fluid and pads')!;
  for (const kind of ['photos', 'documents'])
    await until(`its ${kind} are there`, async () => {
      const files = await read<unknown[]>(person, `/api/${kind}?subject=service-event:${brakes.id}`);
      return files.length === 1;
    });
  expect(await read(person, '/api/issues')).toMatchObject([{ title: 'Oil stains the floor', vehicle_id: car }]);
  expect(await read(person, '/api/parts')).toMatchObject([{ name: 'Oil filter', vehicle_id: car }]);
  const days = await read<{ report: string }>(person, `/api/track-days/${trackDay}`);
  expect(days.report).toContain('Rain from noon');
  expect(await read(person, `/api/track-sessions/${session}`)).toMatchObject({ note: 'Wet' });
  expect(await read(person, `/api/usage/entries?component_id=${set}`)).toMatchObject([{ kind: 'tread' }]);
}

async function figuresAreRight(person: Person, { car, template }: Things): Promise<void> {
  // In the order in which they were written: the second would be refused, or be of another distance, before the first.
  const fillUps = await read<{ id: number; odometer: number }[]>(person, `/api/fill-ups/vehicles/${car}`);
  const written = fillUps.toSorted((one, other) => one.id - other.id).map(({ odometer }) => odometer);
  expect(written).toEqual([84_000, 84_500, 84_900]);
  const { energies } = await read<{ energies: { outcomes: { distance: number | null }[] }[] }>(
    person,
    `/api/fill-ups/vehicles/${car}/consumption`,
  );
  const distances = energies[0]!.outcomes.map(({ distance }) => distance).filter((distance) => distance);
  expect(distances.toSorted()).toEqual([400, 500]);
  const ledger = await read<{ readings: { id: number; value: number; source: string }[] }>(
    person,
    `/api/vehicles/${car}/odometer`,
  );
  const byHand = ledger.readings.filter(({ source }) => source === 'by-hand');
  expect(byHand.toSorted((one, other) => one.id - other.id).map(({ value }) => value)).toEqual([84_520, 84_950]);
  // Overdue before, and not for a hundred days from the day on which it was ticked.
  await until('what is due follows', async () => {
    const due = await read<Due[]>(person, `/api/service/due?vehicle_id=${car}`);
    const oil = due.filter(({ template_id }) => template_id === template);
    return oil.length === 1 && oil[0]!.due_date === dayOf(DAY_ONE + 100 * DAY_MS);
  });
}

/** A tab of its own, with the clock that the device then has. */
async function openedAt(context: BrowserContext, time: number): Promise<Page> {
  const page = await context.newPage();
  await page.clock.setSystemTime(time);
  return page;
}

test(
  'two days without a network arrive once, in order, with files at their events and figures that are right',
  thorough,
  async ({ context, person, garage }) => {
    const things = await aGarage(garage);
    const { car, clutch, upcoming, trackDay, session, set } = things;
    const first = await openedAt(context, DAY_ONE);
    await seeOnce(first, [
      ...[`/service/events/${upcoming}`, `/service/events/${clutch}/edit`, `/track-days/${trackDay}/edit`],
      ...[`/track-sessions/${session}/edit`, `/components/${set}`, `/vehicles/${car}?tab=odometer`],
    ]);
    await context.setOffline(true);
    await dayOne(first, things);
    await first.close();

    // The phone's clock is a day ahead for a while.
    const ahead = await openedAt(context, DAY_TWO + DAY_MS);
    await dayTwo(ahead, things);
    await ahead.close();
    const second = await openedAt(context, DAY_TWO);
    await addReading(second, car, '84950');
    await expect(row(second, '84,950 mi')).toBeVisible();
    await expect(await allWaiting(second)).toHaveCount(12);
    await second.keyboard.press('Escape');
    expect(await read<unknown[]>(person, '/api/issues'), 'nothing has left the phone').toEqual([]);

    await second.clock.setSystemTime(BACK);
    await context.setOffline(false);
    await expect(second.getByRole('button', { name: /waiting to be sent$/ })).toBeHidden();
    await everythingIsThereOnce(person, things);
    await figuresAreRight(person, things);
    await second.goto('/service-history');
    await expect(second.getByRole('link', { name: 'Brake fluid and pads' })).toBeVisible();
    await expect(waiting(second)).toBeHidden();
  },
);
