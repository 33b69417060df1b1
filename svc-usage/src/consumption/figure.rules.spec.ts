import type { InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import fc from 'fast-check';
import {
  type Filled,
  type Instrument,
  isFigure,
  type NoFigure,
  type Outcome,
  outcomesOf,
  placed,
  runsOf,
} from './figure.rules.js';

/** A full fill-up of 40 litres of petrol on a day of May 2026. */
const onDay = (day: number, odometer: number | null, fields: Partial<Filled> = {}): Filled => ({
  ...{ id: day, filled_on: `2026-05-${String(day).padStart(2, '0')}`, at: null, odometer },
  ...{ energy: 'petrol', amount: 40, unit: 'l', full: true, missed_before: false, excluded: false },
  ...{ total: null, currency: null, tank: null },
  ...fields,
});

const aChange = (day: number, fields: Partial<InstrumentChapter> = {}): InstrumentChapter => ({
  ...{ kind: 'replaced', from_date: `2026-05-${String(day).padStart(2, '0')}`, to_date: null },
  ...{ last_value: null, unit_before: null },
  ...fields,
});

const of = (fillUps: Filled[], said: Partial<Instrument> = {}): Outcome[] => {
  const instrument: Instrument = { unit: 'km', chapters: [], corrections: [], ...said };
  return outcomesOf(placed(fillUps, instrument), instrument.chapters);
};

/** The distance of each fill-up's figure, or the reason why it has none. */
const told = (outcomes: Outcome[]): (number | NoFigure)[] =>
  outcomes.map((outcome) => (isFigure(outcome) ? outcome.covered.distance : outcome.reason));

it('measures from one full fill-up to the next, with all that was filled between', () => {
  const outcomes = of([onDay(1, 1_000), onDay(2, null, { full: false, amount: 10 }), onDay(3, 1_500), onDay(4, 1_900)]);
  expect(told(outcomes)).toEqual(['first-fill-up', 'not-full', 500, 400]);
  const [, , figure] = outcomes;
  expect(figure).toMatchObject({ from: { id: 1 }, filled: [{ id: 2 }, { id: 3 }] });
});

it.each<[string, Partial<Filled>, (number | NoFigure)[]]>([
  ['one is missing', { missed_before: true }, ['first-fill-up', 'missed-before', 500]],
  ['one is left out', { excluded: true }, ['first-fill-up', 'excluded', 500]],
  ['a reading is not known', { odometer: null }, ['first-fill-up', 'odometer-unknown', 'odometer-unknown']],
  ['a reading falls', { odometer: 900 }, ['first-fill-up', 'odometer-falls', 1_100]],
  ['nothing was driven', { odometer: 1_000 }, ['first-fill-up', 'no-distance', 1_000]],
  ['a part is missing', { missed_before: true, full: false }, ['first-fill-up', 'missed-before', 'missed-before']],
  ['a part is left out', { excluded: true, full: false }, ['first-fill-up', 'excluded', 'excluded']],
])('makes no figure where %s', (_, fields, expected) => {
  expect(told(of([onDay(1, 1_000), onDay(2, 1_500, fields), onDay(3, 2_000)]))).toEqual(expected);
});

it('adds no kilograms to litres', () => {
  const fillUps = [1, 2, 3, 4].map((day) =>
    onDay(day, day * 100, { energy: 'lpg', unit: day === 3 ? 'kg' : 'l', full: day !== 3 }),
  );
  expect(told(of(fillUps))).toEqual(['first-fill-up', 100, 'not-full', 'units-mixed']);
});

describe('of several tanks of one energy', () => {
  it('measures where all are full at one reading', () => {
    const outcomes = of([
      onDay(1, 1_000, { tank: 1 }),
      onDay(2, 1_500, { tank: 2 }),
      onDay(3, 1_500, { tank: 1 }),
      onDay(4, 2_000, { tank: 1 }),
      onDay(5, 2_000, { tank: 2 }),
    ]);
    expect(told(outcomes)).toEqual([
      'first-fill-up',
      'other-tank-not-full',
      'other-tank-unknown',
      'other-tank-not-full',
      500,
    ]);
  });
});

describe('where the instrument was changed', () => {
  const fillUps = [onDay(1, 57_000), onDay(5, 57_400), onDay(10, 300), onDay(15, 800)];

  it('makes no figure over the change, and leaves all others', () => {
    expect(told(of(fillUps, { chapters: [aChange(7)] }))).toEqual(['first-fill-up', 400, 'instrument-changed', 500]);
  });

  it('takes a fill-up of that day for one of before unless it shows less, or more than the old one ever did', () => {
    const over = 'instrument-changed';
    expect(told(of(fillUps, { chapters: [aChange(5)] }))).toEqual(['first-fill-up', 400, over, 500]);
    expect(told(of(fillUps, { chapters: [aChange(10)] }))).toEqual(['first-fill-up', 400, over, 500]);
    const higher = [onDay(1, 500), onDay(5, 90_000), onDay(10, 90_400)];
    expect(told(of(higher, { chapters: [aChange(5, { last_value: 700 })] }))).toEqual(['first-fill-up', over, 400]);
  });

  it('takes two of that day as they were recorded, and knows nothing of an instrument that nobody has read yet', () => {
    const day = { filled_on: '2026-05-05' };
    const both = [onDay(1, 57_000), onDay(5, 57_400, day), onDay(6, 12, day), onDay(10, 300)];
    expect(told(of(both, { chapters: [aChange(5)] }))).toEqual(['first-fill-up', 400, 'instrument-changed', 288]);
    const unread = [onDay(1, 57_000), onDay(6, null), onDay(10, 500), onDay(15, 900)];
    const twice = told(of(unread, { chapters: [aChange(5), aChange(10)] }));
    expect(twice).toEqual(['first-fill-up', 'odometer-unknown', 'odometer-unknown', 'instrument-changed']);
  });

  it('counts in what the instrument counted then', () => {
    const changed = aChange(7, { kind: 'unit-changed', unit_before: 'mi' });
    const figures = of(fillUps, { chapters: [changed] }).filter(isFigure);
    expect(figures.map(({ covered }) => covered)).toEqual([
      { distance: 400, unit: 'mi' },
      { distance: 500, unit: 'km' },
    ]);
  });
});

it('makes no figure over days of which nobody knows the mileage', () => {
  const chapters = [aChange(6, { kind: 'unknown-mileage', to_date: '2026-05-08' })];
  const fillUps = [1, 5, 10, 15].map((day) => onDay(day, day * 100));
  expect(told(of(fillUps, { chapters }))).toEqual(['first-fill-up', 400, 'mileage-unknown', 500]);
  const touching = [aChange(5, { kind: 'unknown-mileage', to_date: '2026-05-10' })];
  expect(told(of(fillUps, { chapters: touching }))).toEqual(['first-fill-up', 400, 'mileage-unknown', 500]);
});

it('reads what the ledger says of a reading, as long as it says the same', () => {
  const fillUps = [onDay(1, 1_000), onDay(2, 15_000), onDay(3, 2_000)];
  const correction = (fields: Partial<RecordReadingCorrection>): RecordReadingCorrection => ({
    ...{ source: 'fill-up', record_id: 2, read_value: 15_000, value: 1_500 },
    ...fields,
  });
  const corrected = (fields: Partial<RecordReadingCorrection>) =>
    told(of(fillUps, { corrections: [correction(fields)] }));
  expect(corrected({})).toEqual(['first-fill-up', 500, 500]);
  expect(corrected({ value: null })).toEqual(['first-fill-up', 'odometer-unknown', 'odometer-unknown']);
  expect(corrected({ read_value: 14_000 })).toEqual(['first-fill-up', 14_000, 'odometer-falls']);
  expect(corrected({ source: 'track-day' })).toEqual(['first-fill-up', 14_000, 'odometer-falls']);
});

it('takes two of one day by their time, else by what they show', () => {
  const day = { filled_on: '2026-05-02' };
  const shown = [onDay(1, 1_000), onDay(3, 1_900, day), onDay(4, 1_500, day)];
  expect(told(of(shown))).toEqual(['first-fill-up', 500, 400]);
  const timed = [onDay(1, 1_000), onDay(3, 1_500, { ...day, at: '18:00' }), onDay(4, 1_900, { ...day, at: '09:00' })];
  expect(told(of(timed))).toEqual(['first-fill-up', 900, 'odometer-falls']);
});

it('runs from one energy to the other, and counts neither oil nor AdBlue', () => {
  const plain = { unit: 'kWh' as const, energy: 'electricity' as const };
  const fillUps = [onDay(1, 1_000), onDay(2, 1_100, plain), onDay(3, 1_200, { energy: 'oil' }), onDay(4, 1_300)];
  const all = placed(fillUps, { unit: 'km', chapters: [], corrections: [] });
  expect(told(runsOf(all, []))).toEqual(['first-fill-up', 100, 200]);
});

/** A realistic log: some fill-ups are not full, some are missing, some have no reading. */
const aLog = fc
  .array(
    fc.record({
      driven: fc.integer({ min: 1, max: 900 }),
      full: fc.boolean(),
      missed_before: fc.boolean(),
      isRead: fc.boolean(),
      unit: fc.constantFrom('l' as const, 'us_gal' as const, 'imp_gal' as const),
    }),
    { minLength: 1, maxLength: 28 },
  )
  .map((said) => {
    let odometer = 10_000;
    return said.map(({ driven, isRead, ...fields }, i) => {
      odometer += driven;
      return onDay(i + 1, isRead ? odometer : null, fields);
    });
  });

const aDay = fc.integer({ min: 1, max: 28 });

describe('whatever was filled', () => {
  it('a later fill-up changes no earlier outcome', () => {
    fc.assert(
      fc.property(aLog, aDay, aDay, (log, changed, unknown) => {
        const chapters = [aChange(changed), aChange(unknown, { kind: 'unknown-mileage', to_date: '2026-05-28' })];
        const whole = of(log, { chapters });
        log.forEach((_, i) => expect(told(of(log.slice(0, i), { chapters }))).toEqual(told(whole).slice(0, i)));
      }),
    );
  });

  it('a swapped odometer changes no figure but those that span it', () => {
    fc.assert(
      fc.property(aLog, aDay, (log, day) => {
        const swapped = log.map((one) => ({
          ...one,
          odometer: one.odometer !== null && one.id > day ? one.odometer - 10_000 : one.odometer,
        }));
        const [before, after] = [of(log), of(swapped, { chapters: [aChange(day)] })];
        before.forEach((outcome, i) => {
          const isSpanned = isFigure(outcome) && outcome.from.id <= day && outcome.at.id > day;
          expect(told(after)[i]).toEqual(isSpanned ? 'instrument-changed' : told(before)[i]);
        });
      }),
    );
  });

  it('figures add up to what was driven and filled between the first and the last, where none is missing', () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const kept = log.map((one) => ({ ...one, odometer: 10_000 + one.id * 100, full: true, missed_before: false }));
        const figures = of(kept).filter(isFigure);
        expect(figures).toHaveLength(kept.length - 1);
        expect(figures.reduce((sum, { covered }) => sum + covered.distance, 0)).toBe((kept.length - 1) * 100);
        expect(figures.flatMap(({ filled }) => filled)).toHaveLength(kept.length - 1);
      }),
    );
  });

  it('no fill-up is burnt twice, and a figure says a distance', () => {
    fc.assert(
      fc.property(aLog, (log) => {
        const figures = of(log).filter(isFigure);
        const burnt = figures.flatMap(({ filled }) => filled.map(({ id }) => id));
        expect(new Set(burnt).size).toBe(burnt.length);
        expect(figures.every(({ covered }) => covered.distance > 0)).toBe(true);
      }),
    );
  });

  it('each fill-up has a figure or says why it has none', () => {
    fc.assert(fc.property(aLog, (log) => expect(of(log).map(({ at }) => at.id)).toEqual(log.map(({ id }) => id))));
  });
});
