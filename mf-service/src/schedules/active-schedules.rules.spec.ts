import fc from 'fast-check';
import { TEMPLATE_STATUSES } from '../templates/template.constants';
import {
  type ActiveSchedule,
  asDisplayMode,
  DISPLAY_MODES,
  milestonesOf,
  progressOf,
  progressText,
  roadOf,
  type ScheduledTemplate,
  shownIn,
  statusIn,
  ticksBetween,
  vehicleCards,
  withStatus,
} from './active-schedules.rules';

let ids = 0;
const at = (recurrence_total_mileage: number | null, fields: Partial<ScheduledTemplate> = {}): ScheduledTemplate => ({
  id: (ids += 1),
  name: `At ${recurrence_total_mileage}`,
  recurrence_type: 'Total_Mileage',
  recurrence_total_mileage,
  distance_unit: 'mi',
  status: 'Open',
  ...fields,
});
const aSchedule = (fields: Partial<ActiveSchedule> = {}): ActiveSchedule => ({
  id: 1,
  name: 'Factory',
  vehicle_id: 7,
  year: 1973,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  nickname: null,
  current_mileage: 45_000,
  odometer_unit: 'mi',
  templates: [],
  ...fields,
});
const road = (...miles: number[]) =>
  milestonesOf(
    miles.map((mile) => at(mile)),
    'mi',
  );
const miles = (milestones: readonly { at: number }[]) => milestones.map((milestone) => milestone.at);

describe('only templates with a positive Total_Mileage value appear on the schedule dashboard', () => {
  it.each([
    ['Total_Mileage at 30,000', at(30_000), true],
    ['Total_Mileage at 1', at(1), true],
    ['Total_Mileage at 0', at(0), false],
    ['Total_Mileage below 0', at(-5), false],
    ['Total_Mileage by age alone', at(null), false],
    ['Periodic', at(null, { recurrence_type: 'Periodic' }), false],
    ['Periodic with a total mileage left over', at(30_000, { recurrence_type: 'Periodic' }), false],
  ])('%s', (_, template, appears) => {
    expect(milestonesOf([template], 'mi')).toHaveLength(appears ? 1 : 0);
  });

  it('each where it comes on the vehicle’s own instrument, rounded once', () => {
    const templates = [at(60_000), at(90_000, { distance_unit: 'km' }), at(250, { distance_unit: 'h' })];
    expect(miles(milestonesOf(templates, 'km'))).toEqual([90_000, 96_561]);
    expect(miles(milestonesOf(templates, 'mi'))).toEqual([55_923, 60_000]);
    expect(miles(milestonesOf(templates, 'h'))).toEqual([250]);
  });

  it('and how many count otherwise than the instrument, each once', () => {
    const [belt, service] = [at(60_000), at(250, { distance_unit: 'h' })];
    const templates = [belt, service, at(null, { recurrence_type: 'Periodic' })];
    const counted = (odometer_unit: 'km' | 'h') =>
      vehicleCards([aSchedule({ odometer_unit, templates }), aSchedule({ odometer_unit, templates })])[0]!;
    expect(counted('km')).toMatchObject({ countOtherwise: 1, milestones: [{ id: belt.id, at: 96_561 }] });
    expect(counted('h')).toMatchObject({ countOtherwise: 1, milestones: [{ id: service.id, at: 250 }] });
  });

  it('lowest mileage first', () => {
    expect(miles(road(90_000, 30_000, 60_000))).toEqual([30_000, 60_000, 90_000]);
  });
});

