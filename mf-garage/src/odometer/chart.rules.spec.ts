import { aChapter, anOdometer, aReading } from '../testing/odometer';
import { pictureOf } from './chart.rules';

const readings = (...written: [day: string, value: number][]) =>
  written.map(([read_on, value], i) => aReading({ id: i + 1, read_on, value }));
const day = (text: string) => Date.parse(text);

describe('what is drawn', () => {
  it('goes from reading to reading, whatever order they come in', () => {
    const { ways, first, last, highest } = pictureOf(
      anOdometer({ readings: readings(['2021-01-01', 300], ['2020-01-01', 100]) }),
    );
    expect(ways).toEqual([
      { from: { at: day('2020-01-01'), value: 100 }, to: { at: day('2021-01-01'), value: 300 }, kind: 'known' },
    ]);
    expect([first, last, highest]).toEqual([day('2020-01-01'), day('2021-01-01'), 300]);
  });

  it('leaves out what does not count', () => {
    const wrong = aReading({ id: 9, read_on: '2020-06-01', value: 99_000, standing: 'typing-error' });
    const { readings: drawn, highest } = pictureOf(
      anOdometer({ readings: [wrong, ...readings(['2020-01-01', 100], ['2021-01-01', 300])] }),
    );
    expect([drawn.length, highest]).toEqual([2, 300]);
  });

  it.each([
    ['1974', '1974-01-01', '1974-12-31'],
    ['1974-02', '1974-02-01', '1974-02-28'],
    ['197X', '1970-01-01', '1979-12-31'],
    ['1974~', '1974-01-01', '1974-12-31'],
    ['1974-03/1975', '1974-03-01', '1975-12-31'],
    ['1974-03-04/1975-05-06', '1974-03-04', '1975-05-06'],
    ['1974/..', '1974-01-01', '1980-01-01'],
    ['../1976', '1970-01-01', '1976-12-31'],
  ])('draws the days among which %s lies, within what is drawn', (read_on_edtf, from, to) => {
    const inexact = aReading({ id: 9, read_on: '1974-01-01', read_on_edtf, value: 200 });
    const others = readings(['1970-01-01', 100], ['1980-01-01', 300]);
    const { whiskers } = pictureOf(anOdometer({ readings: [inexact, ...others] }));
    expect(whiskers).toEqual([{ from: day(from), to: day(to), value: 200 }]);
  });

  it('ends where the last inexact day does, and draws no days for an exact one', () => {
    const newest = aReading({ id: 9, read_on: '2021-01-01', read_on_edtf: '2021', value: 300 });
    const exact = aReading({ id: 8, read_on: '2020-05-01', read_on_edtf: '2020-05-01~', value: 200 });
    const picture = pictureOf(anOdometer({ readings: [newest, exact, ...readings(['2020-01-01', 100])] }));
    expect([picture.whiskers.length, picture.last]).toEqual([1, day('2021-12-31')]);
  });

  it('ends with the old instrument and begins with the new one on the day it was replaced', () => {
    const swap = aChapter({ kind: 'replaced', from_date: '2020-03-01', last_value: 500, first_value: 0 });
    const { ways, swaps } = pictureOf(
      anOdometer({ readings: readings(['2020-01-01', 400], ['2021-01-01', 50]), chapters: [swap] }),
    );
    expect(ways.map(({ from, to }) => [from.value, to.value])).toEqual([
      [400, 500],
      [0, 50],
    ]);
    expect(swaps).toEqual([{ at: day('2020-03-01'), kind: 'replaced' }]);
  });

  it('shows the way over a span that nobody knows as unknown, and one that does not fit as open', () => {
    const unknown = aChapter({ kind: 'unknown-mileage', from_date: '2020-02-01', to_date: '2020-03-01' });
    const all = readings(['2020-01-01', 100], ['2021-01-01', 300], ['2022-01-01', 200]);
    const finding = { kind: 'turned-back', explanations: [], before: all[1]!, after: all[2]! } as const;
    const odometer = anOdometer({ readings: all, chapters: [unknown], findings: [{ ...finding, explanations: [] }] });
    const { ways, spans } = pictureOf(odometer);
    expect(ways.map(({ kind }) => kind)).toEqual(['unknown', 'open']);
    expect(spans).toEqual([{ from: day('2020-02-01'), to: day('2020-03-01'), kind: 'unknown-mileage' }]);
  });

  it('goes on to what is expected, and nowhere where nothing is', () => {
    const expected = { day: '2021-02-01', value: 330, low: 320, high: 350, per_day: 1 };
    const all = readings(['2020-01-01', 100], ['2021-01-01', 300]);
    expect(pictureOf(anOdometer({ readings: all, expected }))).toMatchObject({
      expected: { from: { value: 300 }, to: { at: day('2021-02-01'), value: 330 }, low: 320, high: 350 },
      last: day('2021-02-01'),
      highest: 350,
    });
    expect(pictureOf(anOdometer({ readings: all })).expected).toBeNull();
  });
});
