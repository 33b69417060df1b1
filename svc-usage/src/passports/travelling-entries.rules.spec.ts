import fc from 'fast-check';
import type { FollowedComponent } from '../life/followed.repository.js';
import type { Ledger } from '../life/covered.rules.js';
import { arrangementOn, type Fitted, livesOf } from '../life/life.rules.js';
import { treadsOf } from '../life/tread.rules.js';
import { type StoredEntry, travellingEntries } from './travelling-entries.rules.js';

const START = Date.parse('2000-01-01');
const dayOf = (n: number): string => new Date(START + n * 86_400_000).toISOString().slice(0, 10);
const TODAY = '2030-01-01';
/** Kilometres per day of each vehicle. */
const PACES: Readonly<Record<number, number>> = { 1: 100, 2: 37, 3: 0 };
const LEDGERS = new Map(
  Object.keys(PACES).map((id): [number, Ledger] => [
    Number(id),
    { unit: 'km', chapters: [], last: { on: TODAY, mileage: 9_000_000 } },
  ]),
);

/** Generates the vehicles on which an engine was, one after the other, and the days of its rebuilds. */
const aLife = fc.record({
  spans: fc.array(
    fc.record({ vehicle: fc.constantFrom(1, 2, 3), apart: fc.nat(60), on: fc.nat(200), isRead: fc.boolean() }),
    { minLength: 1, maxLength: 7 },
  ),
  rebuilds: fc.uniqueArray(fc.nat(900), { maxLength: 4 }),
});

function followed({ spans, rebuilds }: typeof aLife extends fc.Arbitrary<infer Life> ? Life : never) {
  let day = 0;
  const fitments = spans.map(({ vehicle, apart, on, isRead }, at): Fitted => {
    const from = day + apart;
    day = from + on;
    const mileages = isRead ? { from_mileage: from * PACES[vehicle]!, to_mileage: day * PACES[vehicle]! } : null;
    const days = { from_on: dayOf(from), to_on: dayOf(day) };
    return {
      id: at + 1,
      vehicle_id: vehicle,
      positions: [],
      from_mileage: null,
      to_mileage: null,
      ...days,
      ...mileages,
    };
  });
  const entries = rebuilds.map((at, id): StoredEntry => {
    const on = fitments.find(({ from_on, to_on }) => from_on! < dayOf(at) && dayOf(at) < to_on!);
    return {
      ...{ id: id + 1, component_id: 1, kind: 'rebuild', happened_on: dayOf(at), positions: null, depth_unit: null },
      ...{ depths: null, distance: null, distance_unit: null, hours: null, sessions: null, open: null, note: null },
      mileage: on ? at * PACES[on.vehicle_id]! : null,
    };
  });
  const about = { kind: 'engine', name: 'AR 00530', maker: null, number: null, size: null, season: null } as const;
  const component: FollowedComponent = {
    ...{ id: 1, ...about, tyres: null, limits: [], retired_on: null, made_on: null, first_used_on: null },
    ...{ fitments, entries, driven: [] },
  };
  return { component, entries };
}

it('makes the same lives of the fitments on one vehicle as there were on all of them', () => {
  fc.assert(
    fc.property(aLife, (life) => {
      const { component, entries } = followed(life);
      const travelled: FollowedComponent = {
        ...component,
        fitments: component.fitments.filter(({ vehicle_id }) => vehicle_id === 1),
        entries: travellingEntries(component, entries, LEDGERS, 1),
      };
      const before = livesOf(component, LEDGERS, TODAY);
      const after = livesOf(travelled, LEDGERS, TODAY);
      expect(after.map(({ open, ...rest }) => ({ ...rest, isOpen: open !== null }))).toEqual(
        before.map(({ open, ...rest }) => ({ ...rest, isOpen: open !== null })),
      );
    }),
  );
});

it('says no mileage of another vehicle', () => {
  fc.assert(
    fc.property(aLife, (life) => {
      const { component, entries } = followed(life);
      const on = (day: string) =>
        component.fitments
          .filter(({ from_on, to_on }) => from_on! <= day && day <= to_on!)
          .map((one) => one.vehicle_id);
      for (const { happened_on, mileage } of travellingEntries(component, entries, LEDGERS, 1))
        if (mileage !== null) expect(on(happened_on)).toEqual(expect.not.arrayContaining([2]));
    }),
  );
});

