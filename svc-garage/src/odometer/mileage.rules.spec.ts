import fc from 'fast-check';
import { type Known, mileageAfter } from './mileage.rules.js';
import type { Chapter, MileageStatement, ReadingSource } from './odometer.entity.js';

let lastId = 0;
beforeEach(() => (lastId = 0));

const said = (
  source: ReadingSource,
  read_on: string | null,
  value: number,
  place: number | null = null,
): MileageStatement => ({
  ...{ source, id: ++lastId, read_on, value, standing: 'as-read', written_value: null, said: place },
});
const event = (read_on: string | null, value: number, place: number | null = null) =>
  said('service-event', read_on, value, place);
const form = (value: number, place: number | null = null, day = '2026-06-01') => said('vehicle', day, value, place);

const known = (readings: MileageStatement[], chapters: Chapter[] = []): Known => ({ readings, chapters });
const swapped = (from_date: string): Chapter => ({
  ...{ id: 1, kind: 'replaced', from_date, to_date: null, last_value: 88_000, first_value: 0, unit_before: null },
  ...{ reading_source: null, reading_id: null, read_value: null, corrected_value: null },
  ...{ earlier_source: null, earlier_id: null, earlier_value: null },
});

/** The displayed mileage after `was` is replaced by `now`, beside unchanged statements `rest`. */
function after(
  mileage: number | null,
  rest: MileageStatement[],
  { was, now, chapters = [], untraced = false }: Step,
): number | null {
  const before = known(was ? [...rest, was] : rest, chapters);
  return mileageAfter({ mileage, untraced }, before, known(now ? [...rest, now] : rest, chapters));
}
interface Step {
  was?: MileageStatement | undefined;
  now?: MileageStatement | undefined;
  chapters?: Chapter[];
  untraced?: boolean;
}

const corrected = (one: MileageStatement, value: number, place = one.said): MileageStatement => ({
  ...one,
  value,
  said: place,
});

describe.each(['2026-05-01', '2026-06-01', '2026-07-01', null])('an event of %p, after the form of 1 June', (day) => {
  it.each([
    ['said in order', 1, 2, 3],
    ['of which the order is not known', null, null, 1],
  ])('%s, raises the mileage, and is followed when it is corrected and when it goes', (_, first, second, third) => {
    const own = form(150_000, first);
    const typo = event(day, 301_464, second);
    expect(after(150_000, [own], { now: typo })).toBe(301_464);
    const right = corrected(typo, 154_754, third);
    expect(after(301_464, [own], { was: typo, now: right })).toBe(154_754);
    expect(after(154_754, [own], { was: right })).toBe(150_000);
    expect(after(301_464, [own], { was: typo, now: corrected(typo, 90_000, third) })).toBe(150_000);
  });

  it('lowers nothing', () => {
    const low = event(day, 140_000, 2);
    expect(after(150_000, [form(150_000, 1)], { now: low })).toBe(150_000);
    expect(after(150_000, [form(150_000, 1)], { was: low })).toBe(150_000);
    expect(after(150_000, [form(150_000, 1)], { was: low, now: corrected(low, 130_000, 3) })).toBe(150_000);
  });
});

it("leaves what the form said last, whatever an event said before: also where a later event's typing error goes", () => {
  const [overruled, own] = [event('2026-05-01', 301_464, 1), form(154_000, 2)];
  const typo = event('2026-05-02', 500_000, 3);
  expect(after(500_000, [overruled, own], { was: typo })).toBe(154_000);
  expect(after(154_000, [own], { was: overruled })).toBe(154_000);
});

it('takes an event of which the order is not known for overruled where it is more than the vehicle showed', () => {
  const [overruled, own] = [event('2026-05-01', 301_464), form(154_000)];
  const latest = event('2026-05-02', 160_000, 3);
  expect(after(160_000, [overruled, own], { was: latest, now: corrected(latest, 156_000, 4) })).toBe(156_000);
  expect(after(160_000, [overruled, own], { was: latest })).toBe(154_000);
});

it('shows what events say again where the word that overruled them is taken back', () => {
  const served = event('2026-05-01', 150_000, 1);
  expect(after(14_000, [served], { was: form(14_000, 2) })).toBe(150_000);
  expect(after(14_000, [served], { was: form(14_000) })).toBe(150_000);
});

