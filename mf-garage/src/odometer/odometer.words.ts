import { formatDate, formatKnownDate, formatMileage } from '@carnet/mf-kit/formats';
import type { Chapter, Explained, Finding, Odometer, Reading } from './odometer.queries';
import * as m from '../messages/odometer';

type Named = Pick<Reading, 'source' | 'id'>;

export const isSame = (a: Named, b: Named): boolean => a.source === b.source && a.id === b.id;

const SOURCES: Readonly<Record<Reading['source'], string>> = {
  'service-event': m.serviceEvent,
  purchase: m.ownership,
  document: m.paper,
  'track-day': m.trackDay,
  modification: m.modification,
  issue: m.issue,
  'fill-up': m.fillUp,
  vehicle: m.vehiclesForm,
  'by-hand': m.byHand,
};

/** Sources that have a page of their own. */
export type SourceWithPage = Exclude<Reading['source'], 'purchase' | 'vehicle' | 'by-hand'>;

export const hasPage = (source: Reading['source']): source is SourceWithPage =>
  source !== 'purchase' && source !== 'vehicle' && source !== 'by-hand';

/** Source of a reading: the record's name if it has one. */
export function sourceText({ source, note }: Pick<Reading, 'source' | 'note'>): string {
  if (source === 'purchase' && note) return m.ownerOf({ name: note });
  return (hasPage(source) && note) || SOURCES[source];
}

/** Unit of the instrument on a day. Today's unit, unless a later change names the unit before it. */
export function unitOn({ odometer_unit, chapters }: Instrument, day: string): Odometer['odometer_unit'] {
  const later = chapters
    .filter(({ unit_before, from_date }) => unit_before !== null && from_date > day)
    .sort((a, b) => a.from_date.localeCompare(b.from_date));
  return later[0]?.unit_before ?? odometer_unit;
}

export type Instrument = Pick<Odometer, 'odometer_unit' | 'chapters'>;

/** A mileage in the unit that the odometer had on that day. */
export const mileageOn = (instrument: Instrument, value: number | null | undefined, day: string): string =>
  formatMileage(value, unitOn(instrument, day));

/** `84,120 mi on Mar 4, 2026` */
export const readingText = (
  instrument: Instrument,
  reading: Pick<Reading, 'value' | 'read_on' | 'read_on_edtf'>,
): string => m.readingOn({ mileage: mileageOn(instrument, reading.value, reading.read_on), day: dayText(reading) });

/** Date of a reading, as exact as it is known. */
export const dayText = ({ read_on, read_on_edtf }: Pick<Reading, 'read_on' | 'read_on_edtf'>): string =>
  formatKnownDate(read_on, read_on_edtf);

type FindingKind = Finding['kind'];

export const FINDING_TITLES: Readonly<Record<FindingKind, string>> = {
  'turned-back': m.turnedBack,
  rollover: m.rollover,
  'too-fast': m.tooFast,
  'two-values-in-a-day': m.twoValues,
  silent: m.silent,
};

/** The same words, for the middle of a sentence. */
export const FINDINGS_WITHIN: Readonly<Record<FindingKind, string>> = {
  'turned-back': m.turnedBackWithin,
  rollover: m.rolloverWithin,
  'too-fast': m.tooFastWithin,
  'two-values-in-a-day': m.twoValuesWithin,
  silent: m.silentWithin,
};

const DAY = 86_400_000;

/** Describes a finding by its two readings. */
export function findingText(
  { kind }: Pick<Finding | Explained, 'kind'>,
  instrument: Instrument,
  before: Reading,
  after: Reading,
): string {
  const days = Math.round((Date.parse(after.read_on) - Date.parse(before.read_on)) / DAY);
  const of = ({ value, read_on }: Reading) => mileageOn(instrument, value, read_on);
  const [beforeDay, afterDay] = [dayText(before), dayText(after)];
  if (kind === 'two-values-in-a-day') return m.bothOnADay({ day: afterDay, before: of(before), after: of(after) });
  if (kind === 'silent')
    // The length of a gap is only known if both dates are exact.
    return before.read_on_edtf || after.read_on_edtf
      ? m.nobodyWroteAbout({ from: beforeDay, to: afterDay })
      : m.nobodyWrote({ from: beforeDay, to: afterDay, time: yearsText(days) });
  const both = { before: of(before), beforeDay, after: of(after), afterDay };
  return kind === 'too-fast' ? m.showedTooSoon({ ...both, days: Math.max(1, days) }) : m.showedThen(both);
}

function yearsText(days: number): string {
  const years = Math.round((days / 365.25) * 2) / 2;
  return Number.isInteger(years) ? m.years({ count: years }) : m.yearsAndAHalf({ years: Math.floor(years) });
}

export const CHAPTER_TITLES: Readonly<Record<Chapter['kind'], string>> = {
  replaced: m.replaced,
  'rolled-over': m.rolledOver,
  'unit-changed': m.unitChanged,
  'unknown-mileage': m.unknownMileage,
  'laid-up': m.laidUp,
  'typing-error': m.typingError,
  estimate: m.estimate,
  confirmed: m.rightAsItIs,
};

/** Describes a chapter: its dates and values. */
export function chapterText(chapter: Chapter, instrument: Instrument): string {
  const { kind, from_date, to_date, read_value, corrected_value } = chapter;
  const day = formatDate(from_date);
  const of = (value: number | null) => mileageOn(instrument, value, from_date);
  if (kind === 'unknown-mileage' || kind === 'laid-up')
    return to_date ? m.fromTo({ from: day, to: formatDate(to_date) }) : m.since({ date: day });
  if (kind === 'typing-error')
    return corrected_value === null
      ? m.writtenWrong({ read: of(read_value), day })
      : m.notAsRead({ corrected: of(corrected_value), day, read: of(read_value) });
  if (kind === 'estimate') return m.notReadOff({ read: of(read_value), day });
  if (kind === 'confirmed') return m.fromToOn({ earlier: of(chapter.earlier_value), read: of(read_value), day });
  return changeText(chapter, instrument);
}

/** Last value of the old instrument, first value of the new one, and the old unit. */
function changeText({ last_value, first_value, from_date, unit_before }: Chapter, instrument: Instrument): string {
  const unit = unitOn(instrument, from_date);
  return m.changedOn({
    day: formatDate(from_date),
    shown: last_value === null ? (first_value === null ? 'other' : 'first') : first_value === null ? 'last' : 'both',
    last: formatMileage(last_value, unit_before ?? unit),
    first: formatMileage(first_value, unit),
    unit: unit_before ?? 'other',
  });
}
