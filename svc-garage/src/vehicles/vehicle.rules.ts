/** Spec §3 and §5. */
export const VEHICLE_TYPES = ['Car', 'Truck', 'SUV', 'Motorcycle', 'Other'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const EARLIEST_YEAR = 1900;
export const VIN_LENGTH = 17;

/** The latest model year that is sold in the year of `now` (spec §5). */
export const latestYear = (now = new Date()): number => now.getUTCFullYear() + 1;

/** A VIN as it is stored: in upper case, without blanks (contract §3). */
export const normaliseVin = (vin: string): string => vin.replace(/\s+/g, '').toUpperCase();
