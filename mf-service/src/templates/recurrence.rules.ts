import { formatNumber } from '@carnet/mf-kit';

/** When a template comes due, as the API tells it. */
export interface Recurrence {
  recurrence_type: string;
  /** Days. */
  recurrence_time_interval: number | null;
  /** Miles. */
  recurrence_mileage_interval: number | null;
  /** Miles on the odometer. */
  recurrence_total_mileage: number | null;
  /** Months of the vehicle's age. */
  recurrence_total_age: number | null;
}

const DAYS_OF_A_MONTH = 30;

/** 'Every 180 days (about 6 months) or 5,000 miles', 'At 60,000 miles' (spec 001 §2, §9). An interval of nothing is none. */
export function recurrenceSummary(recurrence: Recurrence): string {
  if (recurrence.recurrence_type === 'Total_Mileage')
    return `At ${formatNumber(recurrence.recurrence_total_mileage, '?')} miles`;
  const { recurrence_time_interval: days, recurrence_mileage_interval: miles } = recurrence;
  const intervals = [days ? daysText(days) : '', miles ? counted(miles, 'mile') : ''].filter(Boolean);
  return intervals.length > 0 ? `Every ${intervals.join(' or ')}` : 'Not specified';
}

/** '180 days (about 6 months)': from 30 days on also in months of 30 days, rounded (spec 001 §9). */
export function daysText(days: number | null): string {
  if (!days) return 'N/A';
  const months = Math.round(days / DAYS_OF_A_MONTH);
  return counted(days, 'day') + (days >= DAYS_OF_A_MONTH ? ` (about ${counted(months, 'month')})` : '');
}

export const milesText = (miles: number | null): string => (miles === null ? 'N/A' : counted(miles, 'mile'));
export const monthsText = (months: number | null): string => (months === null ? 'N/A' : counted(months, 'month'));

const counted = (count: number, one: string): string => `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;
