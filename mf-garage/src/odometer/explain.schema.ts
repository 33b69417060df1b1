import type { garage } from '@carnet/contracts';
import { formatNumber } from '@carnet/mf-kit/formats';
import { asText, numberOrNull, type Problems, textOrNull, wholeNumberProblem } from '@carnet/mf-kit/forms';
import type { Finding, NewChapter, Reading } from './odometer.queries';
import * as m from '../messages/odometer-form';

/** A way to explain something: those that the service offers for a finding, or 'this reading is an estimate'. */
export type Explanation = Finding['explanations'][number] | 'estimate';
/** Explanations that are stored. 'reading' is not: it opens the form that adds a missing reading. */
export type Way = Exclude<Explanation, 'reading'>;

export interface ExplainValues {
  way: string;
  /** The reading that was written down wrong, of the two. */
  which: string;
  corrected_value: string;
  from_date: string;
  to_date: string;
  last_value: string;
  first_value: string;
  unit_before: string;
  evidence: string;
}

/** The readings that the form explains. */
export interface Subject {
  vehicleId: number;
  before?: Reading;
  after?: Reading;
  today: string;
}

export const WAYS: Readonly<Record<Explanation, { label: string; hint: string }>> = {
  'typing-error': {
    label: m.typingError,
    hint: m.typingErrorHint,
  },
  estimate: { label: m.estimate, hint: m.estimateHint },
  replaced: {
    label: m.replaced,
    hint: m.replacedHint,
  },
  'rolled-over': {
    label: m.rolledOver,
    get hint() {
      return m.rolledOverHint({ most: formatNumber(99_999) });
    },
  },
  'unit-changed': { label: m.unitChanged, hint: m.unitChangedHint },
  'unknown-mileage': {
    label: m.unknownMileage,
    hint: m.unknownMileageHint,
  },
  'laid-up': { label: m.laidUp, hint: m.laidUpHint },
  reading: { label: m.readingMissing, hint: m.readingMissingHint },
  confirmed: { label: m.rightAsItIs, hint: m.rightAsItIsHint },
};

/** Initial values: the days and values of the contradicting readings. */
export const initialOf = (ways: readonly Explanation[], { before, after, today }: Subject): ExplainValues => ({
  way: ways.length === 1 ? ways[0]! : '',
  which: 'after',
  corrected_value: '',
  from_date: after?.read_on ?? today,
  to_date: '',
  last_value: asText(before?.value),
  first_value: before && after ? '0' : '',
  unit_before: '',
  evidence: '',
});

/** Default dates: a span lies between the two readings; a change happens on the day of the second. */
export function daysOf(way: string, { before, after, today }: Subject): Pick<ExplainValues, 'from_date' | 'to_date'> {
  const isSpan = way === 'unknown-mileage' || way === 'laid-up';
  if (isSpan) return { from_date: before?.read_on ?? today, to_date: after?.read_on ?? '' };
  return { from_date: after?.read_on ?? today, to_date: '' };
}

export function explainProblems(values: ExplainValues): Problems<ExplainValues> | null {
  const { way, from_date, to_date } = values;
  const fields: Problems<ExplainValues>['fields'] = {};
  if (way === '') fields.way = m.chooseWhatHappened;
  const number = (name: 'corrected_value' | 'last_value' | 'first_value', label: string) => {
    const problem = wholeNumberProblem(label, values[name]);
    if (problem) fields[name] = problem;
  };
  if (way === 'typing-error') number('corrected_value', m.theRightValue);
  if (way === 'replaced') {
    number('last_value', m.theLastMileage);
    number('first_value', m.theFirstMileage);
    if (values.first_value.trim() === '') fields.first_value = m.firstRequired;
  }
  if (way === 'unit-changed' && values.unit_before === '') fields.unit_before = m.chooseUnitBefore;
  if (needsDay(way) && from_date === '') fields.from_date = m.dayRequired;
  if (hasSpan(way) && to_date !== '' && to_date < from_date) fields.to_date = m.lastBeforeFirst;
  return Object.keys(fields).length > 0 ? { fields } : null;
}

export const hasSpan = (way: string): boolean => way === 'unknown-mileage' || way === 'laid-up';
export const needsDay = (way: string): boolean =>
  hasSpan(way) || way === 'replaced' || way === 'rolled-over' || way === 'unit-changed';

/** Request body of the explanation. */
export function chapterBody(values: ExplainValues, subject: Subject): NewChapter {
  const way = values.way as Way;
  const said = { vehicle_id: subject.vehicleId, kind: way, evidence: textOrNull(values.evidence) };
  const of = values.which === 'before' ? subject.before : subject.after;
  if (!needsDay(way) && of)
    return { ...said, ...aboutReading(way, way === 'confirmed' ? (subject.after ?? of) : of, values) };
  return {
    ...said,
    from_date: values.from_date,
    to_date: hasSpan(way) ? textOrNull(values.to_date) : null,
    last_value: way === 'replaced' ? numberOrNull(values.last_value) : null,
    first_value: way === 'replaced' ? numberOrNull(values.first_value) : null,
    unit_before: way === 'replaced' || way === 'unit-changed' ? unitOf(values.unit_before) : null,
  };
}

const aboutReading = (way: Way, of: Reading, values: ExplainValues) => ({
  ...named(of),
  corrected_value: way === 'typing-error' ? numberOrNull(values.corrected_value) : null,
});

const named = ({ read_on, source, id }: Reading) => ({ from_date: read_on, reading_source: source, reading_id: id });

const unitOf = (text: string): garage.CreateOdometerChapter['unit_before'] =>
  text === 'mi' || text === 'km' ? text : null;
