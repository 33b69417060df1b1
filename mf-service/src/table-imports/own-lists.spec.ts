import type { service, usage } from '@carnet/contracts';
import fc from 'fast-check';
import { BYTE_ORDER_MARK, csvLine } from '../../../svc-dossier/src/packing/csv.rules';
import { guessMapping, type Usual } from './mapping.rules';
import { type Fate, judgedRows } from './rows.rules';
import { readTableFile } from './table-file';
import { tablesOf } from './tables.rules';
import { nameOfSubject, subjectsOf } from './vehicles.rules';

const USUAL: Usual = { dates: 'mdy', mark: ',', unit: 'mi', currency: 'USD', today: '2026-11-24', region: 'de-DE' };

type Row = Record<string, unknown>;

/** File formats in which 'Download everything' writes a list. */
const FORMS = {
  csv: (rows: readonly Row[]) =>
    BYTE_ORDER_MARK + csvLine(Object.keys(rows[0]!)) + rows.map((row) => csvLine(Object.values(row))).join(''),
  ndjson: (rows: readonly Row[]) => rows.map((row) => `${JSON.stringify(row)}\n`).join(''),
};
type Form = keyof typeof FORMS;

async function tablesIn(rows: readonly Row[], form: Form) {
  const bytes = new TextEncoder().encode(FORMS[form](rows));
  const picked = Object.assign(new File([bytes], `list.${form}`), { arrayBuffer: async () => bytes.buffer });
  const file = await readTableFile(picked);
  return { tables: tablesOf(file.rows), hasNumbers: file.hasNumbers };
}

async function fatesOf(rows: readonly Row[], form: Form, unit: 'km' | 'mi'): Promise<Fate[]> {
  const { tables, hasNumbers } = await tablesIn(rows, form);
  expect(tables.map(({ format }) => format?.product)).toEqual(['Carnet']);
  const target = { vehicle: { id: 7, odometer_unit: unit }, today: USUAL.today, nameOf: String, types: new Map() };
  return tables
    .flatMap((table) => judgedRows(table, guessMapping(table, USUAL, hasNumbers), target))
    .map(({ fate }) => fate);
}

