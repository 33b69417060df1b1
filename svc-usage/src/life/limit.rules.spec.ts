import type { Happened, Fitted, Followed } from './life.rules.js';
import { livesOf } from './life.rules.js';
import { standingsOf } from './limit.rules.js';

const TODAY = '2026-01-01';
const LIMIT = { by: 'hours', value: 500, unit: null, until: null, source: null } as const;

const mounted = (fields: Partial<Fitted> = {}): Fitted => ({
  ...{ id: 1, vehicle_id: 1, positions: [], from_on: '2025-01-01', from_mileage: null, to_on: null, to_mileage: null },
  ...fields,
});
const happened = (fields: Partial<Happened>): Happened => ({
  ...{ id: 1, kind: 'use', happened_on: '2025-02-01', mileage: null, positions: null, depth_unit: null, depths: null },
  ...{ distance: null, distance_unit: null, hours: null, sessions: null, open: 'mileage-unknown' },
  ...fields,
});

/** The state of a limit of 500 hours, for a pump on a vehicle without readings. `unit` is that of the vehicle's instrument. */
function stateOf(unit: 'h' | 'km', fitments: Fitted[], entries: Happened[] = []) {
  const followed: Followed = { made_on: null, first_used_on: null, fitments, entries, driven: [] };
  const ledgers = new Map([[1, { unit, chapters: [], last: { on: null, mileage: null } }]]);
  const life = livesOf(followed, ledgers, TODAY).at(-1)!;
  return standingsOf({ limits: [LIMIT], life, on: null, treads: [], followed }, ledgers, TODAY)[0]!.state;
}

it('hours of an hour meter that nobody read are not known, neither while a pump is on nor once it came off', () => {
  expect(stateOf('h', [mounted()])).toBe('unknown');
  expect(stateOf('h', [mounted({ to_on: '2025-03-01' })])).toBe('unknown');
});

it('an odometer counts no hours that could be missing', () => {
  expect(stateOf('km', [mounted({ to_on: '2025-03-01' })])).toBe('far');
});

it('hours that are missing from the life before a rebuild are missing from no later one', () => {
  const rebuild = happened({ kind: 'rebuild', happened_on: '2025-04-01', open: null });
  expect(stateOf('h', [mounted({ to_on: '2025-03-01' })], [rebuild])).toBe('far');
});

it('a use that says that there was more, and no figure, leaves hours unknown', () => {
  expect(stateOf('km', [], [happened({})])).toBe('unknown');
  expect(stateOf('km', [], [happened({ distance: 5_000 })])).toBe('far');
  expect(stateOf('km', [], [happened({ hours: 20 })])).toBe('far');
});
