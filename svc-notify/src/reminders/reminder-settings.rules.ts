import type { OdometerUnit } from '@carnet/fields';
import { nextMoment, type Rhythm } from './moments.rules.js';

/** Kinds of things that a person may be reminded of. */
export const REMINDER_KINDS = ['ahead', 'overdue', 'planned', 'document', 'reading'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Frequencies: as soon as something is to be told, or what has come together since the last time. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface ReminderSettings {
  frequency: Frequency;
  /** The hour of the person's day. */
  hour: number;
  /** The day of a weekly digest: 1 Monday to 7 Sunday. */
  weekday: number;
  /** True if they come by mail, too; other channels are turned on and off by themselves. */
  by_mail: boolean;
  kinds: readonly ReminderKind[];
  /** Days of a reminder before something is due, by its day or by the day on which its mileage is expected. */
  ahead_days: number;
  /** Distance of a reminder before a mileage, in the person's unit. */
  ahead_distance: number;
  /** Days of a reminder before a paper runs out. */
  document_days: number;
  /** Days of a reminder after the last reading of an odometer by which something comes due. */
  reading_days: number;
}

/** A null stands for the default of everybody who has not chosen. */
export type ChosenSettings = { [Name in keyof ReminderSettings]: ReminderSettings[Name] | null };

const DISTANCE_AHEAD: Readonly<Record<OdometerUnit, number>> = { mi: 500, km: 800, h: 10 };
/** The hours before which an instrument that counts hours reminds; the distance that a person has set is no measure for it. */
export const HOURS_AHEAD = DISTANCE_AHEAD.h;

export const defaultsFor = (unit: OdometerUnit): ReminderSettings => ({
  frequency: 'weekly',
  hour: 8,
  weekday: 1,
  by_mail: true,
  kinds: REMINDER_KINDS,
  ahead_days: 14,
  ahead_distance: DISTANCE_AHEAD[unit],
  document_days: 30,
  reading_days: 60,
});

export function settingsWith(chosen: Partial<ChosenSettings>, unit: OdometerUnit): ReminderSettings {
  const defaults = defaultsFor(unit);
  const names = Object.keys(defaults) as (keyof ReminderSettings)[];
  return Object.fromEntries(names.map((name) => [name, chosen[name] ?? defaults[name]])) as unknown as ReminderSettings;
}

/** Whose turn it may be. */
export interface Plan {
  settings: ReminderSettings;
  zone: string;
  /** Up to when all moments were seen to; null where it begins now. */
  looked_at: Date | null;
  last_told_at: Date | null;
}

/** The turn of a person: if they are told now what there is to tell, and when they are looked at again; null if never. */
export interface Turn {
  tells: boolean;
  next: Date | null;
}

/** Letters that are sent at once keep so much apart, so that what comes in pieces is one of them. */
const APART_MS = 15 * 60_000;

const rhythmOf = ({ frequency, hour, weekday }: ReminderSettings): Rhythm => ({
  hour,
  weekday: frequency === 'weekly' ? weekday : null,
});

/** However many moments have passed since the last time, it is one turn. */
export function turnOf({ settings, zone, looked_at, last_told_at }: Plan, now: Date): Turn {
  if (settings.frequency === 'never') return { tells: false, next: null };
  const rhythm = rhythmOf(settings);
  if (settings.frequency === 'at-once') {
    const again = last_told_at && new Date(last_told_at.getTime() + APART_MS);
    return again && again > now ? { tells: false, next: again } : { tells: true, next: nextMoment(now, rhythm, zone) };
  }
  const isTime = looked_at !== null && nextMoment(looked_at, rhythm, zone) <= now;
  return { tells: isTime, next: nextMoment(now, rhythm, zone) };
}
