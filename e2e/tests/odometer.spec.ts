import { expect, type Locator, type Page } from '@playwright/test';
import { fillIn, submit } from '../src/form.js';
import { test } from '../src/garage.js';
import { aPerson, create } from '../src/person.js';
import { until } from '../src/until.js';
import { atOneWidth } from '../src/turn.js';

const SCREENS = { 'a wide screen': { width: 1440, height: 900 }, 'a phone': { width: 390, height: 844 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });
const panel = (page: Page, name: string | RegExp) => page.getByRole('region', { name });
/** A figure of the summary, by its label. */
const figure = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::*[1]');
const row = (page: Page, day: string) => panel(page, 'Readings').getByRole('row').filter({ hasText: day });

/** True if nothing covers it, as a form's bar may on a phone. */
const isUncovered = (text: Locator): Promise<boolean> =>
  text.evaluate((said) => {
    const { left, top, bottom } = said.getBoundingClientRect();
    return [top + 1, bottom - 1].every((y) => said.contains(document.elementFromPoint(left + 5, y)));
  });

async function addReading(page: Page, values: { Date: string; Odometer: string }): Promise<void> {
  await page.getByRole('button', { name: 'Add Reading', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Add a reading' });
  await dialog.getByLabel(/^Date/).fill(values.Date);
  await dialog.getByLabel(/^Odometer/).fill(values.Odometer);
  await dialog.getByRole('button', { name: 'Add Reading' }).click();
  await expect(dialog).toBeHidden();
}

for (const [name, viewport] of Object.entries(SCREENS))
  test.describe(`the odometer on ${name}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('what was turned back is explained by a new instrument, and the distance covered is right then', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await page.goto(`/vehicles/${car}?tab=odometer`);
      await expect(page.getByText('No readings yet.')).toBeVisible();
      await addReading(page, { Date: '2023-04-01', Odometer: '88,000' });
      await addReading(page, { Date: '2025-03-01', Odometer: '3,000' });
      await expect(page.getByRole('img', { name: '3,000 miles', exact: true })).toBeVisible();
      const found = panel(page, /^To explain/);
      await expect(found).toContainText('It showed 88,000 mi on Apr 1, 2023, and then 3,000 mi on Mar 1, 2025.');
      await expect(figure(page, 'Distance covered')).toContainText('At least 0 mi');

      await found.getByRole('button', { name: /^Explain turned back/ }).click();
      const dialog = page.getByRole('dialog', { name: 'What happened?' });
      await dialog.getByRole('combobox', { name: 'What happened' }).selectOption('Instrument replaced');
      await fillIn(page, { Day: '2024-02-10', 'Old instrument showed last': '88,500' });
      await dialog.getByLabel('How do you know?').fill('Invoice 12');
      await expect(dialog.getByLabel(/^New one showed first/)).toHaveValue('0');
      await submit(page, 'Save Explanation');
      await expect(found).toBeHidden();
      await expect(figure(page, 'Distance covered')).toContainText('3,500 mi');
      const said = panel(page, 'Explanations');
      await expect(said).toContainText('On Feb 10, 2024, last 88,500 mi, then first 0 mi');
      await expect(said).toContainText('Explains: turned back.');

      await said.getByRole('button', { name: /^Take back/ }).click();
      await expect(found).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(found).toBeHidden();
      await expect(said).toContainText('Invoice 12');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });

    test('a track day brings a reading that leads back to it, and leaves the mileage of the vehicle alone @thorough', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { current_mileage: 41_000 });
      await page.goto(`/track-days/new?vehicle_id=${car}`);
      await expect(page.getByText('Last known: 41,000 mi')).toBeVisible();
      await fillIn(page, { 'Event date': '2024-05-09', 'Track or facility name': 'Monza', Mileage: '41,350' });
      await submit(page, 'Create Track Day');
      await expect(page.getByRole('term').filter({ hasText: 'Mileage' })).toBeVisible();
      await expect(page.getByText('41,350 mi')).toBeVisible();

      await page.goto(`/vehicles/${car}?tab=odometer`);
      await expect(row(page, 'May 9, 2024')).toContainText('41,350 mi');
      await expect(row(page, 'May 9, 2024')).toContainText('by you');
      await expect(page.getByRole('img', { name: '41,000 miles', exact: true })).toBeVisible();
      await row(page, 'May 9, 2024').getByRole('link', { name: 'Monza' }).click();
      await expect(heading(page, 'Monza')).toBeVisible();
      await page.getByRole('link', { name: 'Edit' }).click();
      await fillIn(page, { Mileage: '' });
      await submit(page, 'Update Track Day');
      // Leaving the page during a save would abort the request.
      await page.waitForURL(/\/track-days\/\d+$/);
      await page.goto(`/vehicles/${car}?tab=odometer`);
      await expect(panel(page, 'Readings')).toContainText("Vehicle's form");
      await expect(row(page, 'May 9, 2024')).toBeHidden();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    });

    test('a mileage that is far from the expected one is asked about and passes; the vehicle follows its correction and its end @thorough', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'), { current_mileage: 150_000 });
      const shown = async () => (await garage.read(`/api/vehicles/${car}`)).thing.current_mileage;
      await page.goto(`/service/events/new?vehicle_id=${car}`);
      await fillIn(page, { 'Service name': 'Oil change' });
      const mileage = page.getByLabel(/^Mileage at service/);
      // Scrolls so that the field is just above the phone's bar, which then covers the text below it.
      await mileage.evaluate((field) => window.scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 70));
      await mileage.fill('301464');
      const question = '301,464 is 150,000 more than expected. Typing error?';
      await expect(page.getByLabel(/^Mileage at service/)).toHaveAccessibleDescription(question);
      await expect.poll(() => isUncovered(page.getByText(question))).toBe(true);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await submit(page, 'Create Service Event');
      await page.waitForURL(/\/service\/events\/\d+$/);
      await until('the vehicle shows what the event says', async () => (await shown()) === 301_464);
      await page.getByRole('link', { name: 'Edit', exact: true }).click();
      await fillIn(page, { 'Mileage at service': '154754' });
      await submit(page, 'Update Service Event');
      await page.waitForURL(/\/service\/events\/\d+$/);
      await until('the vehicle shows the correction', async () => (await shown()) === 154_754);
      const event = page.url().split('/').at(-1)!;
      await garage.remove(`/api/service/events/${event}`);
      await until('the vehicle shows what was left', async () => (await shown()) === 150_000);
    });

    test('a typing error of a service event is corrected, and what was written stays in sight @thorough', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await garage.serviceEvent(car, 'Valves set', { date_performed: '2024-05-01', mileage_at_service: 41_200 });
      const wrong = { date_performed: '2024-05-20', mileage_at_service: 418_000, status: 'Completed' };
      await garage.serviceEvent(car, 'Oil change', wrong);
      const found = async () => (await garage.read(`/api/vehicles/${car}/odometer`)).thing.findings;
      await until('the ledger has heard of both events', async () => ((await found()) as unknown[]).length === 1);
      await page.goto(`/vehicles/${car}?tab=odometer`);
      await page.getByRole('button', { name: /^Explain too fast to be true/ }).click();
      await page.getByRole('combobox', { name: 'What happened' }).selectOption('Typing error');
      await fillIn(page, { 'The right value': '41,800' });
      await submit(page, 'Save Explanation');
      await expect(page.getByRole('img', { name: '41,800 miles', exact: true })).toBeVisible();
      const corrected = row(page, 'May 20, 2024');
      await expect(corrected).toContainText('Corrected');
      await expect(corrected.getByText('418,000 mi')).toBeVisible();
      await expect(corrected.getByRole('link', { name: 'Oil change' })).toBeVisible();
      await expect(panel(page, 'Explanations')).toContainText('41,800 mi on May 20, 2024, not 418,000 mi');
    });

    test('a reading by hand is changed and deleted, and comes back; the chart says each by keys @thorough', async ({
      page,
      garage,
    }) => {
      const car = await garage.vehicle(await garage.collection('Italian'));
      await page.goto(`/vehicles/${car}?tab=odometer`);
      await addReading(page, { Date: '2024-04-01', Odometer: '10000' });
      await addReading(page, { Date: '2025-04-01', Odometer: '13650' });
      await page.getByLabel('Expected on').fill('2024-04-11');
      await expect(figure(page, 'Expected on')).toContainText('10,100 mi');

      const slider = page.getByRole('slider', { name: 'Reading 2 of 2' });
      await slider.press('ArrowLeft');
      await expect(page.getByRole('slider', { name: 'Reading 1 of 2' })).toHaveAttribute(
        'aria-valuetext',
        'Apr 1, 2024: 10,000\u00a0mi, By hand',
      );

      await page.getByRole('button', { name: 'Edit 13,650 mi on Apr 1, 2025' }).click();
      const dialog = page.getByRole('dialog', { name: 'Edit the reading' });
      await dialog.getByLabel(/^Odometer/).fill('13560');
      await dialog.getByRole('button', { name: 'Save Reading' }).click();
      await expect(row(page, 'Apr 1, 2025')).toContainText('13,560 mi');
      await expect(row(page, 'Apr 1, 2025').getByText('13,650 mi')).toBeVisible();

      await page.getByRole('button', { name: 'Delete 13,560 mi on Apr 1, 2025' }).click();
      await expect(row(page, 'Apr 1, 2025')).toBeHidden();
      await expect(page.getByRole('img', { name: '10,000 miles', exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(row(page, 'Apr 1, 2025')).toContainText('13,560 mi');
      await expect(row(page, 'Apr 1, 2025').getByText('13,650 mi')).toBeVisible();
    });
  });

test("another's vehicle is not found", async ({ page, garage }) => {
  const stranger = await aPerson();
  const { id: collection_id } = await create(stranger, '/api/collections', { name: 'Theirs' });
  const vehicle = { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'GT', year: 1969 };
  const { id } = await create(stranger, '/api/vehicles', vehicle);
  await page.goto(`/vehicles/${id}?tab=odometer`);
  await expect(heading(page, 'Vehicle not found')).toBeVisible();
  expect((await garage.read(`/api/vehicles/${id}/odometer`)).status).toBe(404);
});

test('what is typed of a reading survives Escape pressed twice, and a reload @thorough', async ({ page, garage }) => {
  const car = await garage.vehicle(await garage.collection('Italian'));
  await page.goto(`/vehicles/${car}?tab=odometer`);
  const dialog = page.getByRole('dialog', { name: 'Add a reading' });
  const open = () => page.getByRole('button', { name: 'Add Reading', exact: true }).first().click();
  await open();
  await dialog.getByLabel('Note').fill('Workshop sheet');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /^Leave/ });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(dialog.getByLabel('Note')).toHaveValue('Workshop sheet');

  page.once('dialog', (asked) => void asked.accept());
  await page.reload();
  await open();
  await expect(dialog.getByLabel('Note')).toHaveValue('Workshop sheet');
  await dialog.getByLabel(/^Odometer/).fill('88,000');
  await dialog.getByRole('button', { name: 'Add Reading' }).click();
  await expect(dialog).toBeHidden();
  await open();
  await expect(dialog.getByLabel('Note')).toHaveValue('');
});
