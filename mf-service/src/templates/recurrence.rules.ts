import type { OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/recurrence';

/** Recurrence of a template, as in the API. */
export interface Recurrence {
  recurrence_type: string;
  /** Days. */
  recurrence_time_interval: number | null;
  /** Distance in `distance_unit`. */
  recurrence_mileage_interval: number | null;
  /** Total mileage of the odometer, in `distance_unit`. */
  recurrence_total_mileage: number | null;
  /** Unit of the distances; miles if a file does not state it. */
  distance_unit?: OdometerUnit | null;
  /** Age of the vehicle in months. */
  recurrence_total_age: number | null;
}

const DAYS_OF_A_MONTH = 30;

/** 'Every 180 days (about 6 months) or 5,000 miles', 'At 60,000 miles' (spec 001 §2, §9). An interval of 0 counts as none. */
export function recurrenceSummary(recurrence: Recurrence): string {
  const unit = unitWord(recurrence.distance_unit);
  const {
    recurrence_time_interval: days,
    recurrence_mileage_interval: distance,
    recurrence_total_mileage: at,
  } = recurrence;
  if (recurrence.recurrence_type === 'Total_Mileage')
    return at === null ? m.atUnknown({ unit }) : m.atMileage({ distance: at, unit });
  if (!days) return distance ? m.everyDistance({ distance, unit }) : m.notSpecified;
  const months = monthsOf(days);
  return distance ? m.everyDaysOrDistance({ days, months, distance, unit }) : m.everyDays({ days, months });
}

/** Selector for messages: `other` means hours. */
export const unitWord = (unit: OdometerUnit | null | undefined): 'mi' | 'km' | 'other' =>
  unit === 'h' ? 'other' : (unit ?? 'mi');

/** Days as rounded months of 30 days (spec 001 §9); 0 for less than 30 days. */
export const monthsOf = (days: number): number => (days >= DAYS_OF_A_MONTH ? Math.round(days / DAYS_OF_A_MONTH) : 0);
