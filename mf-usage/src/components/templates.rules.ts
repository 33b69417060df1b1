import type { Component } from './components.queries';

/** A rule by which a person may set a limit: it is named with its source, and holds only where that person has it hold. */
export interface Template {
  /** The limit's source: `EU 89/459/EEC`. */
  source: string;
  kinds: readonly Component['kind'][];
  tread?: { value: number; unit: 'mm' | '1/32in' };
  years?: number;
  /** The label's day, of the day on which it was made. */
  label?: (madeOn: string) => string;
}

/** December 31st of the so many-th year after that of make, as FIA labels are printed. */
const endOfYear =
  (years: number) =>
  (madeOn: string): string =>
    `${Number(madeOn.slice(0, 4)) + years}-12-31`;

/** The same day so many years later; the last of February of a leap year's 29th. */
const yearsAfter =
  (years: number) =>
  (madeOn: string): string => {
    const year = Number(madeOn.slice(0, 4)) + years;
    return madeOn.slice(5) === '02-29' ? `${year}-02-28` : `${year}${madeOn.slice(4)}`;
  };

export const TEMPLATES: readonly Template[] = [
  { source: 'EU 89/459/EEC: 1.6 mm', kinds: ['tyres'], tread: { value: 1.6, unit: 'mm' } },
  { source: 'AT KFG/KDV, winter: 4 mm', kinds: ['tyres'], tread: { value: 4, unit: 'mm' } },
  { source: 'US 49 CFR 570.9: 2/32 in', kinds: ['tyres'], tread: { value: 2, unit: '1/32in' } },
  { source: 'UK SI 1986/1078 reg. 27: 1.6 mm', kinds: ['tyres'], tread: { value: 1.6, unit: 'mm' } },
  { source: 'NHTSA: advice of car makers, 6 years', kinds: ['tyres'], years: 6 },
  { source: 'NHTSA: advice of tyre makers, 10 years', kinds: ['tyres'], years: 10 },
  { source: 'FIA 8853-2016', kinds: ['harness'], label: endOfYear(5) },
  { source: 'FIA 8855-1999', kinds: ['seat'], label: yearsAfter(5) },
  { source: 'SFI 16.1', kinds: ['harness'], label: yearsAfter(2) },
];

export const templatesOf = (kind: Component['kind']): Template[] =>
  TEMPLATES.filter(({ kinds }) => kinds.includes(kind));
