import type { InstrumentChapter } from '@carnet/contracts';
import fc from 'fast-check';
import { coveredBetween, type Ledger } from './covered.rules.js';
import { dotWeekOf, firstDayOf, isAmbiguous } from './dot.rules.js';
import {
  arrangementOn,
  type Fitted,
  type Followed,
  type Happened,
  livesOf,
  monthsAfter,
  usedUntil,
  wholeMonths,
} from './life.rules.js';
import { inMillimetres, treadsOf } from './tread.rules.js';

const START = Date.parse('2000-01-01');
const dayOf = (n: number): string => new Date(START + n * 86_400_000).toISOString().slice(0, 10);
const TODAY = '2030-01-01';
const HOME = ['front-left', 'front-right', 'rear-left', 'rear-right'];

const aLedger = (ledger: Partial<Ledger> = {}): Ledger => ({
  ...{ unit: 'km', chapters: [], last: { on: TODAY, mileage: 9_000_000 } },
  ...ledger,
});
const aFitment = (fitment: Partial<Fitted>): Fitted => ({
  ...{ id: 1, vehicle_id: 1, positions: HOME, from_on: null, from_mileage: null, to_on: null, to_mileage: null },
  ...fitment,
});
const anEntry = (entry: Partial<Happened>): Happened => ({
  ...{ id: 1, kind: 'use', happened_on: dayOf(0), mileage: null, positions: null, depth_unit: null, depths: null },
  ...{ distance: null, distance_unit: null, hours: null, sessions: null },
  ...entry,
});
const aFollowed = (followed: Partial<Followed>): Followed => ({
  ...{ made_on: null, first_used_on: null, fitments: [], entries: [], driven: [] },
  ...followed,
});

/** A car with whole kilometres per day, and its fitments one after the other: days off, and days on. */
const aDrive = fc.record({
  pace: fc.integer({ min: 0, max: 300 }),
  spans: fc.array(fc.record({ apart: fc.integer({ min: 0, max: 200 }), on: fc.integer({ min: 0, max: 400 }) }), {
    minLength: 1,
    maxLength: 8,
  }),
});

function fitmentsOf({ pace, spans }: { pace: number; spans: { apart: number; on: number }[] }): Fitted[] {
  let day = 0;
  return spans.map(({ apart, on }, at) => {
    const from = day + apart;
    day = from + on;
    return aFitment({
      ...{ id: at + 1, from_on: dayOf(from), from_mileage: from * pace, to_on: dayOf(day), to_mileage: day * pace },
    });
  });
}

const only = (ledger: Ledger) => new Map([[1, ledger]]);