/** Difficult texts: quotes, separators, formulas, line breaks, other scripts. */
const odd = fc.oneof(
  fc.constantFrom('=1+1', "'=1", "''-2", "it's", '"', '""', ';;;;', 'a;b,c\td|e', 'one\ntwo', 'one\r\ntwo', '1.234,50'),
  fc.constantFrom(
    '12/01/2026',
    '## Service',
    '#:fillups',
    '1,234',
    '-5',
    '@SUM(A1)',
    '走行 ÄÖ 🏎️',
    '\u2028',
    'NULL',
    'false',
    '0',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const text = (most: number) => odd.map((one) => one.replaceAll('\0', '').slice(0, most) || 'x');
const maybe = <Value>(values: fc.Arbitrary<Value>) => fc.option(values, { nil: null });
const day = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2030-12-31'), noInvalidDate: true })
  .map((at) => at.toISOString().slice(0, 10));
const mileage = maybe(fc.integer({ min: 0, max: 2_000_000 }));
const decimal = (decimals: number) => fc.integer({ min: 0, max: 999_999_999 }).map((whole) => whole / 10 ** decimals);
const money = fc
  .constantFrom(['EUR', 2], ['USD', 2], ['JPY', 0], ['KWD', 3], ['TND', 3], ['CHF', 2] as const)
  .chain(([currency, decimals]) => decimal(Number(decimals)).map((amount) => ({ amount, currency: String(currency) })));
const unit = fc.constantFrom('km' as const, 'mi' as const);
const told = { created_at: '2026-01-02T03:04:05.678Z', updated_at: '2026-01-02T03:04:05.678Z' };
const vehicle = fc.record({
  make: text(20),
  model: text(20),
  year: fc.integer({ min: 1900, max: 2026 }),
  nickname: maybe(text(20)),
});

const event = fc.record({
  ...{ id: fc.integer({ min: 1 }), vehicle_id: fc.constant(12), name: text(200), description: maybe(text(500)) },
  type: fc.constantFrom('Regular Maintenance', 'Repair', 'Modification', 'Other'),
  status: fc.constantFrom('Completed', 'Upcoming', 'Overdue'),
  ...{ date_performed: maybe(day), date_performed_edtf: maybe(fc.constantFrom('1974', '1974-05~', '1974/1976')) },
  ...{ mileage_at_service: mileage, paid: maybe(money), converted: maybe(money), notes: maybe(text(500)) },
  report_content: maybe(text(500).map((said) => `<p>${said}</p>`)),
});

const fillUp = fc.record({
  ...{
    id: fc.integer({ min: 1 }),
    vehicle_id: fc.constant(12),
    filled_on: day,
    at: maybe(fc.constantFrom('00:00', '14:05')),
  },
  ...{ odometer: mileage, trip: maybe(decimal(3)), amount: decimal(3), tank: maybe(fc.integer({ min: 1, max: 9 })) },
  energy: fc.constantFrom(
    'petrol',
    'diesel',
    'lpg',
    'cng',
    'electricity',
    'hydrogen',
    'adblue',
    'oil',
    'two-stroke-mix',
  ),
  unit: fc.constantFrom('l', 'us_gal', 'imp_gal', 'kg', 'kWh'),
  ...{ full: fc.boolean(), missed_before: fc.boolean(), excluded: fc.boolean(), paid: maybe(money) },
  ...{ unit_price: maybe(decimal(6)), station: maybe(text(200)), note: maybe(text(5_000)) },
  charge_kind: maybe(fc.constantFrom('AC', 'DC')),
  ...{ from_percent: maybe(fc.integer({ min: 0, max: 100 })), to_percent: maybe(fc.integer({ min: 0, max: 100 })) },
});

const form = fc.constantFrom<Form>('csv', 'ndjson');
const RUNS = { numRuns: 300 };

it('a service event of our own export reads back as it was, in each form', async () => {
  await fc.assert(
    fc.asyncProperty(
      form,
      unit,
      vehicle,
      fc.array(event, { minLength: 1, maxLength: 4 }),
      async (as, counts, of, events) => {
        const rows = events.map(({ paid, converted, ...said }) => ({
          ...{ ...said, ...of, odometer_unit: counts, cost: paid?.amount ?? null, currency: paid?.currency ?? null },
          ...{ converted_cost: converted?.amount ?? null, converted_currency: converted?.currency ?? null },
          ...{
            template_id: null,
            service_schedule_id: null,
            ...told,
            template: null,
            parts: [],
            photos: [],
            report: {},
          },
        })) satisfies Partial<Record<keyof service.ServiceEventView, unknown>>[];
        const fates = await fatesOf(rows, as, counts);
        const lost = ['id', 'make', 'model', 'year', 'nickname', 'odometer_unit', 'template_id', 'service_schedule_id'];
        const others = ['created_at', 'updated_at', 'template', 'parts', 'photos', 'report'];
        expect(fates.map((fate) => 'event' in fate && fate.event)).toEqual(
          rows.map((row) => ({
            ...Object.fromEntries(Object.entries(row).filter(([key]) => ![...lost, ...others].includes(key))),
            vehicle_id: 7,
          })),
        );
      },
    ),
    RUNS,
  );
});

it('a fill-up of our own export reads back as it was, in each form', async () => {
  await fc.assert(
    fc.asyncProperty(
      form,
      unit,
      vehicle,
      fc.array(fillUp, { minLength: 1, maxLength: 4 }),
      async (as, counts, of, fillUps) => {
        const rows = fillUps.map(({ paid, ...said }) => ({
          ...{ ...said, ...of, odometer_unit: counts, total: paid?.amount ?? null, currency: paid?.currency ?? null },
          ...{ version: 1, ...told },
        })) satisfies Partial<Record<keyof usage.FillUpView, unknown>>[];
        const fates = await fatesOf(rows, as, counts);
        const lost = [
          'id',
          'make',
          'model',
          'year',
          'nickname',
          'odometer_unit',
          'version',
          'created_at',
          'updated_at',
        ];
        expect(fates.map((fate) => 'fillUp' in fate && fate.fillUp)).toEqual(
          rows.map((row) => ({
            ...Object.fromEntries(Object.entries(row).filter(([key]) => !lost.includes(key))),
            vehicle_id: 7,
          })),
        );
      },
    ),
    RUNS,
  );
});

const READING = {
  ...{ id: 3, vehicle_id: 12, source: 'by-hand', read_on: '2026-03-04', read_on_edtf: null, value: 0 },
  ...{ standing: 'as-read', written_value: null, note: "'=1" },
};

it.each(['csv', 'ndjson'] as const)('of readings those come that were entered by themselves, %s', async (as) => {
  const rows = [
    READING,
    { ...READING, value: 84_000, standing: 'estimate', note: null },
    { ...READING, source: 'fill-up' },
    { ...READING, read_on: 'soon' },
  ];
  expect(await fatesOf(rows, as, 'km')).toEqual([
    { reading: { vehicle_id: 7, read_on: '2026-03-04', value: 0, note: "'=1" }, guessed: ['unit'] },
    {
      reading: { vehicle_id: 7, read_on: '2026-03-04', value: 84_000, standing: 'estimate', note: null },
      guessed: ['unit'],
    },
    { leftOut: 'of-record' },
    { field: 'date', unreadable: 'soon' },
  ]);
});

it('a vehicle that another list describes is called by that', async () => {
  const { tables: fillUps } = await tablesIn(
    [{ vehicle_id: 12, make: 'Fiat', model: '500', year: 2011, nickname: null, odometer_unit: 'km' }].map((whose) => ({
      ...{ id: 1, ...whose, filled_on: '2026-03-04', missed_before: false, unit_price: null },
    })),
    'csv',
  );
  const { tables: readings } = await tablesIn([READING], 'csv');
  expect(subjectsOf(readings, 1, [...fillUps, ...readings]).map(nameOfSubject)).toEqual(['Fiat 500 2011']);
  expect(subjectsOf(readings, 1).map(nameOfSubject)).toEqual(['12']);
});

it('a long text full of other marks does not say what parts the cells', async () => {
  const { tables } = await tablesIn([{ ...READING, note: `"${';'.repeat(20_000)}` }], 'csv');
  expect(tables.map(({ format }) => format?.own)).toEqual(['reading']);
});
