import { createTestDatabase, type TestDatabase, withClient } from '@carnet/embedded-pg';
import { sql } from '@carnet/pg';
import { DataSource } from 'typeorm';
import { garage } from '../src/app.js';
import type { Ledger } from '../src/odometer/odometer.entity.js';
import { OdometerRepository } from '../src/odometer/odometer.repository.js';
import { accounted, coveredBy, findingsOf } from '../src/odometer/odometer.rules.js';

let database: TestDatabase;
beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

const upTo = (name: string): Promise<void> =>
  garage.prepareDatabase(database.url, garage.migrations.slice(0, garage.migrations.indexOf(name)));
const theRest = (): Promise<void> => garage.prepareDatabase(database.url, garage.migrations);
const query = (text: string, values: unknown[] = []) =>
  withClient(database.url, async (client) => (await client.query<{ [column: string]: unknown }>(text, values)).rows);

async function insert(table: string, row: Record<string, unknown>): Promise<number> {
  const columns = Object.keys(row);
  const places = columns.map((_, at) => `$${at + 1}`);
  const [{ id }] = (await query(
    `insert into ${table} (${columns.join()}) values (${places.join()}) returning id`,
    Object.values(row),
  )) as [{ id: number }];
  return id;
}

/** A car as stored by earlier releases, last changed on 5 March 2024. */
async function aCar(fields: object = {}): Promise<{ owner_id: number; vehicle_id: number }> {
  const { owner_id, ...rest } = { owner_id: 1, ...fields };
  const collection_id = await insert('collections', { owner_id, name: 'Cars' });
  const car = { type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1973, updated_at: '2024-03-05T12:00:00Z' };
  return { owner_id, vehicle_id: await insert('vehicles', { owner_id, collection_id, ...car, ...rest }) };
}

const anEvent = (of: object, fields: object) =>
  insert('service_event_copies', {
    ...{ id: 7, name: 'Oil', type: 'Repair', status: 'Completed', date_performed: '2023-05-01' },
    ...{ ...of, ...fields },
  });

/** The current ledgers of the stored readings. */
async function ledgers(): Promise<Ledger[]> {
  const source = await new DataSource({ type: 'postgres', url: database.url }).initialize();
  try {
    return await source.transaction((tx) => new OdometerRepository().ledgersOf(tx, sql`true order by v.id`));
  } finally {
    await source.destroy();
  }
}
const told = ({ readings }: Ledger) =>
  readings.map(({ source, read_on, value, standing }) => `${read_on} ${value} ${source} ${standing}`);

const BEFORE_THE_LEDGER = 'Odometer1774000000000';

it("a vehicle's own mileage of before is a reading of the day of its last change, unless an event is that reading", async () => {
  await upTo(BEFORE_THE_LEDGER);
  for (const current_mileage of [84_120, 0, null]) await aCar({ current_mileage });
  const withEvent = async (id: number, fields: object) =>
    anEvent(await aCar({ current_mileage: 84_120 }), { id, mileage_at_service: 84_120, ...fields });
  await withEvent(1, {});
  await withEvent(2, { mileage_at_service: 80_000 });
  await withEvent(3, { status: 'Upcoming' });
  await withEvent(4, { date_performed: null });
  await withEvent(5, { owner_id: 2 });
  await theRest();
  await theRest();
  const own = '2024-03-05 84120 vehicle as-read';
  expect((await ledgers()).map(told)).toEqual([
    [own],
    ['2024-03-05 0 vehicle as-read'],
    [],
    ['2023-05-01 84120 service-event as-read'],
    [own, '2023-05-01 80000 service-event as-read'],
    [own],
    [own],
    [own],
  ]);
});

it('a mileage that the first ledger left without a reading gets it, and no other vehicle a second one', async () => {
  await upTo('MileagesWithoutReading1787020000000');
  await aCar({ current_mileage: 84_120 });
  const read = await aCar({ current_mileage: 3_000 });
  await insert('odometer_readings', { ...read, source: 'by-hand', read_on: '2025-01-01', value: 3_000 });
  const served = await aCar({ current_mileage: 4_000 });
  await anEvent(served, { mileage_at_service: 3_900 });
  const bought = await aCar({ current_mileage: 5_000 });
  await insert('ownership_chapters', { ...bought, owned_by: 'me', from_date: '2020-01-01', mileage: 5_000 });
  const told_of = await aCar({ current_mileage: 6_000 });
  await insert('document_copies', {
    ...{ ...told_of, id: 1, name: 'Inspection', read_on: '2021-01-01', mileage: 6_000, entered_at: '2021-01-02' },
  });
  const raced = await aCar({ current_mileage: 7_000 });
  await insert('record_reading_copies', {
    ...{ ...raced, source: 'track-day', id: 1, name: 'Brno', read_on: '2022-01-01', mileage: 7_000 },
    entered_at: '2022-01-02',
  });
  await theRest();
  expect((await ledgers()).map(told)).toEqual([
    ['2024-03-05 84120 vehicle as-read'],
    ['2025-01-01 3000 by-hand as-read'],
    ['2023-05-01 3900 service-event as-read'],
    ['2020-01-01 5000 purchase as-read'],
    ['2021-01-01 6000 document as-read'],
    ['2022-01-01 7000 track-day as-read'],
  ]);
});

