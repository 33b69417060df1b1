import { formatKnownDate, formatMileage, type OdometerUnit } from '@carnet/mf-kit/formats';
import type { Evidence } from './dossiers.queries';
import * as m from '../messages/evidence';

type Gap = Evidence['gaps'][number];
type Finding = Evidence['findings'][number];

const yearsText = ({ from, to }: Pick<Gap, 'from' | 'to'>): string => {
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)];
  return first === last ? first : m.years({ first, last });
};

/** Years of a gap: `1984–1991`. */
export const gapTitle = (gap: Gap): string => yearsText(gap);

/** The evidence that is missing in the gap. */
export function gapText(gap: Gap, unit: OdometerUnit): string {
  if (gap.kind === 'distance') return m.distanceWithoutPaper({ distance: formatMileage(gap.miles, unit) });
  return gap.kind === 'nothing' ? m.nothingThen : m.noPaperThen;
}

/** A hint where to find missing evidence: with the owner of that time. */
export function whereToLook({ next, owner }: Gap): string {
  if (next === 'ask-owner' && owner) return m.lookWithOwner({ owner });
  return WHERE_TO_LOOK[next];
}

const WHERE_TO_LOOK: Readonly<Record<Gap['next'], string>> = {
  'look-at-home': m.lookAtHome,
  'ask-owner': m.lookWithPrevious,
  'ask-previous-owner': m.lookWithPrevious,
  'find-invoice': m.lookForInvoice,
  'find-inspection': m.lookForInspection,
};

const FINDINGS: Readonly<Record<Finding['kind'], string>> = {
  'turned-back': m.turnedBack,
  rollover: m.rollover,
  'too-fast': m.tooFast,
  'two-values': m.twoValues,
  silent: m.silent,
};

export const findingTitle = ({ kind }: Finding): string => FINDINGS[kind];

/** Readings that contradict each other: `84,120 mi on Mar 4, 2026, then 80,000 mi on Apr 1, 2026`. */
export function readingsText({ readings }: Finding, unit: OdometerUnit): string {
  const [first, second] = readings.map(({ day, value }) =>
    m.readingOn({ mileage: formatMileage(value, unit), day: formatKnownDate(day.slice(0, 10), day) }),
  );
  return first && second ? m.firstThen({ first, second }) : (first ?? '');
}