describe('a life', () => {
  it('is the distance while it was on, and nothing of the time between', () => {
    fc.assert(
      fc.property(aDrive, (drive) => {
        const [life] = livesOf(aFollowed({ fitments: fitmentsOf(drive) }), only(aLedger()), TODAY);
        const on = drive.spans.reduce((days, span) => days + span.on, 0);
        expect(life).toMatchObject({ distance_km: on * drive.pace, open: null });
      }),
    );
  });

  it('grows by nothing where it is mounted and taken off at the same mileage', () => {
    fc.assert(
      fc.property(aDrive, fc.nat(3_000), fc.nat(100), (drive, day, days) => {
        const fitments = fitmentsOf(drive);
        const idle = { from_on: dayOf(day), to_on: dayOf(day + days), from_mileage: 77, to_mileage: 77 };
        const more = aFollowed({ fitments: [...fitments, aFitment({ id: 99, ...idle })] });
        const [before, after] = [aFollowed({ fitments }), more].map((one) => livesOf(one, only(aLedger()), TODAY));
        expect(after).toEqual(before);
      }),
    );
  });

  it('is the same whether the odometer was replaced meanwhile or not', () => {
    const swaps = fc.uniqueArray(fc.record({ day: fc.integer({ min: 1, max: 3_000 }), first: fc.nat(500) }), {
      maxLength: 4,
      selector: ({ day }) => day,
    });
    fc.assert(
      fc.property(aDrive, swaps, (drive, unordered) => {
        const fitments = fitmentsOf(drive);
        const ends = new Set(fitments.flatMap(({ from_on, to_on }) => [from_on, to_on]));
        const changes = unordered.filter(({ day }) => !ends.has(dayOf(day))).sort((a, b) => a.day - b.day);
        // The odometer's reading on a day, before and after a change on that day.
        const shown = (day: number, until: number): number => {
          const last = changes[until - 1] ?? { day: 0, first: 0 };
          return last.first + (day - last.day) * drive.pace;
        };
        const numberAt = (day: number): number => changes.filter((change) => change.day < day).length;
        const chapters = changes.map(({ day, first }, at): InstrumentChapter => ({
          ...{ kind: 'replaced', from_date: dayOf(day), to_date: null, unit_before: null },
          ...{ last_value: shown(day, at), first_value: first },
        }));
        const numbered = (on: string | null) => Math.round((Date.parse(on!) - START) / 86_400_000);
        const read = (on: string | null) => shown(numbered(on), numberAt(numbered(on)));
        const swapped = fitments.map((one) => ({
          ...one,
          from_mileage: read(one.from_on),
          to_mileage: read(one.to_on),
        }));
        const plain = livesOf(aFollowed({ fitments }), only(aLedger()), TODAY);
        expect(livesOf(aFollowed({ fitments: swapped }), only(aLedger({ chapters })), TODAY)).toEqual(plain);
      }),
    );
  });

  it('that a rebuild ended is never changed by what is added after it', () => {
    fc.assert(
      fc.property(aDrive, aDrive, (first, later) => {
        const fitments = fitmentsOf(first);
        const end = 10_000;
        const rebuild = anEntry({ kind: 'rebuild', happened_on: dayOf(end) });
        const added = fitmentsOf(later).map((one, at) => ({
          ...one,
          id: 100 + at,
          from_on: dayOf(end + 1 + at * 1_000),
          to_on: dayOf(end + 2 + at * 1_000),
        }));
        const before = livesOf(aFollowed({ fitments, entries: [rebuild] }), only(aLedger()), '2080-01-01');
        const all = aFollowed({ fitments: [...fitments, ...added], entries: [rebuild] });
        expect(livesOf(all, only(aLedger()), '2080-01-01')[0]).toEqual(before[0]);
      }),
    );
  });

  it('and the next are together what one without a rebuild is, where the mileage of the rebuild is known', () => {
    fc.assert(
      fc.property(aDrive, fc.nat(3_000), (drive, day) => {
        const fitments = fitmentsOf(drive);
        const rebuild = anEntry({ kind: 'rebuild', happened_on: dayOf(day), mileage: day * drive.pace });
        const [whole] = livesOf(aFollowed({ fitments }), only(aLedger()), TODAY);
        const lives = livesOf(aFollowed({ fitments, entries: [rebuild] }), only(aLedger()), TODAY);
        expect(lives).toHaveLength(2);
        expect(lives[0]!.distance_km + lives[1]!.distance_km).toBe(whole!.distance_km);
      }),
    );
  });

  it('until a day is not changed by what happens after that day', () => {
    fc.assert(
      fc.property(aDrive, fc.nat(3_000), fc.nat(2_000), (drive, day, behind) => {
        const fitments = fitmentsOf(drive).filter(({ to_on }) => to_on! <= dayOf(day));
        const spot = { on: dayOf(day), mileage: day * drive.pace };
        const from_on = dayOf(day + behind);
        const later = aFitment({ id: 99, from_on, from_mileage: 1, to_on: dayOf(day + behind + 9), to_mileage: 5_000 });
        const used = usedUntil(aFollowed({ fitments }), only(aLedger()), spot);
        expect(usedUntil(aFollowed({ fitments: [...fitments, later] }), only(aLedger()), spot)).toEqual(used);
      }),
    );
  });

  it('on a vehicle that is not known is open', () => {
    const fitments = [aFitment({ vehicle_id: 9, from_on: dayOf(1), from_mileage: 5 })];
    expect(livesOf(aFollowed({ fitments }), only(aLedger()), TODAY)[0]).toMatchObject({ open: 'mileage-unknown' });
  });
});

it('a distance is never negative', () => {
  const spot = fc.record({ on: fc.nat(500).map(dayOf), mileage: fc.nat(200_000) });
  const chapter = fc.record({
    kind: fc.constantFrom('replaced' as const, 'rolled-over' as const, 'unit-changed' as const),
    from_date: fc.nat(500).map(dayOf),
    to_date: fc.constant(null),
    last_value: fc.option(fc.nat(200_000)),
    first_value: fc.option(fc.nat(1_000)),
    unit_before: fc.option(fc.constantFrom('km' as const, 'mi' as const)),
  });
  fc.assert(
    fc.property(spot, spot, fc.array(chapter, { maxLength: 3 }), (a, b, chapters) => {
      const [from, to] = [a, b].sort((one, other) => one.on.localeCompare(other.on)) as [typeof a, typeof a];
      const { distances } = coveredBetween(from, to, aLedger({ chapters }));
      expect(distances.every(({ distance }) => distance >= 0)).toBe(true);
    }),
  );
});

describe('months', () => {
  it.each([100_000, 10_000_000])('after a day are none where %i of them lead beyond every calendar', (months) => {
    expect(monthsAfter('2020-01-31', months)).toBeNull();
  });

  it('after a day are as many whole months', () => {
    fc.assert(
      fc.property(fc.nat(9_000), fc.nat(300), (day, months) => {
        const after = monthsAfter(dayOf(day), months)!;
        const isShorter = Number(after.slice(8)) < Number(dayOf(day).slice(8));
        expect(wholeMonths(dayOf(day), after)).toBe(isShorter ? months - 1 : months);
      }),
    );
  });
});

