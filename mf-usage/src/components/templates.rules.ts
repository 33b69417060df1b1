import type { Component } from './components.queries';

/** A published rule that can fill in a limit, with its source. It applies only if the person chooses it. */
export interface Template {
  /** The limit's source: `EU 89/459/EEC`. */
  source: string;
  kinds: readonly Component['kind'][];
  tread?: { value: number; unit: 'mm' | '1/32in' };
  years?: number;
  /** Last day of the label, from the date of manufacture. */
  label?: (madeOn: string) => string;
}

/** December 31st of the n-th year after the year of manufacture, as printed on FIA labels. */
const endOfYear =
  (years: number) =>
  (madeOn: string): string =>
    `${Number(madeOn.slice(0, 4)) + years}-12-31`;

/** The same day n years later; February 28th for a 29th. */
const yearsAfter =
  (years: number) =>
  (madeOn: string): string => {
    const year = Number(madeOn.slice(0, 4)) + years;
    return madeOn.slice(5) === '02-29' ? `${year}-02-28` : `${year}${madeOn.slice(4)}`;
  };

/** Until 2013, a seat's label stated the date of manufacture and was valid for five years. Since 2014, it states the last year. */
const seat8855 = (madeOn: string): string => (madeOn < '2014' ? yearsAfter(5)(madeOn) : endOfYear(5)(madeOn));

/** Collected from public texts in November 2026. ADR 135 lists rules whose original text was not available. */
export const TEMPLATES: readonly Template[] = [
  { source: 'EU 89/459/EEC: 1.6 mm', kinds: ['tyres'], tread: { value: 1.6, unit: 'mm' } },
  { source: 'AT, winter tyres in winter: 4 mm, radial', kinds: ['tyres'], tread: { value: 4, unit: 'mm' } },
  { source: 'US 49 CFR 570.9: 2/32 in', kinds: ['tyres'], tread: { value: 2, unit: '1/32in' } },
  { source: 'UK SI 1986/1078 reg. 27: 1.6 mm', kinds: ['tyres'], tread: { value: 1.6, unit: 'mm' } },
  { source: 'Advice of car makers: 6 years', kinds: ['tyres'], years: 6 },
  { source: 'Advice of tyre makers: 10 years', kinds: ['tyres'], years: 10 },
  { source: 'FIA 8853-2016, 8853/98: end of the 5th year', kinds: ['harness'], label: endOfYear(5) },
  { source: 'SFI 16.1: webbing, 2 years', kinds: ['harness'], label: yearsAfter(2) },
  { source: 'FIA 8855-1999: 5 years', kinds: ['seat'], label: seat8855 },
  { source: 'FIA 8862-2009: end of the 10th year', kinds: ['seat'], label: endOfYear(10) },
  { source: 'FIA FT3-1999: 5 years', kinds: ['fuel-cell'], label: yearsAfter(5) },
  { source: 'Snell: advice, 5 years of use', kinds: ['helmet'], years: 5 },
  { source: 'Motorsport UK (K): service within 24 months', kinds: ['extinguisher'], label: yearsAfter(2) },
];

export const templatesOf = (kind: Component['kind']): Template[] =>
  TEMPLATES.filter(({ kinds }) => kinds.includes(kind));
