import { expect, type Page } from '@playwright/test';
import { violationsOf } from '../src/axe.js';
import { type Garage, test } from '../src/garage.js';
import { aGate } from '../src/gate.js';
import { atOneWidth } from '../src/turn.js';

const pick = (page: Page, content: string, name = 'history.csv') =>
  page.getByLabel('File', { exact: true }).setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) });

const events = async (garage: Garage) =>
  (await garage.read('/api/service/events')).thing as unknown as { name: string; cost: number }[];
const aVehicle = async (garage: Garage) => garage.vehicle(await garage.collection('All'), { current_mileage: 1_000 });

test('a backup of Fuelio is recognised, shown row by row, imported once and undone', async ({ page, garage }) => {
  const vehicle = await aVehicle(garage);
  await page.goto(`/vehicles/${vehicle}`);
  await page.getByRole('tab', { name: 'Service History' }).click();
  await page.getByRole('link', { name: 'Import a history' }).click();
  await pick(
    page,
    [
      '"## Log"',
      '"Data","Odo (mi)","Fuel (litres)","Full","Price (optional)","City (optional)","Notes (optional)","Missed","FuelType","VolumePrice"',
      '"2026-07-25 14:58","46818.0","34.578","1","60.51","Lucca","Rain","1","201","1.75"',
      '"2026-07-26 00:00","46900.0","0.0","1","0.0","","","0","201","0.0"',
      '"## Costs"',
      '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","isTemplate","isIncome"',
      '"Timing belt","2026-07-20","46700","1","","640.0","0","0"',
      '"Refund","2026-05-11","0","4","","50.0","0","1"',
    ].join('\n'),
    'fuelio.csv',
  );
  await expect(page.getByText('This is a file of Fuelio.')).toBeVisible();
  await expect(page.getByRole('row', { name: /Fill-up: Diesel, 34\.578.l/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Odometer reading of a fill-up without an amount/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Maintenance: Timing belt/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Not taken: income/ })).toBeVisible();
  expect(await events(garage)).toHaveLength(0);

  await page.getByRole('button', { name: 'Import 3 rows' }).dblclick();
  await expect(page.getByText('Imported 1 service event, 1 fill-up and 1 odometer reading')).toBeVisible();
  expect(await events(garage)).toMatchObject([{ name: 'Timing belt', cost: 640 }]);
  const fillUps = async () => (await garage.read(`/api/fill-ups/vehicles/${vehicle}`)).thing;
  expect(await fillUps()).toMatchObject([
    {
      ...{ filled_on: '2026-07-25', at: '14:58', odometer: 46_818, energy: 'diesel', amount: 34.578, unit: 'l' },
      ...{ full: true, missed_before: true, total: 60.51, currency: 'USD', unit_price: 1.75 },
      ...{ station: 'Lucca', note: 'Rain' },
    },
  ]);
  // A fill-up's reading arrives once, by a fact of its own.
  await expect
    .poll(async () => {
      const { readings } = (await garage.read(`/api/vehicles/${vehicle}/odometer`)).thing as unknown as {
        readings: { value: number; source: string }[];
      };
      return readings.map(({ value, source }) => `${value} ${source}`).filter((reading) => reading.startsWith('46'));
    })
    .toEqual(expect.arrayContaining(['46818 fill-up', '46900 by-hand']));
  const fuel = await page.context().newPage();
  await fuel.goto(`/fill-ups?vehicle_id=${vehicle}`);
  await expect(fuel.getByRole('row', { name: /34\.578.l/ })).toBeVisible();
  await fuel.close();

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('3 records were deleted.')).toBeVisible();
  expect(await events(garage)).toHaveLength(0);
  expect(await fillUps()).toHaveLength(0);
});

