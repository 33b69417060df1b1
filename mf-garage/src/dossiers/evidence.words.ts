import { formatKnownDate, formatMileage } from '@carnet/mf-kit';
import type { Evidence } from './dossiers.queries';
import * as m from '../messages/evidence';

type Gap = Evidence['gaps'][number];
type Finding = Evidence['findings'][number];

const yearsText = ({ from, to }: Pick<Gap, 'from' | 'to'>): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : m.years({ first, last });
};

/** When it is that something is missing: `1984–1991`. */
export const gapTitle = (gap: Gap): string => yearsText(gap);

/** What is missing then. */
export function gapText(gap: Gap, unit: Evidence['odometer_unit']): string {
  if (gap.kind === 'distance') return m.distanceWithoutPaper({ distance: formatMileage(gap.miles, unit) });
  return gap.kind === 'nothing' ? m.nothingThen : m.noPaperThen;
}

/** Where one might look for what is missing: with whom it was then. */
export function whereToLook({ kind, owner }: Gap): string {
  if (kind === 'no-paper') return m.lookForInvoice;
  if (kind === 'distance') return m.lookForInspection;
  return owner ? m.lookWithOwner({ owner }) : m.lookWithPrevious;
}

const FINDINGS: Readonly<Record<string, string>> = {
  'turned-back': m.turnedBack,
  rollover: m.rollover,
  'too-fast': m.tooFast,
  'two-values': m.twoValues,
  'two-values-in-a-day': m.twoValues,
  silent: m.silent,
};

export const findingTitle = ({ kind }: Finding): string => FINDINGS[kind] ?? m.otherFinding;

/** The readings that do not fit: `84,120 mi on Mar 4, 2026, then 80,000 mi on Apr 1, 2026`. */
export function readingsText({ readings }: Finding, unit: Evidence['odometer_unit']): string {
  const [first, second] = readings.map(({ day, value }) =>
    m.readingOn({ mileage: formatMileage(value, unit), day: formatKnownDate(day.slice(0, 10), day) }),
  );
  return first && second ? m.firstThen({ first, second }) : (first ?? '');
}
