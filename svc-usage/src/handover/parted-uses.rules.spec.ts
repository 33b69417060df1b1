import type { Driven } from '../life/driven.rules.js';
import type { FollowedComponent, PacedLedger } from '../life/followed.repository.js';
import type { Fitted } from '../life/life.rules.js';
import { type Parting, partedEntries } from './parted-uses.rules.js';

const [GIVER, RECEIVER, CAR, OTHER] = [1, 2, 10, 11];
const ledger = (mileage: number): PacedLedger => ({
  ...{ unit: 'km', chapters: [], pace: null, last: { on: '2026-01-01', mileage } },
});
const LEDGERS = new Map([
  [CAR, ledger(80_000)],
  [OTHER, ledger(15_000)],
]);

const aComponent = (id: number, fields: Partial<FollowedComponent>): FollowedComponent => ({
  ...{ id, kind: 'engine', name: 'AR 00530', maker: null, number: null, size: null, season: null, tyres: null },
  ...{ limits: [], retired_on: null, made_on: null, first_used_on: null, fitments: [], entries: [], driven: [] },
  ...fields,
});
const onCar: Fitted = {
  ...{ id: 1, vehicle_id: CAR, positions: [], from_on: '2022-01-01', from_mileage: 50_000 },
  ...{ to_on: '2024-01-01', to_mileage: 80_000 },
};
const onOther: Fitted = {
  ...{
    id: 2,
    vehicle_id: OTHER,
    positions: [],
    from_on: '2024-01-01',
    from_mileage: 10_000,
    to_on: null,
    to_mileage: null,
  },
};
const drivenOn = (vehicle_id: number): Driven => ({
  ...{ id: 5, vehicle_id, driven_on: '2025-05-01', fitment_id: null, ms: 3_600_000, metres: 9_000 },
  ...{ unmeasured: false, clear: true },
});
const parted = (one: FollowedComponent, more: Partial<Parting> = {}) =>
  partedEntries({ components: [one], ledgers: LEDGERS }, new Map(), {
    ...{ from: GIVER, to: RECEIVER, vehicle_id: CAR, with_notes: true, own: new Set(), copies: new Map() },
    ...more,
  }).map(({ owner_id, component_id, happened_on, distance, hours }) => ({
    ...{ owner_id, component_id, happened_on, distance, hours },
  }));

it('leave what a component ran on the vehicle that goes with it, and what it ran elsewhere with its copy', () => {
  expect(parted(aComponent(3, { fitments: [onCar, onOther] }), { copies: new Map([[3, 33]]) })).toEqual([
    { owner_id: GIVER, component_id: 3, happened_on: '2024-01-01', distance: 30_000, hours: null },
    { owner_id: RECEIVER, component_id: 33, happened_on: '2026-01-01', distance: 5_000, hours: null },
  ]);
});

it('leave what a component was driven on the vehicle that goes with it, though it was never mounted there', () => {
  expect(parted(aComponent(3, { driven: [drivenOn(CAR)] }))).toEqual([
    { owner_id: GIVER, component_id: 3, happened_on: '2025-05-01', distance: 9, hours: 1 },
  ]);
  expect(parted(aComponent(3, { driven: [drivenOn(OTHER)] }))).toEqual([]);
});

it('take along what a component that goes was driven on vehicles that stay', () => {
  const engine = aComponent(3, { fitments: [onCar], driven: [drivenOn(OTHER), { ...drivenOn(CAR), fitment_id: 1 }] });
  expect(parted(engine, { own: new Set([3]) })).toEqual([
    { owner_id: GIVER, component_id: 3, happened_on: '2025-05-01', distance: 9, hours: 1 },
  ]);
});
