import type { usage } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import { TABLE_FORMATS } from '.';
import { SAMPLES } from '../../testing/import-samples';
import { guessMapping, type Usual } from '../mapping.rules';
import { type Fate, judgedRows } from '../rows.rules';
import { readTableFile } from '../table-file';
import { type Table, tablesOf } from '../tables.rules';
import { nameOfSubject, subjectsOf } from '../vehicles.rules';

const USUAL: Usual = { dates: 'mdy', mark: '.', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'en-US' };
const TARGET = {
  vehicle: { id: 7, odometer_unit: 'km' },
  ...{ today: USUAL.today, nameOf: (kind: string) => kind, types: new Map() },
} as const;

async function tablesIn(content: string, name = 'history.csv') {
  const bytes = new TextEncoder().encode(content);
  const file = await readTableFile(Object.assign(new File([bytes], name), { arrayBuffer: async () => bytes.buffer }));
  return { tables: tablesOf(file.rows), hasNumbers: file.hasNumbers };
}

/** `2026-07-25 14:58 46818: petrol 34.578 l, full, 61.2 EUR at 1.77, Shell; guessed: energy` */
function fillUpSaid(fillUp: usage.CreateFillUp, guessed: readonly string[]): string {
  const { filled_on, at, odometer, energy, amount, unit, full, missed_before, station, tank, note } = fillUp;
  const paid = fillUp.total == null ? '' : `${fillUp.total} ${fillUp.currency}`;
  const price = fillUp.unit_price == null ? '' : `at ${fillUp.unit_price}`;
  const when = [filled_on, at, odometer].filter(Boolean).join(' ');
  const more = [full ? 'full' : 'part', missed_before && 'missed', [paid, price].filter(Boolean).join(' '), station];
  const told = [`${energy} ${amount} ${unit}`, ...more, tank && `tank ${tank}`, note].filter(Boolean).join(', ');
  return `${when}: ${told}${guessed.length > 0 ? `; guessed: ${guessed.join(' ')}` : ''}`;
}

/** Result of a row as text: `2024-05-06 61400 km: Oil 92.5`, the fill-up, the reading, or the reason why it is left out. */
const said = (fate: Fate): string => {
  if ('event' in fate)
    return [fate.event.date_performed, fate.event.mileage_at_service, fate.event.name, fate.event.cost].join(' ');
  if ('fillUp' in fate) return fillUpSaid(fate.fillUp, fate.guessed);
  if ('reading' in fate) return `${fate.reading.read_on} ${fate.reading.value}`;
  return 'leftOut' in fate ? fate.leftOut : fate.field;
};

it('each product has a sample', () => {
  expect(Object.keys(SAMPLES).sort()).toEqual([...new Set(TABLE_FORMATS.map(({ product }) => product))].sort());
});

it.each(Object.entries(SAMPLES).flatMap(([product, samples]) => samples.map((sample) => ({ product, ...sample }))))(
  'a sample of $product is known as its, and read: $becomes',
  async ({ product, text, name, becomes }) => {
    const { tables, hasNumbers } = await tablesIn(text, name);
    expect(new Set(tables.map(({ format }) => format?.product))).toEqual(new Set([product]));
    const rows = tables.flatMap((table) => judgedRows(table, guessMapping(table, USUAL, hasNumbers), TARGET));
    expect(rows.map(({ fate }) => said(fate))).toEqual(becomes);
  },
);

it.each([
  ['vehicles that somebody else lists', { vehicles: [{ id: 1, name: 'Blue', make: 'Fiat', model: '500' }] }],
  ['expenses within them', { vehicles: [{ id: 1, expenses: [{ day: '2026-01-02', what: 'Oil', cost: 5 }] }] }],
  ['costs, fuel and settings', { costs: [{ day: 1 }], fuel: [{ litres: 5 }], configs: [{ name: 'unit' }] }],
  ['notes of titles', [{ title: 'Colour', content: 'Blue' }]],
])('%s are of no product', async (_, content) => {
  const { tables } = await tablesIn(JSON.stringify(content), 'answer.json');
  expect(tables.length).toBeGreaterThan(0);
  expect(tables.map(({ format }) => format)).toEqual(tables.map(() => null));
});

it('a lone word is no title because a list of a JSON file has it as its key', async () => {
  const { tables } = await tablesIn('Service,Date\nOil,2025-06-16\nNotes,\nBelt,2025-06-17');
  expect(tables.map(({ rows }) => rows.length)).toEqual([3]);
});

it.each([
  ['May', -1, 'Blue', { name: 'Blue', make: 'Fiat', year: '2011', vin: 'ZFA1', plate: 'AB 123 CD', unit: 'mi' }],
  ['Tracktor', 0, 'Fiat 500 2011', { name: '', make: 'Fiat', vin: 'ZFA1', plate: 'AB 123 CD', unit: 'km' }],
  ['Hammond', 0, 'Blue', { name: 'Blue', model: '500', year: '2011', plate: 'AB 123 CD' }],
  ['Clarkson', 0, 'Blue', { name: 'Blue', make: 'Ford', year: '2011', plate: 'AB12 CDE', unit: 'mi' }],
])('%s says which vehicles it speaks of', async (product, at, called, vehicle) => {
  const { text, name } = SAMPLES[product]!.at(at)!;
  const [subject] = subjectsOf((await tablesIn(text, name)).tables, 0);
  expect(subject).toMatchObject({ vehicle });
  expect(nameOfSubject(subject!)).toBe(called);
});

it('instants of Hammond are days of the person, unless they are midnight of UTC', async () => {
  const dates = ['2021-07-18T22:00:00Z', '2021-07-19T00:00:00Z', '2021-07-20T09:30:00+02:00', 'soon'];
  const expense = { expenseType: 'Wash', amount: 5, odoReading: 0, distanceUnit: 1, currency: 'EUR' };
  const { tables } = await tablesIn(JSON.stringify(dates.map((date) => ({ ...expense, date }))), 'expenses.json');
  const [{ header, rows }] = tables as [Table];
  expect(rows.map(({ cells }) => cells[header.indexOf('date')])).toEqual([
    today(new Date('2021-07-18T22:00:00Z')),
    ...dates.slice(1),
  ]);
});

it('an export of Tracktor with a password is told apart from a file that cannot be read', async () => {
  const text = JSON.stringify({ version: '1.0', timestamp: '', encrypted: true, data: 'c2VjcmV0' });
  await expect(tablesIn(text, 'tracktor.json')).rejects.toMatchObject({ fault: 'encrypted' });
});

it('a list within lists without end is no table', async () => {
  const deep = `{"vehicles":${'[{"vehicles":'.repeat(20_000)}[]${'}]'.repeat(20_000)}}`;
  await expect(tablesIn(deep, 'deep.json')).rejects.toMatchObject({ fault: 'unreadable' });
});

it('the JSON of MyGarage says whose it is', async () => {
  const { text, name } = SAMPLES.MyGarage!.at(-1)!;
  expect(subjectsOf((await tablesIn(text, name)).tables, 0)).toMatchObject([
    {
      called: null,
      vehicle: { make: 'Fiat', model: '500', year: '2011', vin: 'ZFA1', plate: 'AB 123 CD', unit: 'km' },
    },
  ]);
});
