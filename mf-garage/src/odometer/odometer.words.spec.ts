import { aChapter, anOdometer, aReading } from '../testing/odometer';
import { chapterText, findingText, mileageOn, sourceText } from './odometer.words';

const swap = aChapter({
  kind: 'replaced',
  from_date: '2001-06-01',
  last_value: 99_000,
  first_value: 5,
  unit_before: 'km',
});
const odometer = anOdometer({ odometer_unit: 'mi', chapters: [swap] });

it.each([
  ['service-event', 'Oil change', 'Oil change'],
  ['document', 'Inspection 2026', 'Inspection 2026'],
  ['document', null, 'Paper'],
  ['track-day', 'Laguna Seca', 'Laguna Seca'],
  ['modification', null, 'Modification'],
  ['issue', 'Oil leak', 'Oil leak'],
  ['fill-up', 'Aral', 'Aral'],
  ['fill-up', '', 'Fill-up'],
  ['purchase', 'A. Senna', 'New owner: A. Senna'],
  ['vehicle', null, "Vehicle's form"],
  ['by-hand', 'Seen', 'By hand'],
] as const)('says that a reading of %s (%p) is of "%s"', (source, note, text) => {
  expect(sourceText({ source, note })).toBe(text);
});

it('says a mileage in what the instrument counted on its day', () => {
  expect(mileageOn(odometer, 90_000, '2001-05-31')).toBe('90,000\u00a0km');
  expect(mileageOn(odometer, 5, '2001-06-01')).toBe('5\u00a0mi');
  expect(chapterText(swap, odometer)).toBe(
    'On Jun 1, 2001, last 99,000\u00a0km, then first 5\u00a0mi, until then it counted kilometers',
  );
});

it.each([
  ['silent', '2001-01-01', '2004-07-02', 'Nobody wrote a mileage down from Jan 1, 2001 to Jul 2, 2004, 3½ years.'],
  [
    'too-fast',
    '2002-01-01',
    '2002-01-02',
    'It showed 10\u00a0mi on Jan 1, 2002, and 9,000\u00a0mi on Jan 2, 2002, 1 day later.',
  ],
  ['two-values-in-a-day', '2002-01-01', '2002-01-01', 'On Jan 1, 2002 it showed 10\u00a0mi and 9,000\u00a0mi.'],
  [
    'turned-back',
    '2002-01-01',
    '2003-01-01',
    'It showed 10\u00a0mi on Jan 1, 2002, and then 9,000\u00a0mi on Jan 1, 2003.',
  ],
] as const)('tells what is %s', (kind, from, to, text) => {
  const [before, after] = [aReading({ read_on: from, value: 10 }), aReading({ read_on: to, value: 9_000 })];
  expect(findingText({ kind }, odometer, before, after)).toBe(text);
});

it('says no length of a silence of which the days are not known exactly', () => {
  const before = aReading({ read_on: '1960-01-01', read_on_edtf: '196X', value: 10 });
  const after = aReading({ read_on: '1974-07-02', value: 9_000 });
  expect(findingText({ kind: 'silent' }, odometer, before, after)).toBe(
    'Nobody wrote a mileage down from 1960s to Jul 2, 1974.',
  );
});
