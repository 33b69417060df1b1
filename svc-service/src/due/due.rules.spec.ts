import { inUnit, ODOMETER_UNITS } from '@carnet/fields';
import fc from 'fast-check';
import { addDays, daysBetween } from './days.rules.js';
import { byUrgency, DUE_STATUSES, DUE_WITHIN, type DuePoint, nextDue, type Planned } from './due.rules.js';
import { expectedOn, type VehicleLife } from './mileage.rules.js';

const TODAY = '2026-06-01';

const aVehicle = (life: Partial<VehicleLife> = {}): VehicleLife => ({
  current_mileage: 50_000,
  odometer_unit: 'mi',
  mileage_seen_on: TODAY,
  pace: null,
  birth_date: '2016-06-01',
  year: 2016,
  readings: [],
  ...life,
});

const aPlan = (plan: Partial<Planned>): Planned => ({
  recurrence_type: 'Periodic',
  recurrence_time_interval: null,
  recurrence_mileage_interval: null,
  recurrence_total_mileage: null,
  recurrence_total_age: null,
  distance_unit: 'mi',
  added_on: '2026-01-01',
  added_at_mileage: 45_000,
  last_done: null,
  ...plan,
});

const periodic = (days: number | null, miles: number | null, plan: Partial<Planned> = {}) =>
  aPlan({ recurrence_time_interval: days, recurrence_mileage_interval: miles, ...plan });
const total = (mileage: number | null, age: number | null, plan: Partial<Planned> = {}) =>
  aPlan({
    recurrence_type: 'Total_Mileage',
    recurrence_total_mileage: mileage,
    recurrence_total_age: age,
    ...plan,
  });
const due = (plan: Planned, vehicle = aVehicle()) => nextDue(plan, vehicle, TODAY);

describe('Total_Mileage', () => {
  it.each([
    // far from both; the mileage is expected first, 10,000 miles ahead by the vehicle's average pace
    [total(60_000, 240), { status: 'Upcoming', due_mileage: 60_000, miles_left: 10_000, due_date: '2036-06-01' }],
    [total(50_501, null), { status: 'Upcoming', miles_left: 501, due_date: null, days_left: null }],
    [total(50_500, null), { status: 'Due', miles_left: 500 }],
    [total(50_000, null), { status: 'Due', miles_left: 0 }],
    [total(49_999, null), { status: 'Overdue', miles_left: -1 }],
    // the earlier one decides: the age is reached, although the mileage is far
    [total(90_000, 120), { status: 'Due', due_by: 'date', due_date: '2026-06-01', days_left: 0, miles_left: 40_000 }],
    [total(90_000, 119), { status: 'Overdue', due_by: 'date', due_date: '2026-05-01', days_left: -31 }],
    [total(90_000, 121), { status: 'Due', due_by: 'date', due_date: '2026-07-01', days_left: 30 }],
    [total(90_000, 122), { status: 'Upcoming', due_by: 'date', days_left: 61 }],
    [total(50_100, 480), { status: 'Due', due_by: 'mileage' }],
    [total(null, 120), { status: 'Due', due_mileage: null, miles_left: null, due_by: 'date' }],
  ])('%#: %j', (plan, point) => {
    expect(due(plan)).toMatchObject(point);
  });

  it('counts the age from 1 January of the year where there is no birth date', () => {
    expect(due(total(null, 12), aVehicle({ birth_date: null, year: 2026 }))).toMatchObject({ due_date: '2027-01-01' });
  });

  it('comes due once: what was done is done', () => {
    expect(due(total(40_000, 12, { last_done: { date: '2020-01-01', mileage: 41_000 } }))).toBeNull();
  });

  it('never comes due at a mileage of nothing', () => {
    expect(due(total(0, null))).toBeNull();
    expect(due(total(null, 0))).toBeNull();
    expect(due(total(0, 120))).toMatchObject({ due_mileage: null, due_date: '2026-06-01' });
  });
});

