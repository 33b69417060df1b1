import { expect, type Page } from '@playwright/test';
import { SAMPLES } from '../../mf-service/src/testing/import-samples.js';
import { test } from '../src/garage.js';
import { thorough } from '../src/turn.js';
import { until } from '../src/until.js';

/** Sample files of a product, by index, and what a person sees after the import. */
interface Journey {
  product: keyof typeof SAMPLES;
  files: number[];
  /** Year, make and model. Values missing in the files are typed. */
  vehicle: string;
  /** A second vehicle in the files that is not imported. */
  leaves?: RegExp;
  imported: string;
  /** Mileage as shown on the vehicle's page. */
  mileage: string;
  event: [name: string, day: string, cost: string];
  /** Fill-ups: number, total amount and cost of an energy, and the newest one. */
  fuel: { count: string; energy: string; filled: string; spent: string; last: [title: string, day: string] };
  /** Plans that are due next on a schedule of the vehicle. */
  due?: string[];
  /** A year on the dashboard's card. */
  costs?: string;
}

const TYPED = { Make: 'Lancia', Model: 'Fulvia', Year: '1971' };
const FULVIA = '1971 Lancia Fulvia';
const FIAT = '2011 Fiat 500';

const JOURNEYS: Journey[] = [
  {
    ...{ product: 'Spritmonitor', files: [1, 0], vehicle: FULVIA, mileage: '52,800 kilometers' },
    imported: 'Imported 1 service event, 5 fill-ups and 1 odometer reading',
    event: ['Inspektion', 'Jan 15, 2026', '€412.80'],
    fuel: {
      ...{ count: 'All 5 fill-ups', energy: 'Petrol', filled: '41.3 l', spent: '€70.10' },
      last: ['Petrol, 6.2 l', 'Jan 19, 2026'],
    },
    costs: '2026 · €412.80',
  },
  {
    ...{ product: 'Drivvo', files: [0, 1], vehicle: FULVIA, mileage: '500 kilometers' },
    imported: 'Imported 1 service event, 2 fill-ups and 0 odometer readings',
    event: ['Freios', 'Sep 16, 2026', '$57.44'],
    fuel: {
      ...{ count: 'All 2 fill-ups', energy: 'Petrol', filled: '210.8 l', spent: '$109.64' },
      last: ['Petrol, 10.157 gal', 'Sep 16, 2026'],
    },
    costs: '2026 · $57.44',
  },
  {
    ...{ product: 'Fuelio', files: [1, 0], vehicle: FULVIA, mileage: '29,187 kilometers' },
    imported: 'Imported 1 service event, 3 fill-ups and 1 odometer reading',
    event: ['Oil', 'Apr 17, 2026', '$5.00'],
    fuel: {
      ...{ count: 'All 3 fill-ups', energy: 'Diesel', filled: '130.0 l', spent: '$1,000.00' },
      last: ['Petrol, 9.25 imp gal', 'Jul 20, 2026'],
    },
    costs: '2026 · $5.00',
  },
  {
    ...{ product: 'Road Trip', files: [2], vehicle: FULVIA, mileage: '61,400 kilometers' },
    imported: 'Imported 1 service event, 2 fill-ups and 0 odometer readings',
    event: ['Öl', 'Jun 16, 2025', 'CHF 92.50'],
    fuel: {
      ...{ count: 'All 2 fill-ups', energy: 'Petrol', filled: '15.5 l', spent: 'CHF 25.77' },
      last: ['Petrol, 5.125 l', 'Jun 16, 2025'],
    },
    costs: '2025 · CHF 92.50',
  },
  {
    ...{ product: 'aCar', files: [1, 0], vehicle: '1971 Nissan Altima', mileage: '61,500 kilometers' },
    imported: 'Imported 1 service event, 2 fill-ups and 0 odometer readings',
    event: ['Oil', 'May 14, 2022', '$92.50'],
    fuel: {
      ...{ count: 'All 2 fill-ups', energy: 'Diesel', filled: '91.4 l', spent: '$79.78' },
      last: ['Petrol, 5.5 l', 'Jul 16, 2023'],
    },
  },
  {
    ...{ product: 'Simply Auto', files: [1, 0], vehicle: FULVIA, mileage: '110 miles' },
    imported: 'Imported 1 service event, 1 fill-up and 1 odometer reading',
    event: ['Oil', 'Mar 12, 2024', '$25.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Petrol', filled: '40.5 gal', spent: '$60.75' },
      last: ['Petrol, 40.5 gal', 'Mar 12, 2024'],
    },
  },
  {
    ...{ product: 'LubeLogger', files: [1, 0], vehicle: FULVIA, mileage: '120 miles' },
    imported: 'Imported 1 service event, 2 fill-ups and 1 odometer reading',
    event: ['Pads', 'Jan 31, 2020', '$20.60'],
    fuel: {
      ...{ count: 'All 2 fill-ups', energy: 'Petrol', filled: '17.3 gal', spent: '$16.20' },
      last: ['Petrol, 9 gal', 'Jan 14, 2024'],
    },
  },
  {
    ...{ product: 'Fuelly', files: [1, 0], vehicle: FULVIA, mileage: '120 miles' },
    imported: 'Imported 1 service event, 2 fill-ups and 0 odometer readings',
    event: ['Oil', 'Jun 15, 2021', '$55.70'],
    fuel: {
      ...{ count: 'All 2 fill-ups', energy: 'Petrol', filled: '25.7 gal', spent: '$146.15' },
      last: ['Petrol, 40 l', 'Jun 17, 2021'],
    },
  },
  {
    ...{ product: 'MyGarage', files: [0, 1, 2, 3], vehicle: FULVIA, mileage: '61,501 kilometers' },
    imported: 'Imported 2 service events, 1 fill-up and 1 odometer reading',
    event: ['Oil', 'Jun 16, 2025', '$92.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Petrol', filled: '30.1 l', spent: '$54.18' },
      last: ['Petrol, 30.1 l', 'Jun 17, 2025'],
    },
    costs: '2025 · $212.50',
  },
  {
    ...{ product: 'MyGarage', files: [5], vehicle: FIAT, mileage: '61,500 kilometers' },
    imported: 'Imported 1 service event, 1 fill-up and 2 odometer readings',
    event: ['Oil', 'Jun 16, 2025', '$92.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Petrol', filled: '30.1 l', spent: '$50.00' },
      last: ['Petrol, 30.1 l', 'Jun 17, 2025'],
    },
  },
  {
    ...{ product: 'May', files: [5], vehicle: FIAT, mileage: '1,010 miles' },
    leaves: /^Mower /,
    due: ['MOT', 'Oil', 'Tax'],
    imported: 'Imported 1 service event, 1 fill-up and 0 odometer readings',
    event: ['Clutch', 'Jul 19, 2026', '€800.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Petrol', filled: '10.2 gal', spent: '€59.50' },
      last: ['Petrol, 8.5 imp gal', 'Jul 18, 2026'],
    },
    costs: '2026 · €800.50',
  },
  {
    ...{ product: 'Tracktor', files: [0], vehicle: FIAT, mileage: '61,500 kilometers' },
    imported: 'Imported 2 service events, 1 fill-up and 1 odometer reading',
    event: ['Acme', 'Jan 1, 2026', '€300.00'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Natural gas (CNG)', filled: '12.3 kg', spent: '€18.52' },
      last: ['Natural gas (CNG), 12.345 kg', 'Jul 18, 2026'],
    },
    costs: '2026 · €392.50',
  },
  {
    ...{ product: 'Hammond', files: [0], vehicle: FIAT, mileage: '1,056 miles' },
    imported: 'Imported 1 service event, 1 fill-up and 0 odometer readings',
    event: ['Oil', 'Jul 20, 2021', '€92.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Diesel', filled: '10.2 gal', spent: '£51.00' },
      last: ['Diesel, 8.5 imp gal', 'Jul 18, 2021'],
    },
  },
  {
    ...{ product: 'Clarkson', files: [0], vehicle: '2011 Ford Focus', mileage: '1,000 miles' },
    imported: 'Imported 1 service event, 1 fill-up and 0 odometer readings',
    event: ['MOT', 'Jul 20, 2018', '£54.85'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'Diesel', filled: '10.7 gal', spent: '£52.65' },
      last: ['Diesel, 40.5 l', 'Jul 18, 2018'],
    },
  },
  {
    ...{ product: 'Carnet', files: [1, 0], vehicle: FIAT, mileage: '61,450 kilometers' },
    imported: 'Imported 2 service events, 1 fill-up and 0 odometer readings',
    event: ['=Oil', 'Jun 16, 2025', 'CHF 92.50'],
    fuel: {
      ...{ count: '1 fill-up', energy: 'LPG', filled: '30.1 kg', spent: 'KWD 0.000' },
      last: ['LPG, 30.125 kg', 'Jun 17, 2025'],
    },
    costs: '2025 · CHF 92.50',
  },
];

