import fc from 'fast-check';
import { type Drive, type Driven, drivenBy, sumOfDriven } from './driven.rules.js';
import { type Followed, livesOf, usedInAll } from './life.rules.js';
import type { Placed } from './place.rules.js';

const START = Date.parse('2020-01-01');
const dayOf = (n: number): string => new Date(START + n * 86_400_000).toISOString().slice(0, 10);
const TODAY = '2030-01-01';
const CORNERS = ['front-left', 'front-right', 'rear-left', 'rear-right'];

const aDrive = (drive: Partial<Drive> = {}): Drive => ({
  ...{ id: 1, vehicle_id: 1, unit: 'km', driven_on: dayOf(100), seconds: 1_200, distance: 30_000 },
  ...{ odometer_ran: false, component_ids: null },
  ...drive,
});
const aSet = (placed: Partial<Placed> = {}): Placed => ({
  ...{ id: 1, component_id: 1, kind: 'tyres', vehicle_id: 1, positions: CORNERS },
  ...{ from_on: dayOf(0), from_mileage: 0, to_on: null, to_mileage: null },
  ...placed,
});

const LEDGERS = new Map(
  [1, 2].map((id) => [id, { unit: 'km' as const, chapters: [], last: { on: TODAY, mileage: 0 } }]),
);
const followed = (
  fitments: readonly Placed[],
  drives: readonly Drive[],
  rebuilds: readonly number[] = [],
): Followed => ({
  ...{ made_on: null, first_used_on: null, fitments, driven: drivenBy({ id: 1 }, drives, fitments) },
  entries: rebuilds.map((day, at) => ({
    ...{ id: at + 1, kind: 'rebuild' as const, happened_on: dayOf(day), mileage: 0, positions: null, depth_unit: null },
    ...{ depths: null, distance: null, distance_unit: null, hours: null, sessions: null },
  })),
});

const drives = fc
  .array(
    fc.record({
      vehicle_id: fc.constantFrom(1, 2),
      driven_on: fc.nat(400).map(dayOf),
      seconds: fc.nat(7_200_000).map((ms) => ms / 1_000),
      distance: fc.option(fc.nat(200_000)),
      odometer_ran: fc.boolean(),
      component_ids: fc.option(fc.subarray([1, 2, 3]), { freq: 4 }),
    }),
    { maxLength: 12 },
  )
  .map((all) => all.map((one, at) => aDrive({ ...one, id: at + 1 })));

const fitments = fc
  .array(fc.record({ vehicle_id: fc.constantFrom(1, 2), apart: fc.integer({ min: 1, max: 60 }), on: fc.nat(120) }), {
    minLength: 1,
    maxLength: 5,
  })
  .map((spans) => {
    let day = 0;
    return spans.map(({ vehicle_id, apart, on }, at) => {
      const from = day + apart;
      day = from + on;
      return aSet({ id: at + 1, vehicle_id, from_on: dayOf(from), to_on: dayOf(day), to_mileage: 0 });
    });
  });