describe('Periodic', () => {
  const done = (date: string, mileage: number | null = null) => ({ last_done: { date, mileage } });

  it.each([
    [periodic(365, null, done('2025-07-02')), { status: 'Upcoming', due_date: '2026-07-02', days_left: 31 }],
    [periodic(365, null, done('2025-07-01')), { status: 'Due', due_date: '2026-07-01', days_left: 30 }],
    [periodic(365, null, done('2025-06-01')), { status: 'Due', due_date: '2026-06-01', days_left: 0 }],
    [periodic(365, null, done('2025-05-31')), { status: 'Overdue', due_date: '2026-05-31', days_left: -1 }],
    // a short interval is only due in its last tenth
    [periodic(30, null, done('2026-05-06')), { status: 'Upcoming', days_left: 4 }],
    [periodic(30, null, done('2026-05-05')), { status: 'Due', days_left: 3 }],
    [periodic(null, 3_000, done('2026-01-01', 47_301)), { status: 'Upcoming', miles_left: 301 }],
    [periodic(null, 3_000, done('2026-01-01', 47_300)), { status: 'Due', due_mileage: 50_300, miles_left: 300 }],
    [periodic(null, 5_000, done('2026-01-01', 44_999)), { status: 'Overdue', miles_left: -1, due_by: 'mileage' }],
    // by days or by miles, whichever comes first
    [periodic(365, 5_000, done('2026-05-01', 44_000)), { status: 'Overdue', due_by: 'mileage', days_left: 334 }],
    [periodic(365, 5_000, done('2025-01-01', 49_900)), { status: 'Overdue', due_by: 'date', miles_left: 4_900 }],
    // never done: counts from the day it was added to the schedule
    [periodic(365, 10_000), { due_date: '2027-01-01', due_mileage: 55_000, miles_left: 5_000 }],
    [periodic(100, null), { status: 'Overdue', due_date: '2026-04-11' }],
  ])('%#: %j', (plan, point) => {
    expect(due(plan)).toMatchObject(point);
  });

  it('takes the mileage of the last time from the history where nobody wrote it down', () => {
    const readings = [
      { date: '2025-01-01', mileage: 30_000 },
      { date: '2025-01-11', mileage: 31_000 },
    ];
    const plan = periodic(null, 5_000, done('2025-01-06'));
    expect(due(plan, aVehicle({ readings }))).toMatchObject({ due_mileage: 35_500 });
  });

  it('knows no distance where no mileage is known, but the days', () => {
    const vehicle = aVehicle({ current_mileage: null });
    expect(due(periodic(null, 5_000, { added_at_mileage: null }), vehicle)).toEqual({
      status: 'Upcoming',
      due_by: null,
      due_mileage: null,
      miles_left: null,
      counts_otherwise: false,
      due_date: null,
      days_left: null,
      mileage_expected: null,
      estimated_date: null,
    });
    expect(due(periodic(10, 5_000), vehicle)).toMatchObject({ status: 'Overdue', due_by: 'date', miles_left: null });
  });

  it('never comes due without an interval', () => {
    for (const nothing of [null, 0]) expect(due(periodic(nothing, nothing))).toBeNull();
  });
});

describe('the expected date', () => {
  // 20 miles a day
  const pace = { value: 49_400, read_on: '2026-05-02', per_day: 20, slowest: 10, fastest: 40 };
  const vehicle = aVehicle({ pace });

  it.each([
    [total(52_000, null), '2026-09-09'],
    [total(50_001, null), '2026-06-02'],
    [total(52_000, 123), '2026-09-01'],
    [total(52_000, 124), '2026-09-09'],
    // passed ten days ago at that pace
    [total(49_800, null), '2026-05-22'],
    [periodic(10, null), '2026-01-11'],
  ])('%#: of %j is %s', (plan, date) => {
    expect(due(plan, vehicle)?.estimated_date).toBe(date);
  });

  it('has a band where it is of a mileage ahead, and is told beside the date by which it is due anyhow', () => {
    const point = due(total(52_000, 123), vehicle)!;
    expect(point.mileage_expected).toEqual({ day: '2026-09-09', earliest: '2026-07-06', latest: '2027-01-17' });
    expect(due(total(49_800, null), vehicle)!.mileage_expected).toBeNull();
    expect(due(total(null, 123), vehicle)!.mileage_expected).toBeNull();
  });

  it('is unknown where nothing is known of the pace, or the vehicle stands still', () => {
    expect(due(total(60_000, null))).toMatchObject({ mileage_expected: null, estimated_date: null });
    const still = { ...pace, per_day: 0, slowest: 0, fastest: 0 };
    expect(due(total(60_000, null), aVehicle({ pace: still }))).toMatchObject({ estimated_date: null });
  });

  it('is not before the vehicle was built, nor before today for what is still ahead', () => {
    const slow = { ...pace, per_day: 0.01, slowest: 0.01 };
    expect(due(total(40_000, null), aVehicle({ pace: slow }))).toMatchObject({ estimated_date: '2016-06-01' });
    const unread = aVehicle({ pace, current_mileage: 49_400 });
    expect(due(total(49_500, null), unread)).toMatchObject({ miles_left: 100, estimated_date: TODAY });
  });

  it('makes due what nobody has read for long, but never overdue', () => {
    const unread = { ...pace, value: 40_000, read_on: '2025-06-01' };
    const known = aVehicle({ current_mileage: 40_000 });
    const expected = aVehicle({ current_mileage: 40_000, pace: unread });
    // 365 days at 20 miles: 47,300 by today
    expect([due(total(47_800, null), known), due(total(47_800, null), expected)]).toMatchObject([
      { status: 'Upcoming', miles_left: 7_800 },
      { status: 'Due', miles_left: 7_800 },
    ]);
    expect(due(total(47_801, null), expected)).toMatchObject({ status: 'Upcoming' });
    expect(due(total(42_000, null), expected)).toMatchObject({ status: 'Due', estimated_date: TODAY });
  });
});

