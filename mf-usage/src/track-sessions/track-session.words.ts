import type { usage } from '@carnet/contracts';
import { formatNumber, NONE, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/track-sessions';

const NBSP = '\u00a0';
const KILOMETRES_A_MILE = 1.609344;

/** `1:58.080`, `12.300`, or `1:02:03.000` from an hour on, with the decimal mark of the person's language. */
export function lapTime(seconds: number): string {
  const thousandths = Math.round(seconds * 1_000);
  const [hours, minutes] = [Math.floor(thousandths / 3_600_000), Math.floor(thousandths / 60_000) % 60];
  const inMinute = formatNumber((thousandths % 60_000) / 1_000, NONE, 3);
  const two = (number: number) => String(number).padStart(2, '0');
  if (hours > 0) return `${hours}:${two(minutes)}:${inMinute.padStart(6, '0')}`;
  return minutes > 0 ? `${minutes}:${inMinute.padStart(6, '0')}` : inMinute;
}

/** `8 min` or `1 h 12 min`. */
export function durationText(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return hours > 0 ? `${hours}${NBSP}h ${minutes % 60}${NBSP}min` : `${minutes}${NBSP}min`;
}

const inMiles = (unit: OdometerUnit) => unit === 'mi';

/** Metres converted to the unit of the vehicle's odometer; to kilometres if it counts hours. */
export function distanceText(metres: number | null, unit: OdometerUnit): string | null {
  if (metres === null) return null;
  const kilometres = metres / 1_000;
  const value = inMiles(unit) ? kilometres / KILOMETRES_A_MILE : kilometres;
  return `${formatNumber(value, NONE, 1)}${NBSP}${inMiles(unit) ? 'mi' : 'km'}`;
}

/** m/s converted to the unit of the vehicle's speedometer. */
export function speedText(metresASecond: number, unit: OdometerUnit): string {
  const kilometres = metresASecond * 3.6;
  const value = inMiles(unit) ? kilometres / KILOMETRES_A_MILE : kilometres;
  return `${formatNumber(value)}${NBSP}${inMiles(unit) ? 'mph' : 'km/h'}`;
}

/** Number of a lap, or its kind. */
export const lapName = ({ kind, number }: Pick<usage.SessionLapView, 'kind' | 'number'>): string =>
  ({ out: m.wayOut, timed: formatNumber(number), in: m.wayIn })[kind];