it('shows the highest that is left, and nothing where nothing is', () => {
  const typo = event('2026-05-01', 301_464, 3);
  const rest = [event('2024-05-01', 60_000, 1), event('2025-05-01', 50_000, 2)];
  expect(after(301_464, rest, { was: typo })).toBe(60_000);
  expect(after(301_464, [], { was: typo })).toBeNull();
});

it('leaves what no reading ever told: a mileage of before the ledger', () => {
  expect(after(150_000, [], { was: event('2020-01-01', 150_000), untraced: true })).toBe(150_000);
  expect(after(150_000, [], { was: event('2020-01-01', 140_000) })).toBe(150_000);
  expect(after(150_000, [event('2020-01-01', 90_000)], { was: event('2021-01-01', 100_000) })).toBe(150_000);
});

it('leaves what another reading says as well', () => {
  const typo = event('2026-05-01', 150_000, 2);
  expect(after(150_000, [form(150_000, 1)], { was: typo })).toBe(150_000);
});

it.each(['document', 'fill-up'] as const)('has a %s raise it as the newest reading alone, and follows it', (source) => {
  const own = said('by-hand', '2026-04-01', 84_000, 1);
  expect(after(84_000, [own], { now: said(source, '2026-03-01', 90_000) })).toBe(84_000);
  const paper = said(source, '2026-05-04', 843_000);
  expect(after(84_000, [own], { now: paper })).toBe(843_000);
  expect(after(843_000, [own], { was: paper, now: corrected(paper, 84_300) })).toBe(84_300);
  expect(after(84_300, [own], { was: corrected(paper, 84_300) })).toBe(84_000);
});

it('keeps what a paper of the same day said where a typing error goes', () => {
  const rest = [form(150_000, 1), said('document', '2026-06-01', 150_100)];
  expect(after(301_464, rest, { was: event('2026-06-01', 301_464, 2) })).toBe(150_100);
});

it.each(['track-day', 'modification', 'issue'] as const)(
  'is raised by no %s, and follows the one it shows',
  (source) => {
    const own = said('by-hand', '2026-04-01', 84_000, 1);
    const record = said(source, '2026-05-01', 84_500);
    expect(after(84_000, [own], { now: record })).toBe(84_000);
    const shown = after(84_000, [record], { was: own });
    expect(shown).toBe(84_500);
    expect(after(84_500, [], { was: record, now: corrected(record, 84_050) })).toBe(84_050);
  },
);

describe('after another instrument came', () => {
  const chapters = [swapped('2024-03-01')];
  const rest = () => [said('by-hand', '2024-01-01', 88_000, 1), said('by-hand', '2024-06-01', 3_000, 2)];

  it('an event on the old one raises nothing', () => {
    const old = event('2024-02-01', 88_200, 3);
    expect(after(3_000, rest(), { now: old, chapters })).toBe(3_000);
    expect(after(3_000, rest(), { was: old, chapters })).toBe(3_000);
  });

  it('a typing error leaves what the new one showed', () => {
    const typo = event('2024-07-01', 33_000, 3);
    expect(after(3_000, rest(), { now: typo, chapters })).toBe(33_000);
    expect(after(33_000, rest(), { was: typo, now: corrected(typo, 3_300, 4), chapters })).toBe(3_300);
    expect(after(33_000, rest(), { was: typo, chapters })).toBe(3_000);
  });
});

it('never lowers what it shows for a record that did not say that', () => {
  const day = fc.constantFrom('2024-01-01', '2025-01-01', '2026-01-01');
  const one = fc.record({ day, value: fc.integer({ min: 0, max: 9 }), place: fc.option(fc.nat(9)) });
  fc.assert(
    fc.property(fc.array(one), one, fc.option(one), fc.integer({ min: 10, max: 20 }), (rest, was, now, shown) => {
      const others = rest.map(({ day, value, place }) => event(day, value, place));
      const gone = event(was.day, was.value, was.place);
      const next = now ? { ...gone, value: now.value, said: now.place } : undefined;
      expect(after(shown, others, { was: gone, now: next })).toBe(shown);
    }),
  );
});
