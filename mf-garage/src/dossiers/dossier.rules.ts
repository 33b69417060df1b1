import type { Dossier } from './dossier.contract';

/** Steps in the order in which a book is made. */
export const STEPS = ['queued', 'collecting', 'drawing', 'typesetting', 'sealing'] as const;
export type Step = (typeof STEPS)[number];

/** Tells whether a book or a passport is being made. */
export const isUnderWay = ({ state }: { state: string }): boolean => state !== 'ready' && state !== 'failed';

/** Milliseconds. A small book takes seconds; a queued one takes minutes. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;
/** Number of polls after which polling stops. The page then offers a button. */
export const LOOKS = 150;

/** Milliseconds until the next poll. False if nothing is under way, or after `LOOKS` polls. */
export function pauseBeforeNextLook(dossiers: readonly { state: string }[], looks: number): number | false {
  if (looks >= LOOKS || !dossiers.some(isUnderWay)) return false;
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.1 ** looks);
}

/** Regions that print on Letter. */
const LETTER_REGIONS: readonly string[] = ['US', 'CA', 'MX'];
const MILE_REGIONS: readonly string[] = ['US', 'GB'];

const countryOf = (region: string): string => region.split('-').at(-1) ?? '';

/** The person's paper size, otherwise that of the region. */
export const paperOf = (own: 'A4' | 'Letter' | null | undefined, region: string): 'a4' | 'letter' =>
  (own ? own === 'Letter' : LETTER_REGIONS.includes(countryOf(region))) ? 'letter' : 'a4';

/** Unit for distances. If the odometer counts hours, the unit of the region. */
export const distanceUnitOf = (unit: 'mi' | 'km' | 'h', region: string): 'mi' | 'km' =>
  unit !== 'h' ? unit : MILE_REGIONS.includes(countryOf(region)) ? 'mi' : 'km';

/** Splits a hash into groups of eight, as printed. Groups are easier to compare. */
export const grouped = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? '';

/** File name: `1973-porsche-911-t-2026-11-23.pdf`. */
export const fileNameOf = ({ vehicle, issued_on }: Dossier): string =>
  [vehicle.year, vehicle.make, vehicle.model, issued_on]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .concat('.pdf');