it('what was said of an instrument in the first ledger says the same in that of today', async () => {
  await upTo('OdometerExplanations1776000000000');
  const car = await aCar({ current_mileage: 900 });
  const reading = (read_on: string, value: number, standing = 'as-read') =>
    insert('odometer_readings', { ...car, source: 'by-hand', read_on, value, standing });
  const chapter = (kind: string, from_date: string, fields: object = {}) =>
    insert('odometer_chapters', { ...car, kind, from_date, ...fields });
  await reading('1990-01-01', 99_000);
  await reading('1991-01-01', 2_000);
  await chapter('rolled-over', '1990-07-01', { last_value: 99_999, first_value: 0 });
  await reading('1999-01-01', 9_000);
  await chapter('laid-up', '1991-02-01', { to_date: '1998-12-01' });
  await reading('1999-06-01', 100_000, 'typing-error');
  await reading('2000-12-01', 500, 'estimate');
  await chapter('replaced', '2000-06-01', { last_value: 11_000, first_value: 0, evidence: 'Invoice' });
  await reading('2024-01-01', 900);
  await chapter('unknown-mileage', '2001-02-01', { to_date: '2023-12-01' });
  await theRest();
  const [ledger] = await ledgers();
  expect(told(ledger!)).toEqual([
    '2024-01-01 900 by-hand as-read',
    '2000-12-01 500 by-hand estimate',
    '1999-06-01 100000 by-hand typing-error',
    '1999-01-01 9000 by-hand as-read',
    '1991-01-01 2000 by-hand as-read',
    '1990-01-01 99000 by-hand as-read',
  ]);
  expect(ledger!.chapters.map(({ kind, from_date, to_date }) => [kind, from_date, to_date])).toEqual(
    expect.arrayContaining([
      ['rolled-over', '1990-07-01', null],
      ['laid-up', '1991-02-01', '1998-12-01'],
      ['replaced', '2000-06-01', null],
      ['unknown-mileage', '2001-02-01', '2023-12-01'],
    ]),
  );
  const counted = accounted(ledger!.readings, ledger!.chapters);
  expect(findingsOf(counted, ledger!.chapters, 'mi')).toEqual([]);
  expect(coveredBy(counted, ledger!.chapters)).toMatchObject({ since: '1990-01-01', at_least: true });
});

it('what the ledger had before the journal stands in it when it is changed first', async () => {
  await upTo('GarageJournal1779000000000');
  const car = await aCar({ current_mileage: 900 });
  const id = await insert('odometer_readings', { ...car, source: 'by-hand', read_on: '2024-01-01', value: 900 });
  await theRest();
  await query('update odometer_readings set value = 950, version = version + 1');
  const of = { kind: 'odometer-reading', record_id: id };
  expect(await query('select kind, record_id, action, fields from journal order by seq')).toMatchObject([
    { ...of, action: 'opened', fields: { value: '900', read_on: '2024-01-01' } },
    { ...of, action: 'changed', fields: { value: '950' } },
  ]);
});

it('an ownership of before keeps whose it was, its days and its reading', async () => {
  await upTo('OwnershipDates1779600000000');
  const car = await aCar();
  await insert('ownership_chapters', { ...car, owner: 'withheld', from_date: '1988-04-02', mileage: 61_000 });
  await theRest();
  expect(await query('select owned_by, from_date::text, from_date_edtf from ownership_chapters')).toEqual([
    { owned_by: 'withheld', from_date: '1988-04-02', from_date_edtf: null },
  ]);
  expect((await ledgers()).map(told)).toEqual([['1988-04-02 61000 purchase as-read']]);
});

it("what a part of before cost is in its owner's currency as soon as that is known", async () => {
  await upTo('PartCurrencies1775500000000');
  const of = { ...{ name: 'Filter', type: 'OEM', status: 'Installed' }, purchase_date: '2020-02-01' };
  await insert('parts', { ...(await aCar()), ...of, cost: 12.5 });
  await insert('parts', { ...(await aCar()), ...of });
  await theRest();
  const costs = () => query('select cost::text, currency, purchase_date_edtf from parts order by id');
  const nothing = { cost: null, currency: null, purchase_date_edtf: null };
  expect(await costs()).toEqual([{ cost: '12.50', currency: null, purchase_date_edtf: null }, nothing]);
  await query(`insert into own_currencies values (1, 'CHF', 2)`);
  expect(await costs()).toEqual([{ cost: '12.50', currency: 'CHF', purchase_date_edtf: null }, nothing]);
});

it('a mileage of before that no reading of its own tells is known as such, and nothing of before has a place in what is said', async () => {
  await upTo('SaidMileages1789020000000');
  const served = await aCar({ current_mileage: 84_120 });
  await anEvent(served, { mileage_at_service: 84_120 });
  const read = await aCar({ current_mileage: 3_000 });
  await insert('odometer_readings', { ...read, source: 'by-hand', read_on: '2025-01-01', value: 3_000 });
  await aCar();
  await theRest();
  expect(await query('select * from untraced_mileages')).toEqual([served]);
  const places = async () =>
    query('select said from odometer_readings union all select said from service_event_copies');
  expect(await places()).toEqual([{ said: null }, { said: null }]);
  await anEvent(read, { id: 8, mileage_at_service: 3_100 });
  expect(await places()).toContainEqual({ said: 1 });
});
