import { type JudgedSubject, freshOf } from './fresh.rules';
import { keyOfEvent, type Present } from './present.rules';
import type { Fate, JudgedRow } from './rows.rules';

const event = (date_performed: string, cost: number | null, name = 'Oil'): Fate => ({
  event: { vehicle_id: 7, name, type: 'Repair', status: 'Completed', date_performed, cost, currency: 'EUR' },
  ...{ guessed: [], categories: [] },
});
const rows = (...fates: Fate[]): JudgedRow[] => fates.map((fate, at) => ({ line: at + 2, fate }));
const subject = (file: number, some: JudgedRow[], more: Partial<JudgedSubject> = {}): JudgedSubject => ({
  ...{ file, vehicle: { id: 7, odometer_unit: 'km' }, rows: some, plans: [], components: [] },
  ...more,
});
const taken = (subjects: JudgedSubject[], present?: Map<number, Present>) =>
  freshOf(subjects, present).map((one) => one.rows.map(({ fate }) => ('leftOut' in fate ? fate.leftOut : 'taken')));

const OIL = event('2025-03-04', 60);
const PADS = event('2025-05-04', 80, 'Pads');

it('takes what two backups of one vehicle both have once, from the first where none brings more', () => {
  const backups = [subject(0, rows(OIL)), subject(1, rows(OIL, PADS)), subject(2, rows(PADS, OIL))];
  expect(taken(backups)).toEqual([['taken'], ['in-other-file', 'taken'], ['in-other-file', 'in-other-file']]);
});

it('takes it from the file that brings attachments with it', () => {
  const withBill = rows(OIL).map((row) => ({ ...row, attached: [{ name: 'Bill', location: '/1' }] }));
  const backups = [subject(0, rows(OIL)), subject(1, withBill), subject(2, rows(OIL))];
  expect(taken(backups)).toEqual([['in-other-file'], ['taken'], ['in-other-file']]);
});

it('takes two services of one visit that cost the same, each from its own file', () => {
  const pads = event('2025-03-04', 60, 'Pads');
  expect(taken([subject(0, rows(OIL)), subject(1, rows(pads))])).toEqual([['taken'], ['taken']]);
});

it('takes two equal rows of one file, and the second of a later file where the first file has one', () => {
  expect(taken([subject(0, rows(OIL, OIL))])).toEqual([['taken', 'taken']]);
  expect(taken([subject(0, rows(OIL)), subject(1, rows(OIL, OIL)), subject(2, rows(OIL, OIL))])).toEqual([
    ['taken'],
    ['in-other-file', 'taken'],
    ['in-other-file', 'in-other-file'],
  ]);
});

it('takes the same of another vehicle, of a file that goes nowhere, and of one file’s two vehicles', () => {
  const other = { vehicle: { id: 8, odometer_unit: 'km' } } as const;
  expect(taken([subject(0, rows(OIL)), subject(1, rows(OIL), other), subject(0, rows(OIL))])).toEqual([
    ['taken'],
    ['taken'],
    ['taken'],
  ]);
  expect(taken([subject(0, rows(OIL), { vehicle: null }), subject(1, rows(OIL))])).toEqual([['taken'], ['taken']]);
});

it('leaves out of each file what the vehicle has', () => {
  const has = new Set([keyOfEvent((OIL as Extract<Fate, { event: unknown }>).event)]);
  const known: Present = { events: has, readings: new Set(), fillUps: new Set() };
  expect(taken([subject(0, rows(OIL)), subject(1, rows(OIL, PADS))], new Map([[7, known]]))).toEqual([
    ['present'],
    ['in-other-file', 'taken'],
  ]);
});

it('takes what recurs, and a set of tyres, once as well', () => {
  const plan = {
    ...{ name: 'Oil', recurrence_time_interval: 365, recurrence_mileage_interval: null },
    ...{ due_on: '2026-03-04', due_mileage: null, distance_unit: 'km' },
  };
  const plans = () =>
    [
      {
        ...{ line: 4, name: 'Oil', recorded: null },
        fate: {
          ...{
            every: null,
            distance: null,
            due_on: '2026-03-04',
            due_mileage: null,
            unit: 'km',
            told: [],
            guessed: [],
          },
          plan,
        },
      },
    ] as unknown as JudgedSubject['plans'];
  const tyres = (size: string) => ({ kind: 'tyres', name: 'Winter', size });
  const components = (size: string) =>
    [{ line: 5, fate: { component: tyres(size), guessed: [] } }] as unknown as JudgedSubject['components'];
  const other = { vehicle: { id: 8, odometer_unit: 'km' } } as const;
  const fresh = freshOf([
    subject(0, [], { plans: plans(), components: components('195/65 R 15') }),
    subject(1, [], { plans: plans(), components: components('195/65 R 15') }),
    subject(2, [], { plans: plans(), components: components('195/65 R 15'), ...other }),
  ]);
  const left = (fate: object) => ('leftOut' in fate ? fate.leftOut : 'taken');
  expect(fresh.map((one) => [...one.plans, ...one.components].map(({ fate }) => left(fate)))).toEqual([
    ['taken', 'taken'],
    ['in-other-file', 'in-other-file'],
    ['taken', 'taken'],
  ]);
});
