import { Invalid } from '@carnet/messages';
import * as m from '../messages/vehicle.js';

export const EARLIEST_YEAR = 1900;
export const YEAR_MESSAGE = m.year({ earliest: EARLIEST_YEAR });
export const VIN_LENGTH = 17;

/** The latest valid model year on `today`, `YYYY-MM-DD` (spec §5). */
export const latestYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/** @throws Invalid for a model year later than next year */
export function requireModelYear(year: number, today: string): void {
  if (year > latestYear(today)) throw Invalid.field('year', YEAR_MESSAGE);
}

/** A VIN in its stored form: upper case, without whitespace (contract §3). */
export const normaliseVin = (vin: string): string => vin.replace(/\s+/g, '').toUpperCase();
