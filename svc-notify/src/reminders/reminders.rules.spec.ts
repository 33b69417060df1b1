import { defaultsFor, REMINDER_KINDS, type ReminderSettings } from './reminder-settings.rules.js';
import type { DuePoint } from '../calendar/due.rules.js';
import { type Exception, judged, type Paper, remindersOf } from './reminders.rules.js';

const TODAY = '2026-11-24';
const ALFA = { make: 'Alfa Romeo', model: 'Spider', year: 1973, nickname: null };
const aPoint = (changes: Partial<DuePoint> = {}): DuePoint => ({
  ...{ id: 1, vehicle_id: 7, kind: 'schedule', record_id: 31, name: 'Oil change', version: 1, told_at: new Date(0) },
  ...{ due_on: null, due_mileage: null, odometer_unit: 'mi', expected_on: null, since: null, planned_event_id: null },
  ...{ current_mileage: null, pace: null },
  ...ALFA,
  ...changes,
});
const aPaper = (changes: Partial<Paper> = {}): Paper => ({
  ...{ id: 5, vehicle_id: 7, title: 'Policy', type: 'insurance', expires_on: '2026-12-10', vehicle: ALFA },
  ...changes,
});

interface Given {
  points?: DuePoint[];
  papers?: Paper[];
  odometers?: { vehicle_id: number; last_read_on: string }[];
  settings?: Partial<ReminderSettings>;
  exceptions?: Exception[];
}
const found = ({ points = [], papers = [], odometers = [], settings, exceptions = [] }: Given) =>
  remindersOf(
    { points, papers, odometers: odometers.map((one) => ({ ...one, vehicle: ALFA })) },
    { ...defaultsFor('mi'), ...settings },
    'mi',
    exceptions,
    TODAY,
  );
const kinds = (given: Given) => found(given).map(({ point, kind }) => `${point} ${kind}`);

describe('something that comes due', () => {
  it.each([
    ['in fifteen days', { due_on: '2026-12-09' }, []],
    ['in fourteen', { due_on: '2026-12-08' }, ['due-1 ahead']],
    ['today', { due_on: TODAY }, ['due-1 ahead']],
    ['yesterday', { due_on: '2026-11-23' }, ['due-1 overdue']],
    ['by a mileage that is expected in a week', { due_mileage: 85_000, expected_on: '2026-12-01' }, ['due-1 ahead']],
    ['by a mileage that was expected yesterday', { due_mileage: 85_000, expected_on: '2026-11-23' }, ['due-1 overdue']],
    ['by a mileage that nobody expects', { due_mileage: 85_000 }, []],
    ['in 500 miles', { due_mileage: 85_000, current_mileage: 84_500 }, ['due-1 ahead']],
    ['in 501', { due_mileage: 85_000, current_mileage: 84_499 }, []],
    ['in 800 km', { due_mileage: 85_000, current_mileage: 84_200, odometer_unit: 'km' }, ['due-1 ahead']],
    ['in 10 hours', { due_mileage: 400, current_mileage: 390, odometer_unit: 'h' }, ['due-1 ahead']],
    ['in 11 hours', { due_mileage: 400, current_mileage: 389, odometer_unit: 'h' }, []],
    ['at a mileage that is shown', { due_mileage: 85_000, current_mileage: 85_000 }, ['due-1 overdue']],
    ['in three days, after a month', { due_on: '2026-11-27', since: '2026-10-27' }, ['due-1 ahead']],
    ['in four days, after a month', { due_on: '2026-11-28', since: '2026-10-28' }, []],
    ['tomorrow, after two days', { due_on: '2026-11-25', since: '2026-11-23' }, ['due-1 ahead']],
  ])('%s', (_, changes, expected) => expect(kinds({ points: [aPoint(changes)] })).toEqual(expected));

  it('is near by what the odometer is expected to show by now', () => {
    const pace = { value: 84_000, read_on: '2026-11-04', per_day: 25 };
    expect(kinds({ points: [aPoint({ due_mileage: 85_000, pace })] })).toEqual(['due-1 ahead']);
    expect(kinds({ points: [aPoint({ due_mileage: 85_000, pace: { ...pace, per_day: 24 } })] })).toEqual([]);
    expect(kinds({ points: [aPoint({ due_mileage: 85_000, pace: { ...pace, per_day: 51 } })] })).toEqual([
      'due-1 overdue',
    ]);
  });
});

describe('an event that is planned', () => {
  const event = { id: 2, kind: 'event', record_id: 90 };
  it.each([
    ['2026-11-26', []],
    ['2026-11-25', ['due-2 planned']],
    [TODAY, ['due-2 planned']],
    ['2026-11-23', ['due-2 overdue']],
  ])('for %s', (due_on, expected) => expect(kinds({ points: [aPoint({ ...event, due_on })] })).toEqual(expected));

  it('speaks for what it is planned for', () => {
    const points = [aPoint({ due_on: '2026-11-20', planned_event_id: 90 }), aPoint({ ...event, due_on: '2027-01-09' })];
    expect(kinds({ points })).toEqual([]);
    expect(kinds({ points: points.slice(0, 1) })).toEqual(['due-1 overdue']);
  });
});