describe('tyres', () => {
  const HOME = ['front-left', 'front-right', 'rear-left', 'rear-right'] as const;
  const aSet = (fitments: readonly Partial<Fitted>[], entries: readonly StoredEntry[] = []): FollowedComponent => ({
    ...{ id: 1, kind: 'tyres', name: 'P6000', maker: null, number: null, size: null, season: null, limits: [] },
    ...{ retired_on: null, made_on: null, first_used_on: null, driven: [], entries },
    tyres: HOME.map((position) => ({ position, dot: null, dot_decade: null })),
    fitments: fitments.map((one, at) => ({
      ...{ id: at + 1, vehicle_id: 1, positions: [], from_on: null, from_mileage: null, to_on: null, to_mileage: null },
      ...one,
    })),
  });

  it('make no rotation where nobody knows how they stood on another vehicle', () => {
    const set = aSet([
      { positions: [...HOME], from_on: dayOf(0), to_on: dayOf(9) },
      { vehicle_id: 2, from_on: dayOf(10), to_on: dayOf(20) },
    ]);
    expect(travellingEntries(set, [], LEDGERS, 1).filter(({ kind }) => kind === 'rotation')).toEqual([]);
  });

  const aDay = fc.option(fc.nat(30).map(dayOf), { nil: null });
  const places: fc.Arbitrary<string[]> = fc.shuffledSubarray([...HOME], { minLength: 4, maxLength: 4 });
  const aMounting = fc.record({
    ...{
      vehicle_id: fc.constantFrom(1, 2),
      positions: fc.oneof(places, fc.constant<string[]>([])),
      from_on: aDay,
      to_on: aDay,
    },
    from_mileage: fc.constant(1),
  });
  const aRotation = fc.record({ happened_on: fc.nat(30).map(dayOf), positions: places });

  it('stand on all days as they stood, whether days of their mountings are known or not', () => {
    fc.assert(
      fc.property(fc.array(aMounting, { maxLength: 6 }), fc.array(aRotation, { maxLength: 2 }), (mounted, moved) => {
        const entries = moved.map((one, at): StoredEntry => ({
          ...{ id: at + 1, component_id: 1, kind: 'rotation', mileage: null, depth_unit: null, depths: null },
          ...{ distance: null, distance_unit: null, hours: null, sessions: null, open: null, note: null },
          ...one,
        }));
        const set = aSet(mounted, entries);
        const own = set.fitments.filter(({ vehicle_id }) => vehicle_id === 1);
        // Imported one after the other, the entries get ids in that order.
        const taken = travellingEntries(set, entries, LEDGERS, 1).map((one, id) => ({ ...one, id }));
        for (const day of ['1970-01-01', ...Array.from({ length: 33 }, (_, at) => dayOf(at - 1))])
          expect([day, arrangementOn(HOME, own, taken, day)]).toEqual([
            day,
            arrangementOn(HOME, set.fitments, entries, day),
          ]);
      }),
    );
  });

  const treadOf = (day: number, mileage: number | null, depth: number, id: number): StoredEntry => ({
    ...{ id, component_id: 1, kind: 'tread', happened_on: dayOf(day), mileage, positions: null, depth_unit: 'mm' },
    ...{ distance: null, distance_unit: null, hours: null, sessions: null, open: null, note: null },
    depths: [{ position: 'front-left', inner: null, middle: depth, outer: null }],
  });

  it('wear as fast as they wore, by each tread that was read with a mileage, wherever that was', () => {
    const set = aSet([
      { vehicle_id: 2, from_on: '2022-01-01', from_mileage: 0, to_on: '2023-01-01', to_mileage: 20_000 },
      { from_on: '2023-01-01', from_mileage: 50_000, to_on: '2026-01-01', to_mileage: 60_000 },
    ]);
    const read = [
      { ...treadOf(0, 10_000, 6, 1), happened_on: '2022-07-01' },
      { ...treadOf(0, 60_000, 4, 2), happened_on: '2026-01-01' },
    ];
    const all = { ...set, entries: read };
    const travelled = { ...set, fitments: set.fitments.slice(1), entries: travellingEntries(all, read, LEDGERS, 1) };
    expect(treadsOf(HOME, travelled, LEDGERS, TODAY, 1.6)).toMatchObject([{ per_1000_km: 0.1, left_km: 24_000 }]);
  });

  const aDrive = fc.record({
    spans: aLife.map(({ spans }) => spans),
    treads: fc.uniqueArray(fc.record({ day: fc.nat(900), isRead: fc.boolean() }), {
      selector: ({ day }) => day,
      maxLength: 6,
    }),
  });

  it.each([
    ['all of them where each has a mileage', true],
    ['those that say how far it is where some have none', false],
  ])('wear as fast as they wore, by %s', (_, isKnown) => {
    fc.assert(
      fc.property(aDrive, ({ spans, treads }) => {
        const { component } = followed({
          spans: spans.map((one) => ({ ...one, isRead: isKnown || one.isRead })),
          rebuilds: [],
        });
        const read = treads
          .toSorted((a, b) => a.day - b.day)
          .map(({ day, isRead }, at) => {
            const on = component.fitments.find(({ from_on, to_on }) => from_on! < dayOf(day) && dayOf(day) < to_on!);
            return treadOf(day, on && (isKnown || isRead) ? day * PACES[on.vehicle_id]! : null, 9 - at, at + 1);
          });
        const set = { ...aSet([]), fitments: component.fitments, entries: read };
        const entries = travellingEntries(set, read, LEDGERS, 1);
        const kept = read.filter(({ id }) => entries.some((one) => one.id === id));
        const here = set.fitments.filter(({ vehicle_id }) => vehicle_id === 1);
        expect(treadsOf(HOME, { ...set, fitments: here, entries }, LEDGERS, TODAY, 1.6)).toEqual(
          treadsOf(HOME, { ...set, entries: kept }, LEDGERS, TODAY, 1.6),
        );
        expect(
          livesOf({ ...set, fitments: here, entries }, LEDGERS, TODAY).map(({ distance_km }) => distance_km),
        ).toEqual(livesOf(set, LEDGERS, TODAY).map(({ distance_km }) => distance_km));
        if (isKnown) expect(kept).toHaveLength(read.length);
      }),
    );
  });
});
