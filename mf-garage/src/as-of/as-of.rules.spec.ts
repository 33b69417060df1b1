import type { Reading } from '../odometer';
import type { Chapter, Provenance } from '../provenance';
import { beginOf, fieldOn, isAbout, mileageThen, ownerOn, type Past, platesOf, stopsOf } from './as-of.rules';

const reading = (read_on: string, value: number, standing = 'as-read') =>
  ({ id: value, read_on, value, standing, source: 'by-hand' }) as Reading;
const chapter = (fields: Partial<Chapter>) =>
  ({ id: 1, from_date: null, to_date: null, from_date_edtf: null, to_date_edtf: null, ...fields }) as Chapter;
const past = (fields: Partial<Past> = {}): Past => ({
  vehicle: { year: 1973, birth_date: null, purchase_date: null, color: 'Red' },
  odometer: { readings: [], chapters: [], odometer_unit: 'km' },
  provenance: { ownership: [] },
  ...fields,
});

it('a history begins when it was made, or with what is known before that', () => {
  expect(beginOf(past(), '2026-01-01')).toBe('1973-01-01');
  const ownership = [chapter({ from_date: '1972-11-03' })];
  expect(beginOf(past({ provenance: { ownership } }), '2026-01-01')).toBe('1972-11-03');
  expect(stopsOf(past({ provenance: { ownership } }), '2026-01-01')).toEqual(['1972-11-03', '2026-01-01']);
});

it('a number plate is one of its numbers, by what it is called', () => {
  const identity = (fields: object) => ({ kind: 'other', name: null, as_built: null, as_fitted: null, ...fields });
  const identities = [
    identity({ name: 'Kontrollschild', as_fitted: 'ZH 481 516' }),
    identity({ name: 'Number plate', as_built: 'TO 12345' }),
    identity({ name: 'Rear axle', as_fitted: 'AR 10500' }),
    identity({ kind: 'engine', as_fitted: 'AR00539' }),
  ] as Provenance['identities'];
  expect(platesOf({ identities })).toEqual(['ZH 481 516', 'TO 12345']);
  expect(platesOf({ identities: [] })).toEqual([]);
});

it('the mileage of a day was read, or lies between the readings around it', () => {
  const readings = [
    reading('2019-06-01', 900),
    reading('2018-01-01', 500),
    reading('2019-01-01', 99_999, 'typing-error'),
  ];
  const odometer = { readings, chapters: [], odometer_unit: 'km' as const };
  expect(mileageThen(odometer, '2019-06-01').read?.value).toBe(900);
  expect(mileageThen(odometer, '2019-03-01')).toMatchObject({
    read: null,
    before: { value: 500 },
    after: { value: 900 },
  });
  expect(mileageThen(odometer, '2017-01-01')).toMatchObject({ before: null, after: { value: 500 } });
  expect(mileageThen(odometer, '2020-01-01')).toMatchObject({ before: { value: 900 }, after: null });
});

it('two readings of two instruments bound nothing, and an unknown time is said', () => {
  const chapters = [
    { kind: 'replaced', from_date: '2018-06-01', to_date: null },
    { kind: 'unknown-mileage', from_date: '2018-02-01', to_date: '2018-03-01' },
  ] as Past['odometer']['chapters'];
  const odometer = {
    readings: [reading('2018-01-01', 500), reading('2019-01-01', 20)],
    chapters,
    odometer_unit: 'km' as const,
  };
  expect(mileageThen(odometer, '2018-02-15')).toMatchObject({ changed: true, unknown: true });
  expect(mileageThen(odometer, '2019-05-01')).toMatchObject({ changed: false, unknown: false });
});

it('the owner of a day is who had it from then on, until the next', () => {
  const ownership = [
    chapter({ id: 1, from_date: '1973-05-01', to_date: '1999-01-01' }),
    chapter({ id: 2, from_date: '1999-01-01', from_date_edtf: '1999' }),
    chapter({ id: 3 }),
  ];
  const ids = ['1973-04-30', '1980-01-01', '1999-01-01', '2020-01-01'].map(
    (on) => ownerOn({ ownership }, on)?.id ?? null,
  );
  expect(ids).toEqual([null, 1, 2, 2]);
  expect(ownership.slice(0, 2).map(isAbout)).toEqual([false, true]);
});

it('a field is as it was recorded then, and what was before its record nobody knows', () => {
  const changes = [
    { day: '2025-06-01', action: 'changed' as const, changes: [{ name: 'color', before: 'Red', after: 'Blue' }] },
    { day: '2024-01-01', action: 'created' as const, changes: [{ name: 'color', before: null, after: 'Red' }] },
  ];
  const color = (on: string) => fieldOn('color', 'Blue', changes, on, '2024-01-01');
  expect(color('2025-06-01')).toEqual({ value: 'Blue', recordedOn: null });
  expect(color('2025-05-31')).toEqual({ value: 'Red', recordedOn: null });
  expect(color('2019-06-01')).toEqual({ value: 'Red', recordedOn: '2024-01-01' });
});