const filesOf = ({ product, files }: Journey) =>
  files.map((at) => {
    const { text, name = `${product} ${at}.csv` } = SAMPLES[product]![at]!;
    return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
  });

/** Answers the page's questions: all files belong to one vehicle, and missing values are typed. */
async function answer(page: Page, { leaves }: Journey): Promise<void> {
  const aims = page.getByRole('combobox', { name: /goes to$|^Vehicle$/ });
  if (leaves) await aims.and(page.getByLabel(leaves)).selectOption({ label: 'Nowhere: not imported' });
  await expect(aims.first()).toBeVisible();
  const [first, ...others] = await aims.all();
  await first!.selectOption({ label: 'A new vehicle' });
  for (const other of others)
    if ((await other.inputValue()) === '') {
      const same = other.getByRole('option', { name: /^The new vehicle of / });
      await other.selectOption(await same.textContent());
    }
  for (const [label, text] of Object.entries(TYPED)) {
    const field = page.getByLabel(label);
    if ((await field.inputValue()) === '') await field.fill(text);
  }
}

/** A figure of an energy's summary, by its label. */
const figure = (page: Page, energy: string, name: string) =>
  page
    .getByRole('region', { name: energy })
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${name}$`) })
    .locator('xpath=following-sibling::*[1]');

const QUICK = JOURNEYS[0];

for (const width of [1440, 390])
  for (const journey of JOURNEYS) {
    const { product, vehicle, imported, mileage, event, due = [], fuel, costs } = journey;
    const files = journey.files.length === 1 ? 'a file' : `${journey.files.length} files`;
    test.describe(`${width} px wide`, journey === QUICK && width === 1440 ? {} : thorough, () => {
      test.use({ viewport: { width, height: 900 } });

      test(`${files} of ${product}, dropped by somebody new, leads to the car on the dashboard with all that came`, async ({
        page,
        garage,
      }) => {
        await page.goto('/service/import');
        await page.getByLabel('File', { exact: true }).setInputFiles(filesOf(journey));
        await expect(page.getByText(`This is a file of ${product}.`)).toHaveCount(journey.files.length);
        await answer(page, journey);
        await page.getByRole('button', { name: /^Import \d/ }).click();
        await expect(page.getByText(imported)).toBeVisible();
        await expect(page.getByText('1 vehicle was added to your garage.')).toBeVisible();
        await until('the ledger has heard of all readings', async () => {
          const [{ current_mileage } = {}] = (await garage.read('/api/vehicles')).thing as unknown as {
            current_mileage?: number;
          }[];
          return current_mileage === Number(mileage.replace(/\D/g, ''));
        });

        const [name, day, cost] = event;
        await page.getByRole('link', { name: 'To the service history' }).click();
        const row = page.getByRole('row').filter({ hasText: name }).filter({ hasText: day });
        await expect(row).toContainText(cost);

        await page.goto('/dashboard');
        if (costs) await expect(page.getByRole('region', { name: 'Costs' })).toContainText(costs);
        await page.getByRole('link', { name: vehicle }).click();
        await expect(page.getByRole('heading', { level: 1, name: vehicle })).toBeVisible();
        await expect(page.getByRole('img', { name: mileage })).toBeVisible();
        const activity = page.getByRole('region', { name: 'History' }).getByRole('listitem');
        for (const [title, on] of [fuel.last, event])
          await expect(activity.filter({ has: page.getByRole('link', { name: title, exact: true }) })).toContainText(
            on,
          );

        for (const plan of due)
          await expect(page.getByRole('region', { name: 'Upcoming Maintenance' })).toContainText(plan);

        await page.getByRole('tab', { name: 'Fuel' }).click();
        await expect(page.getByRole('link', { name: fuel.count })).toBeVisible();
        await expect(figure(page, fuel.energy, 'Filled in all')).toHaveText(fuel.filled);
        await expect(figure(page, fuel.energy, 'Spent in all')).toHaveText(fuel.spent);
      });
    });
  }

test('each product whose files are read has a journey', () => {
  expect(new Set(JOURNEYS.map(({ product }) => product))).toEqual(new Set(Object.keys(SAMPLES)));
});