for (const [device, viewport] of Object.entries({
  'a wide screen': { width: 1440, height: 900 },
  'a phone': { width: 390, height: 844 },
}))
  test.describe(`what recurs in Fuelio, on ${device}`, atOneWidth(viewport), () => {
    test.use({ viewport });

    const PLANS = [
      '"## Vehicle"\n"Name","DistUnit"\n"Swift","1"\n"## Costs"',
      '"CostTitle","Date","Odo","CostTypeID","Notes","Cost","RemindOdo","RemindDate","isTemplate","RepeatOdo","RepeatMonths","isIncome"',
      '"Filter","2026-04-18 14:59","900","2","","0","37240","2031-04-18","0","10000","12","0"',
      '"Belt","2026-09-30","0","1","","0","40000","2031-12-30","1","60000","48","0"',
    ].join('\n');
    const due = async (garage: Garage, vehicle: number) =>
      (await garage.read(`/api/service/due?vehicle_id=${vehicle}`)).thing as unknown as Record<string, unknown>[];

    test('is due here on the same day and at the same mileage, once, until it is undone @thorough', async ({
      page,
      garage,
    }) => {
      const vehicle = await aVehicle(garage);
      await page.goto(`/service/import?vehicle_id=${vehicle}`);
      await pick(page, PLANS, 'swift.csv');
      const recurs = page.getByRole('region', { name: 'What recurs' });
      await expect(recurs.getByRole('listitem').filter({ hasText: 'Belt' })).toContainText(
        /Every 48 months or 60,000.mi.*Due next at 40,000.mi or on Dec 30, 2031/s,
      );
      await recurs.getByRole('checkbox', { name: /Filter/ }).uncheck();
      await expect(page.getByRole('button', { name: 'Import 1 row and 1 plan' })).toBeVisible();
      await recurs.getByRole('checkbox', { name: /Filter/ }).check();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Import 1 row and 2 plans' }).dblclick();
      await expect(page.getByText('2 plans were imported: see the schedules.')).toBeVisible();
      expect(
        (await due(garage, vehicle)).toSorted((a, b) => String(a.name).localeCompare(String(b.name))),
      ).toMatchObject([
        { name: 'Belt', due_date: '2031-12-30', due_mileage: 40_000, schedule_name: 'Fuelio' },
        { name: 'Filter', due_date: '2031-04-18', due_mileage: 37_240, schedule_name: 'Fuelio' },
      ]);

      const other = await page.context().newPage();
      await other.goto(`/service/due?vehicle_id=${vehicle}`);
      await expect(other.getByRole('row', { name: /Belt/ })).toContainText(/at 40,000.mi.*or on Dec 30, 2031/);
      await other.goto(`/service/import?vehicle_id=${vehicle}`);
      await pick(other, PLANS, 'swift.csv');
      const again = other.getByRole('region', { name: 'What recurs' });
      await expect(again.getByText('Not taken: it is there already')).toHaveCount(2);
      await expect(other.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
      await other.close();

      await page.getByRole('button', { name: 'Undo' }).first().click();
      await expect(page.getByText('3 records were deleted.')).toBeVisible();
      expect(await due(garage, vehicle)).toEqual([]);
      expect((await garage.read('/api/service-event-templates')).thing).toEqual([]);
    });
  });

test('a table that nobody knows is mapped by hand, which is remembered; a row that cannot be read holds all back @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await aVehicle(garage);
  const table = 'When;Job;Paid\n31.12.2019;Oil change;85,50\n32.12.2019;Belt;12\n';
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, table);
  await page.getByLabel('Date', { exact: true }).selectOption('When');
  await page.getByLabel('What was done').selectOption('Job');
  await page.getByLabel('Cost', { exact: true }).selectOption('Paid');
  await page.getByLabel('Dates', { exact: true }).selectOption('Day, month, year');
  await page.getByLabel('Decimals after').selectOption('Comma: 12,50');
  await expect(page.getByRole('row', { name: /Date “32\.12\.2019” cannot be read/ })).toBeVisible();
  await page.getByRole('radio', { name: 'All or nothing' }).check();
  await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeDisabled();
  await page.getByRole('radio', { name: 'The good rows' }).check();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported 1 service event and 0 odometer readings')).toBeVisible();
  expect(await events(garage)).toMatchObject([{ name: 'Oil change', cost: 85.5 }]);

  // It is stored in the account and not in the browser.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key !== 'carnet.token') localStorage.removeItem(key);
  });
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, table.replace('Belt', 'Tires').replace('32.12', '30.12'));
  await expect(page.getByRole('row', { name: /Maintenance: Tires/ })).toBeVisible();
});

