import fc from 'fast-check';
import { addDays, dayAt, daysBetween, momentOf, nextMoment, weekdayOf } from './moments.rules.js';

const ZONES = [
  ...['UTC', 'Europe/Berlin', 'America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu', 'Pacific/Auckland'],
  ...['Asia/Kolkata', 'Asia/Tokyo', 'Australia/Lord_Howe', 'America/St_Johns', 'Africa/Casablanca', 'America/Santiago'],
];

const clockAt = (moment: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    moment,
  );

describe('an hour of a day', () => {
  it.each([
    ['2026-11-24', 8, 'Europe/Berlin', '2026-11-24T07:00:00.000Z'],
    ['2026-07-24', 8, 'Europe/Berlin', '2026-07-24T06:00:00.000Z'],
    ['2026-11-24', 8, 'Asia/Kolkata', '2026-11-24T02:30:00.000Z'],
    ['2026-11-24', 0, 'Pacific/Auckland', '2026-11-23T11:00:00.000Z'],
  ])('%s %i in %s', (day, hour, zone, moment) => expect(momentOf(day, hour, zone).toISOString()).toBe(moment));

  it.each([
    ['Europe/Berlin', '2026-03-29', 2, '03:00'],
    ['America/New_York', '2026-03-08', 2, '03:00'],
    ['Australia/Lord_Howe', '2026-10-04', 2, '02:30'],
    ['America/Santiago', '2026-09-06', 0, '01:00'],
  ])('in %s on %s, where %i is left out, is when the clocks have gone forward', (zone, day, hour, shown) => {
    const moment = momentOf(day, hour, zone);
    expect(clockAt(moment, zone)).toBe(shown);
    expect(dayAt(moment, zone)).toBe(day);
  });

  it.each([
    ['Europe/Berlin', '2026-10-25', 2, '2026-10-25T00:00:00.000Z'],
    ['America/New_York', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
  ])('in %s on %s, where %i comes twice, is the first', (zone, day, hour, moment) => {
    expect(momentOf(day, hour, zone).toISOString()).toBe(moment);
    const next = nextMoment(new Date(moment), { hour, weekday: null }, zone);
    expect(dayAt(next, zone)).toBe(addDays(day, 1));
  });
});

const zone = fc.constantFrom(...ZONES);
const hour = fc.integer({ min: 0, max: 23 });
const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true });

it('comes once on each day, whatever the clocks do', () => {
  fc.assert(
    fc.property(zone, hour, moment, (place, at, start) => {
      let last = nextMoment(start, { hour: at, weekday: null }, place);
      for (let n = 0; n < 30; n += 1) {
        const next = nextMoment(last, { hour: at, weekday: null }, place);
        expect(dayAt(next, place)).toBe(addDays(dayAt(last, place), 1));
        last = next;
      }
    }),
    { numRuns: 150 },
  );
});

it('shows the hour that was asked for, or the first after it that there is', () => {
  fc.assert(
    fc.property(zone, hour, moment, (place, at, start) => {
      const next = nextMoment(start, { hour: at, weekday: null }, place);
      const asked = `${String(at).padStart(2, '0')}:00`;
      const shown = clockAt(next, place);
      if (shown === asked) return;
      // A minute earlier, the clock was before the skipped hour.
      expect(shown > asked && clockAt(new Date(next.getTime() - 60_000), place) < asked).toBe(true);
    }),
  );
});

it('comes on the day of the week that was asked for, within seven days', () => {
  fc.assert(
    fc.property(zone, hour, fc.integer({ min: 1, max: 7 }), moment, (place, at, weekday, start) => {
      const next = nextMoment(start, { hour: at, weekday }, place);
      expect(weekdayOf(dayAt(next, place))).toBe(weekday);
      expect(next > start).toBe(true);
      expect(daysBetween(dayAt(start, place), dayAt(next, place))).toBeLessThanOrEqual(7);
    }),
  );
});