describe('one card per vehicle', () => {
  it('with the templates of all its active schedules, each once', () => {
    const belt = at(60_000, { name: 'Timing belt' });
    const cards = vehicleCards([
      aSchedule({ id: 1, templates: [belt, at(30_000)] }),
      aSchedule({ id: 2, vehicle_id: 8 }),
      aSchedule({ id: 3, templates: [at(90_000), belt] }),
    ]);
    expect(cards.map(({ vehicle, schedules }) => [vehicle.id, schedules.map(({ id }) => id)])).toEqual([
      [7, [1, 3]],
      [8, [2]],
    ]);
    expect(miles(cards[0]!.milestones)).toEqual([30_000, 60_000, 90_000]);
  });

  it('and those that have nothing by mileage come last', () => {
    const cards = vehicleCards([
      aSchedule({ vehicle_id: 1 }),
      aSchedule({ vehicle_id: 2, templates: [at(30_000)] }),
      aSchedule({ vehicle_id: 3, templates: [at(null, { recurrence_type: 'Periodic' })] }),
      aSchedule({ vehicle_id: 4, templates: [at(10_000)] }),
    ]);
    expect(cards.map(({ vehicle }) => vehicle.id)).toEqual([2, 4, 1, 3]);
  });

  it('and none where no schedule is active', () => {
    expect(vehicleCards([])).toEqual([]);
  });
});

describe('the progress bar runs from the last passed Total_Mileage template to the next one', () => {
  const templates = road(30_000, 60_000, 90_000);

  it.each([
    ['half way between two', 45_000, 50, 30_000, 60_000, 15_000],
    ['exactly at one: that is passed', 60_000, 0, 60_000, 90_000, 30_000],
    ['a mile before the next', 59_999, 99.996_667, 30_000, 60_000, 1],
    ['before the first, from nothing', 7_500, 25, 0, 30_000, 22_500],
    ['brand new', 0, 0, 0, 30_000, 30_000],
    ['past the last', 123_456, 100, 90_000, null, null],
    ['mileage not known', null, 0, 0, 30_000, null],
  ])('%s', (_, mileage, percent, from, to, left) => {
    const progress = progressOf(templates, mileage);
    expect(progress.percent).toBeCloseTo(percent, 5);
    expect(progress).toMatchObject({ from, to, left });
  });

  it('with nothing to run to', () => {
    expect(progressOf([], 45_000)).toEqual({ percent: 0, from: 0, to: null, left: null });
  });

  it.each([
    ['half way', 45_000, '50% of the way from At 30000 at 30,000 miles to At 60000 at 60,000 miles'],
    ['before the first', 7_500, '25% of the way from 0 miles to At 30000 at 30,000 miles'],
    ['nearly there is not there', 59_999, '99% of the way from At 30000 at 30,000 miles to At 60000 at 60,000 miles'],
    ['past the last', 123_456, 'All passed, the last at 90,000 miles'],
    ['not known', null, 'Mileage not known; next is At 30000 at 30,000 miles'],
  ])('is told in a sentence: %s', (_, mileage, text) => {
    expect(progressText(templates, mileage, 'mi')).toBe(text);
  });

  it('names what comes at one mileage together', () => {
    const service = milestonesOf(
      [at(60_000, { name: 'Belt' }), at(60_000, { name: 'Pump' }), at(60_000, { name: 'Oil' })],
      'mi',
    );
    expect(progressText(service, 30_000, 'mi')).toBe('50% of the way from 0 miles to Belt and 2 more at 60,000 miles');
  });

  it('never below 0 and never above 100, and never less for more miles in the same stretch', () => {
    const mileage = fc.integer({ min: -2_147_483_648, max: 2_147_483_647 });
    const stops = fc.array(fc.integer({ min: 1, max: 2_147_483_647 }), { maxLength: 60 });
    fc.assert(
      fc.property(stops, mileage, fc.nat({ max: 50_000 }), (all, reached, more) => {
        const milestones = road(...all);
        const [before, after] = [progressOf(milestones, reached), progressOf(milestones, reached + more)];
        for (const { percent } of [before, after]) {
          expect(percent).toBeGreaterThanOrEqual(0);
          expect(percent).toBeLessThanOrEqual(100);
        }
        if (before.to === after.to && before.from === after.from)
          expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      }),
    );
  });
});