test('categories that a person named are asked about once, and kept by their names @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await aVehicle(garage);
  const table = (what: string, cost: number) => `Date,Service,Category,Cost\n2024-05-06,${what},Bremsen,${cost}\n`;
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, table('Pads', 80));
  await expect(page.getByRole('row', { name: /Maintenance: Pads/ })).toBeVisible();
  await page.getByLabel('Bremsen (1 row)').selectOption('Repair');
  await expect(page.getByRole('row', { name: /Repair: Pads/ })).toBeVisible();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported 1 service event')).toBeVisible();
  expect(await events(garage)).toMatchObject([{ name: 'Pads', type: 'Repair', description: 'Bremsen' }]);

  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, table('Discs', 120));
  await expect(page.getByRole('row', { name: /Repair: Discs/ })).toBeVisible();
  await expect(page.getByText('all known')).toBeVisible();
});

test('what was said of earlier files is no need: without it a file is read, and imported @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await aVehicle(garage);
  await page.route('**/api/imports/choices', (route) => route.fulfill({ status: 503, json: { msg: 'Away for now' } }));
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, 'Date,Service,Category\n2024-05-06,Pads,Bremsen\n');
  await page.getByLabel('Bremsen (1 row)').selectOption('Repair');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported 1 service event')).toBeVisible();
  await expect(page.getByText('Away for now').first()).toBeVisible();
  expect(await events(garage)).toMatchObject([{ name: 'Pads', type: 'Repair' }]);
});

test('dates that can be read in two ways are asked about before anything is taken @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await aVehicle(garage);
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, 'Date,Service,Cost\n05/02/2026,Oil,"23,07 €"\n03/04/2026,Belt,9\n');
  await expect(page.getByText('Which day is 05/02/2026?')).toBeVisible();
  const take = page.getByRole('button', { name: 'Import 2 rows' });
  await expect(take).toBeDisabled();
  await page.getByRole('button', { name: 'Feb 5, 2026' }).click();
  await expect(page.getByText('Which day is 05/02/2026?')).toBeHidden();
  await take.click();
  await expect(page.getByText('Imported 2 service events')).toBeVisible();
  expect(await events(garage)).toMatchObject([
    { name: 'Belt', date_performed: '2026-04-03', currency: 'USD' },
    { name: 'Oil', date_performed: '2026-02-05', cost: 23.07, currency: 'EUR' },
  ]);
});

