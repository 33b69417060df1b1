import fc from 'fast-check';
import { addDays, daysBetween } from './days.rules.js';
import { byUrgency, DUE_STATUSES, type DuePoint, nextDue, type Planned } from './due.rules.js';
import type { VehicleLife } from './mileage.rules.js';

const TODAY = '2026-06-01';

const aVehicle = (life: Partial<VehicleLife> = {}): VehicleLife => ({
  current_mileage: 50_000,
  mileage_seen_on: TODAY,
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
    // far from both; the mileage is reached first at 10,000 miles in 730 days... by the pace of its life
    [total(60_000, 240), { status: 'Upcoming', due_mileage: 60_000, miles_left: 10_000, due_date: '2036-06-01' }],
    [total(50_501, null), { status: 'Upcoming', miles_left: 501, due_date: null, days_left: null }],
    [total(50_500, null), { status: 'Due', miles_left: 500 }],
    [total(50_000, null), { status: 'Due', miles_left: 0 }],
    [total(49_999, null), { status: 'Overdue', miles_left: -1 }],
    // whichever comes first: the age decides although the mileage is far
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
    // a short interval is due only in its last tenth
    [periodic(30, null, done('2026-05-06')), { status: 'Upcoming', days_left: 4 }],
    [periodic(30, null, done('2026-05-05')), { status: 'Due', days_left: 3 }],
    [periodic(null, 3_000, done('2026-01-01', 47_301)), { status: 'Upcoming', miles_left: 301 }],
    [periodic(null, 3_000, done('2026-01-01', 47_300)), { status: 'Due', due_mileage: 50_300, miles_left: 300 }],
    [periodic(null, 5_000, done('2026-01-01', 44_999)), { status: 'Overdue', miles_left: -1, due_by: 'mileage' }],
    // days or miles, whichever comes first
    [periodic(365, 5_000, done('2026-05-01', 44_000)), { status: 'Overdue', due_by: 'mileage', days_left: 334 }],
    [periodic(365, 5_000, done('2025-01-01', 49_900)), { status: 'Overdue', due_by: 'date', miles_left: 4_900 }],
    // never done: from when it was put on the schedule
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
      due_date: null,
      days_left: null,
      estimated_date: null,
    });
    expect(due(periodic(10, 5_000), vehicle)).toMatchObject({ status: 'Overdue', due_by: 'date', miles_left: null });
  });

  it('never comes due without an interval', () => {
    for (const nothing of [null, 0]) expect(due(periodic(nothing, nothing))).toBeNull();
  });
});

describe('the estimated date', () => {
  // 20 miles a day over the last 100 days
  const readings = [
    { date: '2026-02-21', mileage: 48_000 },
    { date: '2026-05-02', mileage: 49_400 },
  ];
  const vehicle = aVehicle({ readings, current_mileage: 50_000 });

  it.each([
    [total(52_000, null), '2026-09-09'],
    [total(50_001, null), '2026-06-02'],
    [total(52_000, 123), '2026-09-01'],
    [total(52_000, 124), '2026-09-09'],
    // passed at that pace ten days ago
    [total(49_800, null), '2026-05-22'],
    [periodic(10, null), '2026-01-11'],
  ])('%#: of %j is %s', (plan, date) => {
    expect(due(plan, vehicle)?.estimated_date).toBe(date);
  });

  it('is not before today for what is still ahead, however fast it went before', () => {
    const old = aVehicle({ readings, current_mileage: 49_400, mileage_seen_on: '2026-05-02' });
    expect(due(total(49_500, null), old)).toMatchObject({ miles_left: 100, estimated_date: TODAY });
  });

  it('is unknown where the vehicle stands still', () => {
    const still = [
      { date: '2026-01-01', mileage: 50_000 },
      { date: '2026-05-01', mileage: 50_000 },
    ];
    expect(due(total(60_000, null), aVehicle({ readings: still }))).toMatchObject({ estimated_date: null });
  });
});

describe('whatever comes', () => {
  const anInt = fc.oneof(fc.nat(200_000), fc.nat(2_147_483_647));
  const maybe = fc.option(anInt);
  const aDay = fc.integer({ min: -60_000, max: 80_000 }).map((days) => addDays('1990-01-01', days)!);
  const anyPlan: fc.Arbitrary<Planned> = fc.record({
    recurrence_type: fc.constantFrom('Periodic' as const, 'Total_Mileage' as const),
    recurrence_time_interval: maybe,
    recurrence_mileage_interval: maybe,
    recurrence_total_mileage: maybe,
    recurrence_total_age: maybe,
    added_on: aDay,
    added_at_mileage: maybe,
    last_done: fc.option(fc.record({ date: aDay, mileage: maybe })),
  });
  const anyLife: fc.Arbitrary<VehicleLife> = fc.record({
    current_mileage: maybe,
    mileage_seen_on: fc.option(aDay),
    birth_date: fc.option(aDay),
    year: fc.integer({ min: 1900, max: 2100 }),
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
    points((point, plan) => {
      if (point.status !== 'Due') return;
      const isPeriodic = plan.recurrence_type === 'Periodic';
      const days = isPeriodic ? Math.min(30, (plan.recurrence_time_interval ?? 0) / 10) : 30;
      const miles = isPeriodic ? Math.min(500, (plan.recurrence_mileage_interval ?? 0) / 10) : 500;
      const near = (left: number | null, within: number) => left !== null && left >= 0 && left <= within;
      expect(near(point.days_left, days) || near(point.miles_left, miles)).toBe(true);
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