describe('a paper', () => {
  it.each([
    ['2026-12-25', []],
    ['2026-12-24', ['document-5 document']],
    ['2026-10-25', ['document-5 document']],
    ['2026-10-24', []],
  ])('that is good until %s', (expires_on, expected) =>
    expect(kinds({ papers: [aPaper({ expires_on })] })).toEqual(expected),
  );

  it('that another one follows is left in peace, unless nobody said what it is', () => {
    const next = { id: 6, expires_on: '2027-12-10' };
    expect(kinds({ papers: [aPaper(), aPaper(next)] })).toEqual([]);
    expect(kinds({ papers: [aPaper(), aPaper({ ...next, vehicle_id: 8 })] })).toEqual(['document-5 document']);
    expect(kinds({ papers: [aPaper({ type: null }), aPaper({ ...next, type: null })] })).toEqual([
      'document-5 document',
    ]);
  });
});

it('an odometer that nobody has read for sixty days is told of', () => {
  expect(kinds({ odometers: [{ vehicle_id: 7, last_read_on: '2026-09-25' }] })).toEqual(['odometer-7 reading']);
  expect(kinds({ odometers: [{ vehicle_id: 7, last_read_on: '2026-09-26' }] })).toEqual([]);
});

it('what is most urgent stands first', () => {
  const points = [aPoint({ id: 3, due_on: '2026-11-30' }), aPoint({ id: 2, due_on: '2026-11-01' })];
  points.push(aPoint({ id: 10, due_on: '2026-11-30' }), aPoint({ id: 4, kind: 'event', due_on: TODAY }));
  expect(kinds({ points, papers: [aPaper()] })).toEqual([
    ...['due-2 overdue', 'due-4 planned', 'due-3 ahead', 'due-10 ahead', 'document-5 document'],
  ]);
});

describe('what a person wants to hear', () => {
  const points = [aPoint({ due_on: '2026-11-01' }), aPoint({ id: 2, vehicle_id: 8, due_on: '2026-11-01' })];

  it.each(REMINDER_KINDS)('is without %s where that is switched off', (kind) => {
    const given = {
      points: [...points, aPoint({ id: 3, due_on: '2026-11-30' }), aPoint({ id: 4, kind: 'event', due_on: TODAY })],
      papers: [aPaper()],
      odometers: [{ vehicle_id: 7, last_read_on: '2026-01-01' }],
    };
    const all = found(given);
    expect(new Set(all.map((one) => one.kind))).toEqual(new Set(REMINDER_KINDS));
    const without = found({ ...given, settings: { kinds: REMINDER_KINDS.filter((one) => one !== kind) } });
    expect(without).toEqual(all.filter((one) => one.kind !== kind));
  });

  it('may differ for a vehicle, either way', () => {
    const exception = { vehicle_id: 8, kind: 'overdue' as const };
    expect(kinds({ points, exceptions: [{ ...exception, on: false }] })).toEqual(['due-1 overdue']);
    expect(kinds({ points, settings: { kinds: [] }, exceptions: [{ ...exception, on: true }] })).toEqual([
      'due-2 overdue',
    ]);
  });
});

describe('what was told', () => {
  const ahead = found({ points: [aPoint({ due_on: '2026-11-30' })] });
  const overdue = found({ points: [aPoint({ due_on: '2026-11-20' })] });
  const told = (...what: string[]) => what.map((one) => ({ point: 'due-1', what: one }));
  const isNews = (...given: Parameters<typeof judged>) => judged(...given).map((one) => one.is_news);

  it('is not told again, and what follows it once more', () => {
    expect(isNews(ahead, [], [], TODAY)).toEqual([true]);
    expect(isNews(ahead, told('ahead'), [], TODAY)).toEqual([false]);
    expect(isNews(overdue, told('ahead'), [], TODAY)).toEqual([true]);
    expect(isNews(overdue, told('ahead', 'overdue'), [], TODAY)).toEqual([false]);
  });

  it('is told again after it was put off, once', () => {
    const put = [{ point: 'due-1', until: TODAY }];
    expect(isNews(overdue, told('ahead', 'overdue'), put, '2026-11-23')).toEqual([false]);
    const [again] = judged(overdue, told('ahead', 'overdue'), put, TODAY);
    expect(again).toMatchObject({ is_news: true, snoozed_until: null });
    expect(isNews(overdue, told(...again!.tells), put, TODAY)).toEqual([false]);
  });

  it('is held back while it is put off, be it new or not', () => {
    expect(judged(overdue, [], [{ point: 'due-1', until: '2026-11-25' }], TODAY)).toMatchObject([
      { is_news: false, snoozed_until: '2026-11-25' },
    ]);
  });
});