test('a log of Simply Auto has several vehicles, each of which goes where it is said; the same file is known again @thorough', async ({
  page,
  garage,
}) => {
  const vehicle = await aVehicle(garage);
  const row = (name: string, day: number, what: string) =>
    `1,${name},${1_000 + day},0,0,0,40,0,0,0,,,,${day},3,2024,,0,0,1,${what}`;
  const log = [
    'Row ID,Vehicle ID,Odometer,Qty,Partial Tank,Missed Fill Up,Total Cost,Distance Travelled,Eff,Octane,Fuel Brand,Filling Station,Notes,Day,Month,Year,Receipt Path,Latitude,Longitude,Record Type,Record Desc',
    ...[row('Aveo', 1, 'Oil'), row('Aveo', 2, 'Pads'), row('Bravo', 3, 'Belt')],
  ].join('\n');
  const goesTo = async (aims: Record<string, string>) => {
    for (const [name, aim] of Object.entries(aims))
      await page.getByRole('combobox', { name: new RegExp(`^${name} .*goes to`) }).selectOption(aim);
  };
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, log, 'Fuel_Log.csv');
  await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
  await goesTo({ Aveo: 'none', Bravo: String(vehicle) });
  await expect(page.getByRole('row', { name: /Maintenance: Belt/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Oil|Pads/ })).toHaveCount(0);
  await expect(page.getByText(/This file was imported on/)).toBeHidden();
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('Imported 1 service event and 0 odometer readings')).toBeVisible();

  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, log, 'renamed.csv');
  await expect(page.getByText(/This file was imported on .*: 1 record\./)).toBeVisible();
  await goesTo({ Aveo: String(vehicle), Bravo: 'none' });
  await page.getByRole('button', { name: 'Import 2 rows' }).click();
  await expect(page.getByText('Imported 2 service events and 0 odometer readings')).toBeVisible();

  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, log, 'renamed.csv');
  await goesTo({ Aveo: String(vehicle), Bravo: 'none' });
  await expect(page.getByRole('row', { name: /Not taken: it is there already/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
});

test('a whole garage comes in at once, its vehicles with it, and goes again at once @thorough', async ({
  page,
  garage,
}) => {
  const rossa = await garage.vehicle(await garage.collection('All'), { nickname: 'Rossa' });
  const fuelio = [
    '"## Vehicle"',
    '"Name","DistUnit","VIN","Plate","Make","Model","Year"',
    '"Clio","0","","GE 5512","Renault","Clio","2019"',
    '"## Log"',
    '"Data","Odo (km)","Fuel (litres)"',
    '"2026-07-25 14:58","46818.0","34.578"',
    '"## Costs"',
    '"CostTitle","Date","Odo","CostTypeID","Notes","Cost"',
    '"Timing belt","2026-07-20","46700","1","","640.0"',
  ].join('\n');
  const acar =
    'Service Records\n"Vehicle","Date","Odometer Reading","Distance Unit","Sub Types","Total Cost"\n"Rossa","05/14/2022","61,400","mi","Engine Oil","$92.50"\n"Vespa","05/15/2022","1,400","mi","Spark plug","$9.50"';
  const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
  const vehiclesNow = async () =>
    (await garage.read('/api/vehicles')).thing as unknown as Record<string, string | number | null>[];
  await page.goto('/service/import');
  await page.getByLabel('File', { exact: true }).setInputFiles([file('clio.csv', fuelio), file('acar.csv', acar)]);
  await expect(page.getByRole('combobox', { name: /^Clio .*goes to/ })).toHaveValue('new');
  await expect(page.getByRole('combobox', { name: /^Rossa .*goes to/ })).toHaveValue(String(rossa));
  const take = page.getByRole('button', { name: 'Import 4 rows' });
  await expect(take).toBeDisabled();
  await page.getByRole('combobox', { name: /^Vespa .*goes to/ }).selectOption('new');
  const fields = page.getByRole('region', { name: 'Whose rows these are' });
  await fields.getByLabel('Make').last().fill('Piaggio');
  await fields.getByLabel('Model').last().fill('Vespa PX');
  await fields.getByLabel('Year').last().fill('1982');
  await expect(page.getByRole('heading', { name: 'Vespa: Piaggio Vespa PX' })).toBeVisible();
  await expect(page.getByText('Fuel is Petrol.')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await take.click();
  await expect(page.getByText('Imported 3 service events, 1 fill-up and 0 odometer readings')).toBeVisible();
  await expect(page.getByText('2 vehicles were added to your garage.')).toBeVisible();
  const made = (await vehiclesNow()).filter(({ id }) => id !== rossa);
  expect(made.toSorted((a, b) => Number(a.year) - Number(b.year))).toMatchObject([
    { make: 'Piaggio', model: 'Vespa PX', year: 1982, odometer_unit: 'mi' },
    { make: 'Renault', nickname: 'Clio', year: 2019, odometer_unit: 'km', notes: 'Plate: GE 5512' },
  ]);
  expect(await events(garage)).toContainEqual(
    expect.objectContaining({ name: 'Engine Oil', vehicle_id: rossa, mileage_at_service: 61_400 }),
  );

  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText('4 records were deleted.')).toBeVisible();
  await expect(page.getByText('2 vehicles were deleted that were made with it.')).toBeVisible();
  expect((await vehiclesNow()).map(({ id }) => id)).toEqual([rossa]);
  expect(await events(garage)).toHaveLength(0);
});

test('who has no vehicle yet gets one of the file; it stays after an undo where something else is kept of it @thorough', async ({
  page,
  garage,
}) => {
  await page.goto('/service/import');
  await pick(page, 'Date,Service,Cost\n2024-05-06,Pads,80\n');
  await page.getByRole('combobox', { name: 'Vehicle' }).selectOption('new');
  await page.getByLabel('Make').fill('Lancia');
  await page.getByLabel('Model').fill('Fulvia');
  await page.getByLabel('Year').fill('1971');
  await page.getByRole('button', { name: 'Import 1 row' }).click();
  await expect(page.getByText('1 vehicle was added to your garage.')).toBeVisible();
  const [vehicle] = (await garage.read('/api/vehicles')).thing as unknown as { id: number }[];
  await garage.issue(vehicle!.id, 'Oil leak');
  await page.getByRole('button', { name: 'Undo' }).first().click();
  await expect(page.getByText(/1 vehicle stays that was made with it/)).toBeVisible();
  expect((await garage.read('/api/vehicles')).thing).toHaveLength(1);
});

const WIDTHS = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desk', viewport: { width: 1440, height: 900 } },
];