describe('what sessions add to a life', () => {
  it('goes again with the session, and what was there before is there again', () => {
    fc.assert(
      fc.property(fitments, drives, drives, (on, some, more) => {
        const added = more.map((one) => ({ ...one, id: one.id + 100 }));
        const all = [...some, ...added];
        const removed = all.filter(({ id }) => id <= 100);
        const before = livesOf(followed(on, some), LEDGERS, TODAY);
        const grown = usedInAll(followed(on, all), LEDGERS);
        expect(livesOf(followed(on, removed), LEDGERS, TODAY)).toEqual(before);
        const was = usedInAll(followed(on, some), LEDGERS);
        for (const key of ['distance_km', 'hours', 'sessions'] as const)
          expect(grown[key]).toBeGreaterThanOrEqual(was[key]);
      }),
    );
  });

  it('does not depend on their order', () => {
    fc.assert(
      fc.property(fitments, drives, (on, some) => {
        const [one, other] = [some, some.toReversed()].map((all) => livesOf(followed(on, all), LEDGERS, TODAY));
        expect(other).toEqual(one);
      }),
    );
  });

  it('is never negative, and never more than was driven', () => {
    fc.assert(
      fc.property(fitments, drives, (on, some) => {
        const { distance_km, hours, sessions } = usedInAll(followed(on, some), LEDGERS);
        const driven = some.reduce((sum, one) => sum + (one.distance ?? 0), 0) / 1_000;
        expect(distance_km).toBeGreaterThanOrEqual(0);
        expect(hours).toBeGreaterThanOrEqual(0);
        expect(distance_km).toBeLessThanOrEqual(Math.round(driven * 1_000) / 1_000);
        expect(sessions).toBeLessThanOrEqual(some.length);
      }),
    );
  });

  it('is in one of the lives between rebuilds, and in one alone', () => {
    fc.assert(
      fc.property(fitments, drives, fc.uniqueArray(fc.nat(400), { maxLength: 3 }), (on, some, rebuilds) => {
        const lives = livesOf(followed(on, some, rebuilds), LEDGERS, TODAY);
        const { sessions, distance_km } = usedInAll(followed(on, some), LEDGERS);
        expect(lives.reduce((sum, life) => sum + life.sessions, 0)).toBe(sessions);
        expect(lives.reduce((sum, life) => sum + life.distance_km, 0)).toBeCloseTo(distance_km, 6);
      }),
    );
  });

  it('is no distance where an odometer ran: its ledger has it', () => {
    fc.assert(
      fc.property(fitments, drives, (on, some) => {
        const ran = some.map((one) => ({ ...one, odometer_ran: true }));
        expect(usedInAll(followed(on, ran), LEDGERS).distance_km).toBe(0);
      }),
    );
  });
});

const counted = (driven: readonly Driven[]): string =>
  driven.length === 0 ? 'off' : driven.every(({ clear }) => clear) ? 'on' : 'unclear';
const onDay = (id: number, placed: readonly Placed[], drive: Partial<Drive> = {}): string =>
  counted(drivenBy({ id }, [aDrive(drive)], placed));

describe('a session counts for', () => {
  const day = dayOf(100);
  const street = aSet({ to_on: day, to_mileage: 500 });
  const track = aSet({ id: 2, component_id: 2, from_on: day, from_mileage: 500 });

  it('what was mounted before it and came off after it', () => expect(onDay(1, [aSet()])).toBe('on'));

  it('nothing that came off before, or was mounted later', () => {
    expect(onDay(1, [aSet({ to_on: dayOf(99) })])).toBe('off');
    expect(onDay(1, [aSet({ from_on: dayOf(101) })])).toBe('off');
  });

  it('what was mounted or taken off on that day, where nothing else was at its place', () => {
    expect(onDay(1, [street])).toBe('on');
    expect(onDay(2, [track])).toBe('on');
  });

  it('nobody knows which of two that changed places on that day', () => {
    expect([1, 2].map((id) => onDay(id, [street, track]))).toEqual(['unclear', 'unclear']);
  });

  it('what was mounted for that day alone', () => {
    const forTheDay = { ...track, to_on: day };
    const again = aSet({ id: 3, from_on: day });
    expect([1, 2].map((id) => onDay(id, [street, forTheDay, again]))).toEqual(['off', 'on']);
  });

  it('what it names, whatever was mounted', () => {
    expect([1, 2].map((id) => onDay(id, [street, track], { component_ids: [2] }))).toEqual(['off', 'on']);
    expect(onDay(7, [], { component_ids: [7] })).toBe('on');
    expect(onDay(1, [aSet()], { component_ids: [] })).toBe('off');
  });

  it('nobody knows whether what was mounted at a mileage, on a day that nobody wrote down', () => {
    expect(onDay(1, [aSet({ from_on: null })])).toBe('unclear');
    expect(onDay(1, [aSet({ from_on: null, to_on: dayOf(99) })])).toBe('off');
    expect(onDay(1, [aSet({ to_mileage: 900 })])).toBe('unclear');
  });

  it('nothing of another vehicle', () => expect(onDay(1, [aSet({ vehicle_id: 2 })])).toBe('off'));
});

it('the hours of a session are not counted twice where an hour meter ran, and its metres are counted nowhere else', () => {
  const driven = (of: Partial<Drive> = {}) =>
    drivenBy({ id: 1 }, [aDrive({ unit: 'h', odometer_ran: true, ...of })], [aSet()]);
  expect(sumOfDriven(driven())).toEqual({ metres: 30_000, ms: 0, sessions: 1 });
  expect(driven({ distance: null })).toMatchObject([{ metres: 0, unmeasured: true }]);
});