describe('display modes', () => {
  const templates = road(10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120);

  it.each([
    ['default shows the last passed template plus the next two', 'default', 65, [60], [70, 80]],
    [
      "'more' shows up to 4 passed templates and the next 4 after the upcoming one",
      'more',
      65,
      [30, 40, 50, 60],
      [70, 80, 90, 100, 110],
    ],
    ["'all' shows everything", 'all', 65, [10, 20, 30, 40, 50, 60], [70, 80, 90, 100, 110, 120]],
    ['default has nothing passed in a new car', 'default', 0, [], [10, 20]],
    ['default has nothing ahead in an old one', 'default', 500, [120], []],
    ["'more' shows fewer where there are fewer", 'more', 25, [10, 20], [30, 40, 50, 60, 70]],
    ['all is ahead where the mileage is not known', 'default', null, [], [10, 20]],
  ] as const)('%s', (_, mode, mileage, passed, ahead) => {
    const shown = shownIn(mode, templates, mileage);
    expect([miles(shown.passed), miles(shown.ahead)]).toEqual([passed, ahead]);
  });

  it('show a stretch without gaps around where the vehicle is, each mode all of the one before', () => {
    const stops = fc.array(fc.integer({ min: 1, max: 1_000 }), { maxLength: 40 });
    fc.assert(
      fc.property(stops, fc.integer({ min: 0, max: 1_000 }), (all, mileage) => {
        const milestones = road(...all);
        const lists = DISPLAY_MODES.map((mode) => shownIn(mode, milestones, mileage));
        const idsIn = lists.map(({ passed, ahead }) => [...passed, ...ahead].map(({ id }) => id));
        const everything = idsIn[2]!;
        expect(everything).toEqual(milestones.map(({ id }) => id));
        expect(everything.join().includes(idsIn[1]!.join())).toBe(true);
        expect(idsIn[1]!.join().includes(idsIn[0]!.join())).toBe(true);
        expect(lists[0]!.passed.length).toBeLessThanOrEqual(1);
        expect(lists[0]!.ahead.length).toBeLessThanOrEqual(2);
        expect(lists[1]!.passed.length).toBeLessThanOrEqual(4);
        expect(lists[1]!.ahead.length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it.each([
    ['more', 'more'],
    ['all', 'all'],
    ['', 'default'],
    ['everything', 'default'],
  ])('an address that says %j shows %s', (text, mode) => {
    expect(asDisplayMode(text)).toBe(mode);
  });
});

describe('a template is passed', () => {
  it.each([
    [29_999, 0],
    [30_000, 1],
    [30_001, 1],
  ])('at 30,000 miles with %d on the odometer: %d of 1', (mileage, passed) => {
    expect(roadOf(road(30_000), mileage).passed).toHaveLength(passed);
  });
});

describe('the status of a template', () => {
  const belt = at(60_000);
  const other = at(90_000);
  const schedules = [
    aSchedule({ id: 1, templates: [belt, other] }),
    aSchedule({ id: 2, vehicle_id: 8, templates: [belt] }),
  ];

  it.each(TEMPLATE_STATUSES)('becomes %s wherever the template is, and only there', (status) => {
    const changed = withStatus(schedules, belt.id, status);
    expect(changed.map(({ templates }) => templates.map((template) => template.status))).toEqual([
      [status, 'Open'],
      [status],
    ]);
    expect(statusIn(changed, belt.id)).toBe(status);
    expect(statusIn(schedules, belt.id)).toBe('Open');
  });
});

describe('the scale of the progress bar', () => {
  it('has round miles between its ends, every fifth of them longer', () => {
    const ticks = ticksBetween(84_000, 90_000);
    expect(ticks.slice(0, 3).map((tick) => tick.at)).toEqual([84_500, 85_000, 85_500]);
    expect(ticks.filter(({ long }) => long).map((tick) => tick.at)).toEqual([85_000, 87_500]);
  });

  it('has few marks, all of them inside, whatever the distance', () => {
    const end = fc.integer({ min: 0, max: 2_147_483_647 });
    fc.assert(
      fc.property(end, end, (one, other) => {
        fc.pre(one !== other);
        const [from, to] = [Math.min(one, other), Math.max(one, other)];
        const ticks = ticksBetween(from, to);
        expect(ticks.length).toBeLessThanOrEqual(24);
        for (const { at: place, percent } of ticks) {
          expect(place).toBeGreaterThan(from);
          expect(place).toBeLessThan(to);
          expect(percent).toBeGreaterThan(0);
          expect(percent).toBeLessThan(100);
        }
      }),
    );
  });
});