for (const { name, viewport } of WIDTHS)
  test.describe(name, atOneWidth(viewport), () => {
    test.use({ viewport });

    test('an export of Tracktor comes in with its vehicles, units, currency and days @thorough', async ({
      page,
      garage,
    }) => {
      const fiat = '0d1f7b46-8a3f-4b8e-9d57-2f1f6f0f9a11';
      const vespa = '1e2a8c57-9b40-4c9f-8e68-3a2a7a1a0b22';
      const exported = {
        ...{ version: '1.0', timestamp: '2026-11-27T10:15:00.000Z', encrypted: false },
        data: {
          vehicles: [
            {
              id: fiat,
              make: 'Fiat',
              model: '500',
              year: 2011,
              licensePlate: 'AB 123 CD',
              vin: '',
              color: '#fff',
              fuelType: 'diesel',
            },
            {
              id: vespa,
              make: 'Piaggio',
              model: 'Vespa',
              year: 1982,
              licensePlate: null,
              vin: null,
              color: null,
              fuelType: 'petrol',
            },
          ],
          fuelLogs: [
            {
              ...{
                vehicleId: fiat,
                date: '2026-07-17T22:00:00.000Z',
                odometer: 61_400,
                fuelAmount: 40.125,
                rate: 1.62,
              },
              ...{ cost: 65, filled: true, missedLast: false, notes: 'Rain' },
            },
          ],
          maintenanceLogs: [
            {
              ...{ vehicleId: vespa, date: '2026-07-18T22:00:00.000Z', odometer: 12_000, serviceCenter: 'Sole' },
              ...{ cost: 92.5, notes: 'Spark plug' },
            },
          ],
          reminders: [{ vehicleId: fiat, remindSchedule: 'same_day', dueDate: '2027-01-01', recurrenceType: 'yearly' }],
          configs: [
            ...[
              { key: 'currency', value: 'CHF' },
              { key: 'unitOfDistance', value: 'kilometer' },
            ],
            ...[
              { key: 'unitOfVolume', value: 'liter' },
              { key: 'timezone', value: 'Europe/Zurich' },
            ],
          ],
        },
      };
      await page.goto('/service/import');
      await pick(page, JSON.stringify({ ...exported, encrypted: true, data: 'c2VjcmV0' }), 'locked.json');
      await expect(page.getByText(/encrypted with a password/)).toBeVisible();
      await pick(page, JSON.stringify(exported), 'tracktor-export.json');
      await expect(page.getByText('This is a file of Tracktor.')).toBeVisible();
      await expect(page.getByRole('combobox', { name: /^Fiat 500 2011 .*goes to/ })).toHaveValue('new');
      await expect(page.getByRole('combobox', { name: /^Piaggio Vespa 1982 .*goes to/ })).toHaveValue('new');
      const previews = page.getByRole('table', { name: 'What becomes of each row' });
      await expect(previews).toHaveCount(2);
      const [ofFiat, ofVespa] = await previews.all();
      await ofFiat!.scrollIntoViewIfNeeded();
      await expect(ofFiat!.getByText(/Fill-up: Diesel, 40\.125.l/)).toBeVisible();
      await ofVespa!.scrollIntoViewIfNeeded();
      await expect(ofVespa!.getByText('Maintenance: Maintenance')).toBeVisible();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole('button', { name: 'Import 2 rows' }).click();
      await expect(page.getByText('Imported 1 service event, 1 fill-up and 0 odometer readings')).toBeVisible();
      const made = (await garage.read('/api/vehicles')).thing as unknown as {
        id: number;
        make: string;
        notes: string;
      }[];
      const idOf = (make: string) => made.find((vehicle) => vehicle.make === make)!.id;
      expect(made.find(({ make }) => make === 'Fiat')).toMatchObject({
        odometer_unit: 'km',
        notes: 'Plate: AB 123 CD',
      });
      expect((await garage.read(`/api/fill-ups/vehicles/${idOf('Fiat')}`)).thing).toMatchObject([
        {
          filled_on: '2026-07-18',
          odometer: 61_400,
          energy: 'diesel',
          unit: 'l',
          total: 65,
          currency: 'CHF',
          note: 'Rain',
        },
      ]);
      expect(await events(garage)).toMatchObject([
        {
          vehicle_id: idOf('Piaggio'),
          date_performed: '2026-07-19',
          mileage_at_service: 12_000,
          cost: 92.5,
          currency: 'CHF',
        },
      ]);
    });
  });

