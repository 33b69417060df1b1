import * as m from '../messages/vehicle';

/** Latest model year on sale on `today`, `YYYY-MM-DD` (spec §5). */
export const latestYear = (today: string): number => Number(today.slice(0, 4)) + 1;

/** A VIN as stored: upper case, without blanks (contract §3). */
export const normaliseVin = (vin: string): string => vin.replace(/\s+/g, '').toUpperCase();

/** An age in months (spec §9). From one year on, whole years are added: `637 months (53 years)`. */
export function ageText(months: number): string {
  const years = Math.floor(months / 12);
  return years < 2 ? m.months({ count: months }) : m.monthsAndYears({ months, years });
}
