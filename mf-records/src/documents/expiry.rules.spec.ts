import { aDocument } from '../testing/factories';
import { expiryOf, soon, toTellOf } from './expiry.rules';

const TODAY = '2026-11-22';
const told = (...documents: Parameters<typeof aDocument>[0][]) =>
  toTellOf(
    documents.map((fields, id) => aDocument({ id, ...fields })),
    TODAY,
  ).map(({ id }) => id);

test.each([
  ['2026-11-21', { tone: 'bad', text: 'Expired Nov 21, 2026' }],
  ['2026-11-22', { tone: 'warn', text: 'Expires today' }],
  ['2027-01-21', { tone: 'warn', text: 'Expires Jan 21, 2027' }],
  ['2027-01-22', null],
  [null, null],
])('a paper that is good until %s', (expires_on, said) =>
  expect(expiryOf(aDocument({ expires_on }), '2026-11-22')).toEqual(said),
);

test('soon ends after 60 days', () => {
  expect(soon(TODAY)).toBe('2027-01-21');
});

test('what ran out first stands at the front', () => {
  expect(told({ expires_on: '2026-12-01', vehicle_id: 1 }, { expires_on: '2026-11-01', vehicle_id: 2 })).toEqual([
    1, 0,
  ]);
});

test.each(['registration', 'insurance', 'inspection'] as const)(
  'one %s of a vehicle takes the place of another',
  (type) => {
    expect(told({ type, expires_on: '2024-11-30' }, { type, expires_on: '2026-11-30' })).toEqual([1]);
    expect(told({ type, expires_on: '2024-11-30', vehicle_id: 1 }, { type, expires_on: '2026-11-30' })).toEqual([0, 1]);
    expect(told({ type, expires_on: '2024-11-30' }, { type: 'other', expires_on: '2026-11-30' })).toEqual([0, 1]);
  },
);

test('papers of no vehicle are not taken for each other', () => {
  expect(told({ expires_on: '2026-11-29', vehicle_id: null }, { expires_on: '2026-11-30', vehicle_id: null })).toEqual([
    0, 1,
  ]);
});

test('a warranty does not take the place of another, and is forgotten 60 days after it has run out', () => {
  const type = 'warranty';
  expect(told({ type, expires_on: '2026-09-23' }, { type, expires_on: '2026-12-01' })).toEqual([0, 1]);
  expect(told({ type, expires_on: '2026-09-22' })).toEqual([]);
});
