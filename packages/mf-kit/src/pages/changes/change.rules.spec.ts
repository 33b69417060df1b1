import { aUser } from '../../testing';
import { signOut, startSession } from '../../data/session/store';
import { type Told, toldOf } from './change.rules';
import type { ChangedFields, HistoryEntry } from './changes-of';

interface Body {
  name: string;
  type: string;
  cost?: number | null;
  currency?: string | null;
  mileage?: number | null;
  done_on?: string | null;
  done_on_edtf?: string | null;
  vehicle_id: number;
  parts?: unknown;
  notes?: string | null;
  schedule_id?: number | null;
}

const record = { id: 1, odometer_unit: 'km' as const };
const PARTS: Record<number, string> = { 4: 'Oil filter', 5: 'Gasket' };
const fields: ChangedFields<Body, typeof record> = {
  name: { label: 'Name', as: 'text' },
  type: { label: 'Type', as: 'choice', of: { Repair: 'Reparatur', Other: 'Sonstiges' } },
  cost: { label: 'Cost', as: 'money', currency: 'currency' },
  currency: { with: 'cost' },
  mileage: { label: 'Mileage', as: 'mileage' },
  done_on: { label: 'Done', as: 'date' },
  vehicle_id: { label: 'Vehicle', as: 'name', nameOf: (id) => (id === 7 ? 'Alfa' : undefined) },
  parts: { label: 'Parts', as: 'names', nameOf: ({ id }) => PARTS[id] },
  notes: { label: 'Notes', as: 'long' },
  schedule_id: null,
};

type Values = Record<string, string | null>;

/** History entries like the services' answer, newest first, from the values that each write stored. */
function historyOf(...written: Values[]): HistoryEntry[] {
  const known: Values = {};
  const entries = written.map((values, index): HistoryEntry => {
    const changes = Object.entries(values).map(([name, after]) => ({ name, before: known[name] ?? null, after }));
    Object.assign(known, values);
    return { seq: index, action: index === 0 ? 'created' : 'changed', at: '2026-03-04T10:00:00Z', changes };
  });
  return entries.reverse();
}

const BEGUN = { name: 'Oil change', type: 'Repair', cost: '120.00', currency: 'USD', vehicle_id: '7' };
const told = (...changes: Values[]): Told[] => toldOf({ entries: historyOf(BEGUN, ...changes) }, fields, record);
const linesOf = (change: Values) => told(change)[0]!.lines;

beforeEach(() => startSession('a-token', aUser()));
afterEach(signOut);

it('tells the newest first, and of a record that nobody changed that it was created', () => {
  expect(told()).toEqual([{ seq: 0, action: 'created', at: '2026-03-04T10:00:00Z', lines: [] }]);
  expect(told({ name: 'A' }, { name: 'B' }).map(({ lines }) => lines)).toEqual([
    [{ label: 'Name', before: 'A', after: 'B' }],
    [{ label: 'Name', before: 'Oil change', after: 'A' }],
    [],
  ]);
});

it('shows an amount in the currency that it had then', () => {
  expect(linesOf({ cost: '140.00' })).toEqual([{ label: 'Cost', before: '$120.00', after: '$140.00' }]);
  expect(linesOf({ currency: 'EUR' })).toEqual([{ label: 'Cost', before: '$120.00', after: '€120.00' }]);
  expect(linesOf({ cost: '99.00', currency: 'EUR' })).toEqual([{ label: 'Cost', before: '$120.00', after: '€99.00' }]);
  expect(linesOf({ cost: null, currency: null })).toEqual([{ label: 'Cost', before: '$120.00', after: null }]);
});

it('shows a mileage in the unit of its instrument', () => {
  expect(linesOf({ mileage: '84120' })).toEqual([{ label: 'Mileage', before: null, after: '84,120\u00a0km' }]);
});

it('shows values of the API as pages do, and one that it does not know as it is', () => {
  expect(linesOf({ type: 'Other' })).toEqual([{ label: 'Type', before: 'Reparatur', after: 'Sonstiges' }]);
  expect(linesOf({ type: 'Tuning' })).toEqual([{ label: 'Type', before: 'Reparatur', after: 'Tuning' }]);
});

it('shows a date as exactly as it was known, once for both of its fields', () => {
  const [now, before] = told({ done_on: '1974-05-01', done_on_edtf: '1974-05' }, { done_on_edtf: null });
  expect(before!.lines).toEqual([{ label: 'Done', before: null, after: 'May 1974' }]);
  expect(now!.lines).toEqual([{ label: 'Done', before: 'May 1974', after: 'May 1, 1974' }]);
});

it('names what the page knows by name, and says only that it was changed where it does not', () => {
  expect(linesOf({ vehicle_id: '9' })).toEqual([{ label: 'Vehicle', became: 'changed' }]);
  const [now, before] = told({ parts: '[{"id": 4, "quantity": 2}]' }, { parts: '[4, 5]' });
  expect(before!.lines).toEqual([{ label: 'Parts', before: null, after: 'Oil filter × 2' }]);
  expect(now!.lines).toEqual([{ label: 'Parts', before: 'Oil filter × 2', after: 'Oil filter, Gasket' }]);
  expect(linesOf({ parts: '[4, 6]' })).toEqual([{ label: 'Parts', became: 'added' }]);
});

it('says of a long text only that it was changed', () => {
  const [removed, changed, added] = told({ notes: 'One' }, { notes: 'Two' }, { notes: null }).map(({ lines }) => lines);
  expect([added, changed, removed]).toEqual(
    ['added', 'changed', 'removed'].map((became) => [{ label: 'Notes', became }]),
  );
});

it('leaves out what no person knows, and an entry that has nothing else', () => {
  expect(linesOf({ schedule_id: '3', name: 'A' })).toEqual([{ label: 'Name', before: 'Oil change', after: 'A' }]);
  expect(told({ schedule_id: '3' }, { unheard_of: 'x' })).toHaveLength(1);
});

it('knows what stood there before where the beginning is missing', () => {
  const changes = [{ name: 'cost', before: '120.00', after: '140.00' }];
  const [entry] = toldOf({ entries: [{ seq: 2000, action: 'changed', at: '', changes }] }, fields, record);
  expect(entry!.lines).toEqual([{ label: 'Cost', before: '$120.00', after: '$140.00' }]);
});

it('of a list that comes cut it says only that it was changed', () => {
  expect(linesOf({ parts: '[4, 5, …' })).toEqual([{ label: 'Parts', became: 'added' }]);
});