describe('tyres of a set', () => {
  const permutation = fc.shuffledSubarray(HOME, { minLength: 4, maxLength: 4 });

  it('stand each at one place, whatever rotations there were', () => {
    fc.assert(
      fc.property(fc.array(permutation, { maxLength: 6 }), (moves) => {
        const entries = moves.map((positions, at) =>
          anEntry({ id: at + 1, kind: 'rotation', happened_on: dayOf(at), positions }),
        );
        const places = arrangementOn(HOME, [], entries, TODAY);
        expect(places).toEqual(moves.at(-1) ?? HOME);
        expect(new Set(places).size).toBe(4);
      }),
    );
  });

  it('stand where a mounting put them whose day nobody wrote down, after what had come off before, and no earlier', () => {
    fc.assert(
      fc.property(permutation, permutation, fc.boolean(), (before, after, isOver) => {
        const fitments = [
          aFitment({ from_on: dayOf(0), to_on: dayOf(10), positions: before }),
          aFitment({ id: 2, from_mileage: 500, to_on: isOver ? dayOf(90) : null, positions: after }),
          aFitment({ id: 3, from_mileage: 100, to_mileage: 200, positions: HOME.toReversed() }),
          aFitment({ id: 4, from_on: dayOf(5), to_on: dayOf(6), positions: [] }),
        ];
        expect(arrangementOn(HOME, fitments, [], dayOf(9))).toEqual(before);
        expect(arrangementOn(HOME, fitments, [], TODAY)).toEqual(after);
        const rotation = anEntry({ kind: 'rotation', happened_on: dayOf(50), positions: HOME });
        expect(arrangementOn(HOME, fitments, [rotation], TODAY)).toEqual(HOME);
      }),
    );
  });

  it('have their treads with them wherever they are moved', () => {
    fc.assert(
      fc.property(permutation, fc.integer({ min: 1, max: 4 }), (positions, tyre) => {
        const fitments = [aFitment({ from_on: dayOf(0), from_mileage: 0 })];
        const read = (day: number, position: string, depth: number) =>
          anEntry({
            ...{ id: day, kind: 'tread', happened_on: dayOf(day), mileage: day * 100, depth_unit: 'mm' },
            depths: [{ position, inner: depth, middle: depth, outer: depth }],
          });
        const rotation = anEntry({ id: 500, kind: 'rotation', happened_on: dayOf(50), positions });
        const entries = [read(10, HOME[tyre - 1]!, 8), rotation, read(110, positions[tyre - 1]!, 7)];
        const [tread] = treadsOf(HOME, aFollowed({ fitments, entries }), only(aLedger()), TODAY, 1.6);
        expect(tread).toMatchObject({ tyre, position: positions[tyre - 1], per_1000_km: 0.1, left_km: 54_000 });
      }),
    );
  });

  it('have a projection within its spread, of two readings or more, and the same whatever is read later', () => {
    const steps = fc.array(
      fc.record({ km: fc.integer({ min: 100, max: 9_000 }), worn: fc.integer({ min: 0, max: 9 }) }),
      {
        minLength: 1,
        maxLength: 6,
      },
    );
    fc.assert(
      fc.property(steps, (worn) => {
        const fitments = [aFitment({ from_on: dayOf(0), from_mileage: 0 })];
        let [mileage, tenths] = [0, 100];
        const entries = worn.map((step, at) => {
          [mileage, tenths] = [mileage + step.km, tenths - step.worn];
          const depths = [{ position: HOME[0]!, inner: tenths / 10, middle: null, outer: null }];
          return anEntry({ id: at + 1, kind: 'tread', happened_on: dayOf(at + 1), mileage, depth_unit: 'mm', depths });
        });
        const project = (some: Happened[]) =>
          treadsOf(HOME, aFollowed({ fitments, entries: some }), only(aLedger()), TODAY, 1.6)[0]!;
        const tread = project(entries);
        if (entries.length < 2) expect(tread).toMatchObject({ reason: 'one-reading', left_km: null });
        if (tread.reason === null) {
          expect(tread.slowest!).toBeLessThanOrEqual(tread.per_1000_km!);
          expect(tread.fastest!).toBeGreaterThanOrEqual(tread.per_1000_km!);
          expect(tread.least_km!).toBeLessThanOrEqual(tread.left_km!);
          if (tread.most_km !== null) expect(tread.most_km).toBeGreaterThanOrEqual(tread.left_km!);
        }
        const until = entries.at(-2);
        if (until) expect(project(entries.slice(0, -1)).read_on).toBe(until.happened_on);
      }),
    );
  });

  it('are found once for all treads, and each end of a fitment is looked at a few times, however many there are', () => {
    const [count, treads] = [300, 50];
    const looks = { to_on: 0, positions: 0 };
    const fitments = Array.from({ length: count }, (_, at) =>
      Object.defineProperties(aFitment({ id: at + 1, from_mileage: 0 }), {
        to_on: { get: () => ((looks.to_on += 1), dayOf(at % 7)) },
        positions: { get: () => ((looks.positions += 1), HOME) },
      }),
    );
    arrangementOn(HOME, fitments, [], TODAY);
    expect(looks.to_on).toBeLessThan(10 * count);
    looks.positions = 0;
    const entries = Array.from({ length: treads }, (_, at) =>
      anEntry({
        ...{ id: at + 1, kind: 'tread', happened_on: dayOf(at) },
        depths: [{ position: HOME[0]!, inner: 5, middle: null, outer: null }],
      }),
    );
    treadsOf(HOME, aFollowed({ fitments, entries }), only(aLedger()), TODAY, 1.6);
    expect(looks.positions).toBeLessThan(10 * count);
  });

  it('stand at any day as the order of all mountings and rotations says', () => {
    const aDay = fc.option(fc.nat(20).map(dayOf), { nil: null });
    const aMounting = fc.record({
      from_on: aDay,
      to_on: aDay,
      to_mileage: fc.constantFrom(null, 1),
      positions: permutation,
    });
    fc.assert(
      fc.property(fc.array(aMounting, { maxLength: 6 }), fc.array(fc.nat(20), { maxLength: 3 }), (mounted, moves) => {
        const fitments = mounted.map((one, at) => aFitment({ id: at + 1, ...one }));
        const entries = moves.map((at, id) =>
          anEntry({ id, kind: 'rotation', happened_on: dayOf(at), positions: HOME.toReversed() }),
        );
        const began = fitments.flatMap(({ id, from_on, to_on, to_mileage, positions }) => {
          const before = fitments.filter((one) => one.id !== id && one.to_on !== null && one.to_on <= (to_on ?? TODAY));
          const isKnown = to_on !== null || to_mileage === null;
          const on =
            from_on ??
            (isKnown
              ? (before
                  .map((one) => one.to_on!)
                  .sort()
                  .at(-1) ?? '')
              : null);
          return on === null ? [] : [{ on, positions }];
        });
        const moved = entries.map((one) => ({ on: one.happened_on, positions: one.positions! }));
        for (let day = 0; day < 22; day += 1) {
          const until = [...began, ...moved].filter(({ on }) => on <= dayOf(day));
          const last = until
            .map(({ on }) => on)
            .sort()
            .at(-1);
          const right = until.findLast(({ on }) => on === last)?.positions ?? HOME;
          expect(arrangementOn(HOME, fitments, entries, dayOf(day))).toEqual(right);
        }
      }),
    );
  });

  it('are read in thirty-seconds of an inch as exactly as in millimetres', () => {
    expect(inMillimetres(2, '1/32in')).toBeCloseTo(1.5875, 10);
    expect(inMillimetres(32, '1/32in')).toBe(25.4);
  });
});

