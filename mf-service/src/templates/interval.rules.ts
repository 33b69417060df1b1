import { mileageInWords, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/interval';
import { monthsOf } from './recurrence.rules';

/** '180 days (about 6 months)' (spec 001 §9). */
export const daysText = (days: number | null): string => (days ? m.days({ days, months: monthsOf(days) }) : m.none);

export const distanceText = (distance: number | null, unit: OdometerUnit): string =>
  distance === null ? m.none : mileageInWords(distance, unit);

export const monthsText = (months: number | null): string => (months === null ? m.none : m.months({ months }));