/** Two requests, so that progress is visible. With 20,000 rows, the test shows the time of a large import (ADR 81). */
const ROWS = Number(process.env.IMPORT_ROWS ?? 1_200);

test('a long history comes in, with progress @thorough', async ({ page, garage }) => {
  const vehicle = await aVehicle(garage);
  const rows = Array.from({ length: ROWS }, (_, n) => {
    const day = new Date(Date.UTC(1990, 0, 1 + Math.floor(n / 2))).toISOString().slice(0, 10);
    return `${day},${10_000 + n * 5},Service ${n},Note,20.60`;
  });
  await page.goto(`/service/import?vehicle_id=${vehicle}`);
  await pick(page, ['Date,Odometer,Description,Notes,Cost', ...rows].join('\n'));
  await expect(page.getByText('This is a file of LubeLogger.')).toBeVisible();
  const progressIsSeen = aGate();
  let calls = 0;
  await page.route(
    ({ pathname }) => pathname === '/api/imports/history',
    async (route) => {
      if (route.request().method() === 'POST' && ++calls === 2) await progressIsSeen.passed;
      await route.continue();
    },
  );
  const started = Date.now();
  await page.getByRole('button', { name: `Import ${ROWS.toLocaleString('en')} rows` }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  progressIsSeen.open();
  const done = `Imported ${ROWS.toLocaleString('en')} service events and 0 odometer readings`;
  await expect(page.getByText(done)).toBeVisible({ timeout: 90_000 });
  console.log(`  ${ROWS} rows in ${((Date.now() - started) / 1_000).toFixed(1)} s`);
});
