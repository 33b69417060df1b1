import type { Dossier } from './dossier.contract';

/** In the order in which a book is made. */
export const STEPS = ['queued', 'collecting', 'drawing', 'typesetting', 'sealing'] as const;
export type Step = (typeof STEPS)[number];

/** Tells whether a book or a passport is being made. */
export const isUnderWay = ({ state }: { state: string }): boolean => state !== 'ready' && state !== 'failed';

/** Milliseconds: a small book takes seconds, one that waits behind others minutes. */
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 10_000;
/** After so many looks it is told that it takes long, and the person looks again themselves. */
export const LOOKS = 150;

/** The pause before the next look at books, or false if none is being made or it was looked at often enough. */
export function pauseBeforeNextLook(dossiers: readonly { state: string }[], looks: number): number | false {
  if (looks >= LOOKS || !dossiers.some(isUnderWay)) return false;
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 1.1 ** looks);
}

/** Regions in which the vehicle's own country prints on Letter. */
const LETTER_REGIONS: readonly string[] = ['US', 'CA', 'MX'];
const MILE_REGIONS: readonly string[] = ['US', 'GB'];

const countryOf = (region: string): string => region.split('-').at(-1) ?? '';

/** The person's paper, or what their region prints on. */
export const paperOf = (own: 'A4' | 'Letter' | null | undefined, region: string): 'a4' | 'letter' =>
  (own ? own === 'Letter' : LETTER_REGIONS.includes(countryOf(region))) ? 'letter' : 'a4';

/** The unit in which distances are told: hours are no distance. */
export const distanceUnitOf = (unit: 'mi' | 'km' | 'h', region: string): 'mi' | 'km' =>
  unit !== 'h' ? unit : MILE_REGIONS.includes(countryOf(region)) ? 'mi' : 'km';

/** A hash in groups of eight, as it is printed: easier to compare by eye. */
export const grouped = (hash: string): string => hash.match(/.{1,8}/g)?.join(' ') ?? '';

/** The name of the file: `1973-porsche-911-t-2026-11-23.pdf`. */
export const fileNameOf = ({ vehicle, issued_on }: Dossier): string =>
  [vehicle.year, vehicle.make, vehicle.model, issued_on]
    .join(' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .concat('.pdf');