describe('a template in another unit than the instrument', () => {
  const inKm = (life: Partial<VehicleLife> = {}) => aVehicle({ odometer_unit: 'km', ...life });
  const done = (mileage: number) => ({ last_done: { date: '2026-01-01', mileage } });

  it.each([
    // 5,000 miles are 8,046.72 km, 1 km is 0.621 miles
    [periodic(null, 5_000, done(50_000)), inKm(), { due_mileage: 58_047, miles_left: 8_047 }],
    [total(60_000, null), inKm(), { due_mileage: 96_561, miles_left: 46_561 }],
    [periodic(null, 15_000, { ...done(50_000), distance_unit: 'km' as const }), aVehicle(), { due_mileage: 59_321 }],
    [total(1, null, { distance_unit: 'km' as const }), aVehicle(), { due_mileage: 1 }],
    // the last tenth of 5,000 miles is 804 km, but the limit is 800 km
    [periodic(null, 5_000, done(42_753)), inKm(), { miles_left: 800, status: 'Due' }],
    [periodic(null, 5_000, done(42_754)), inKm(), { miles_left: 801, status: 'Upcoming' }],
    [
      periodic(null, 250, { ...done(49_800), distance_unit: 'h' as const }),
      aVehicle({ odometer_unit: 'h' }),
      { miles_left: 50 },
    ],
  ])('%#: %j on %j', (plan, vehicle, point) => {
    expect(due(plan, vehicle)).toMatchObject({ counts_otherwise: false, ...point });
  });

  it('rounds once, at the end: what lies between two readings is not rounded before the interval is added', () => {
    const readings = [
      { date: '2025-01-01', mileage: 30_000 },
      { date: '2025-01-04', mileage: 30_001 },
    ];
    // On the second day 30,000.33 km; a mile is 1.609 km.
    const plan = periodic(null, 1, { last_done: { date: '2025-01-02', mileage: null } });
    expect(due(plan, inKm({ readings }))).toMatchObject({ due_mileage: 30_002 });
    const after = periodic(null, 2, { last_done: { date: '2025-01-02', mileage: null } });
    expect(due(after, inKm({ readings }))).toMatchObject({ due_mileage: 30_004 });
  });

  it('has no point by mileage where one counts hours and the other a distance, says so, and keeps the days', () => {
    const tractor = aVehicle({ odometer_unit: 'h', current_mileage: 1_240 });
    expect(due(periodic(null, 5_000), tractor)).toMatchObject({
      status: 'Upcoming',
      counts_otherwise: true,
      due_mileage: null,
      miles_left: null,
    });
    expect(due(periodic(100, 5_000), tractor)).toMatchObject({
      status: 'Overdue',
      due_by: 'date',
      counts_otherwise: true,
    });
    expect(due(periodic(100, null), tractor)).toMatchObject({ counts_otherwise: false });
    expect(due(total(250, null, { distance_unit: 'h' }))).toMatchObject({ counts_otherwise: true, due_mileage: null });
  });

  it('comes due at the same place as a template in the unit of the instrument, to one rounding', () => {
    const distance = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(distance, distance, (miles, from) => {
        const point = due(periodic(null, miles, done(from)), inKm());
        expect(point!.due_mileage).toBe(Number((BigInt(miles) * 1_609_344n + 500_000n) / 1_000_000n) + from);
        expect(due(total(miles, null), inKm())!.due_mileage).toBe(point!.due_mileage! - from);
      }),
    );
  });
});