describe('a DOT week', () => {
  it.each([
    ['2319', null, { year: 2019, week: 23 }],
    ['DOT AB12 CDEF 0100', null, { year: 2000, week: 1 }],
    ['238', null, { week: 23, years: [1988, 1998] }],
    ['238', 1980, { year: 1988, week: 23 }],
    ['238\u25c1', null, { year: 1998, week: 23 }],
    ['DOT XY 238 \u0394', null, { year: 1998, week: 23 }],
    ['5419', null, null],
    ['0019', null, null],
    ['23', null, null],
    ['winter', null, null],
    ['12345', null, null],
  ])('of %s by %s is %j', (dot, decade, said) => expect(dotWeekOf(dot, decade)).toEqual(said));

  it('begins on a Monday of its year, or within a week of it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2000, max: 2099 }), fc.integer({ min: 1, max: 53 }), (year, week) => {
        const dot = `${String(week).padStart(2, '0')}${String(year).slice(2)}`;
        const said = dotWeekOf(dot);
        expect(said).toEqual({ year, week });
        const day = firstDayOf({ year, week });
        expect(new Date(day).getUTCDay()).toBe(1);
        expect(Math.abs(Date.parse(day) - Date.UTC(year, 0, 1 + (week - 1) * 7))).toBeLessThan(7 * 86_400_000);
      }),
    );
  });

  it('of three digits is never guessed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 53 }), fc.integer({ min: 0, max: 9 }), (week, year) => {
        expect(isAmbiguous(dotWeekOf(`${String(week).padStart(2, '0')}${year}`))).toBe(true);
      }),
    );
  });
});