describe('whatever comes', () => {
  const aUnit = fc.constantFrom(...ODOMETER_UNITS);
  const anInt = fc.oneof(fc.nat(200_000), fc.nat(2_147_483_647));
  const maybe = fc.option(anInt);
  const aDay = fc.integer({ min: -60_000, max: 80_000 }).map((days) => addDays('1990-01-01', days)!);
  const anyPlan: fc.Arbitrary<Planned> = fc.record({
    recurrence_type: fc.constantFrom('Periodic' as const, 'Total_Mileage' as const),
    recurrence_time_interval: maybe,
    recurrence_mileage_interval: maybe,
    recurrence_total_mileage: maybe,
    recurrence_total_age: maybe,
    distance_unit: aUnit,
    added_on: aDay,
    added_at_mileage: maybe,
    last_done: fc.option(fc.record({ date: aDay, mileage: maybe })),
  });
  const aPace = fc
    .tuple(anInt, aDay, fc.array(fc.double({ min: 0, max: 5_000, noNaN: true }), { minLength: 3, maxLength: 3 }))
    .map(([value, read_on, rates]) => {
      const [slowest, per_day, fastest] = rates.sort((a, b) => a - b) as [number, number, number];
      return { value, read_on, slowest, per_day, fastest };
    });
  const anyLife: fc.Arbitrary<VehicleLife> = fc.record({
    current_mileage: maybe,
    odometer_unit: aUnit,
    mileage_seen_on: fc.option(aDay),
    birth_date: fc.option(aDay),
    year: fc.integer({ min: 1900, max: 2100 }),
    pace: fc.option(aPace),
    readings: fc.array(fc.record({ date: aDay, mileage: anInt }), { maxLength: 8 }),
  });
  const points = (check: (point: DuePoint, plan: Planned, life: VehicleLife, today: string) => void) =>
    fc.assert(
      fc.property(anyPlan, anyLife, aDay, (plan, life, today) => {
        const point = nextDue(plan, life, today);
        if (point) check(point, plan, life, today);
      }),
      { numRuns: 2_000 },
    );

  it('is overdue exactly where something has passed, and its numbers agree', () => {
    points((point, _, life, today) => {
      const passed = [point.miles_left, point.days_left].some((left) => left !== null && left < 0);
      expect(point.status === 'Overdue').toBe(passed);
      if (point.due_date) expect(point.days_left).toBe(daysBetween(today, point.due_date));
      if (point.miles_left !== null && life.current_mileage !== null)
        expect(point.miles_left).toBe(point.due_mileage! - life.current_mileage);
      expect(point.due_by === null).toBe(point.miles_left === null && point.days_left === null);
    });
  });

  it('has dates that exist, and is never expected after its own date', () => {
    points(({ due_date, estimated_date }) => {
      for (const day of [due_date, estimated_date]) if (day !== null) expect(day).toMatch(/^\d{4}-\d\d-\d\d$/);
      if (due_date) expect(estimated_date! <= due_date).toBe(true);
    });
  });

  it('is due within the last tenth of its interval, and never more than 30 days or 500 miles ahead', () => {
    points((point, plan, { odometer_unit, pace }, today) => {
      if (point.status !== 'Due') return;
      const isPeriodic = plan.recurrence_type === 'Periodic';
      const days = isPeriodic ? Math.min(30, (plan.recurrence_time_interval ?? 0) / 10) : 30;
      const interval = inUnit(plan.recurrence_mileage_interval ?? 0, plan.distance_unit, odometer_unit) ?? 0;
      const most = DUE_WITHIN[odometer_unit];
      const miles = isPeriodic ? Math.min(most, interval / 10) : most;
      const near = (left: number | null, within: number) => left !== null && left >= 0 && left <= within;
      const expected = expectedOn(pace, today);
      const isExpected = expected !== null && point.due_mileage !== null && point.due_mileage - expected <= miles;
      expect(near(point.days_left, days) || near(point.miles_left, miles) || isExpected).toBe(true);
    });
  });

  it('never gets better by waiting or by driving', () => {
    const severity = (point: DuePoint) => -DUE_STATUSES.indexOf(point.status);
    fc.assert(
      fc.property(anyPlan, anyLife, aDay, fc.nat(5_000), anInt, (plan, life, today, days, miles) => {
        const fixed = { ...plan, added_at_mileage: 1, last_done: plan.last_done && { ...plan.last_done, mileage: 1 } };
        const now = { ...life, current_mileage: miles };
        const before = nextDue(fixed, now, today);
        const later = nextDue(fixed, { ...now, current_mileage: miles + days }, addDays(today, days)!);
        expect(later === null).toBe(before === null);
        if (before && later) expect(severity(later)).toBeGreaterThanOrEqual(severity(before));
      }),
      { numRuns: 1_000 },
    );
  });

  it('comes after what has a day, where nobody can tell when', () => {
    const known = due(periodic(365, null))!;
    const unknown = due(periodic(null, 9_000, { added_at_mileage: null }), aVehicle({ current_mileage: null }))!;
    expect(unknown).toMatchObject({ status: known.status, estimated_date: null });
    expect([unknown, known].sort(byUrgency)).toEqual([known, unknown]);
  });

  it('is sorted by urgency, the same whichever way it came', () => {
    const somePoints = fc.array(
      fc.tuple(anyPlan, anyLife).map(([plan, life]) => nextDue(plan, life, TODAY)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(somePoints, (some) => {
        const sorted = some.filter((point) => point !== null).sort(byUrgency);
        const ranks = sorted.map(({ status }) => DUE_STATUSES.indexOf(status));
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        for (const [at, point] of sorted.entries())
          if (sorted[at + 1]) expect(byUrgency(point, sorted[at + 1]!)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
