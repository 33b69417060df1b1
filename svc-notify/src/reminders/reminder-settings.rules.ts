import type { OdometerUnit } from '@carnet/fields';
import { nextMoment, type Rhythm } from './moments.rules.js';

/** Kinds of reminders. */
export const REMINDER_KINDS = ['ahead', 'overdue', 'planned', 'document', 'reading'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** Frequencies: immediately, or as a digest of everything since the last one. */
export const FREQUENCIES = ['at-once', 'daily', 'weekly', 'never'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface ReminderSettings {
  frequency: Frequency;
  /** Hour in the person's time zone. */
  hour: number;
  /** The day of a weekly digest: 1 Monday to 7 Sunday. */
  weekday: number;
  /** True to send mails as well. Other channels have their own switches. */
  by_mail: boolean;
  kinds: readonly ReminderKind[];
  /** Days before the due day, or before the day on which its mileage is expected. */
  ahead_days: number;
  /** Distance before a due mileage, in the person's unit. */
  ahead_distance: number;
  /** Days before a paper expires. */
  document_days: number;
  /** Days after the last reading of an odometer, if something is due by mileage. */
  reading_days: number;
}

/** Null stands for the default. */
export type ChosenSettings = { [Name in keyof ReminderSettings]: ReminderSettings[Name] | null };

const DISTANCE_AHEAD: Readonly<Record<OdometerUnit, number>> = { mi: 500, km: 800, h: 10 };
/** Operating hours before a due reading, for instruments that count hours. The person's distance setting does not fit them. */
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

/** A person's settings and last digest, for computing their next turn. */
export interface Plan {
  settings: ReminderSettings;
  zone: string;
  /** The time up to which all moments are handled; null for a new plan. */
  looked_at: Date | null;
  last_told_at: Date | null;
}

/** The result: whether to send now, and when to look again; null for never. */
export interface Turn {
  tells: boolean;
  next: Date | null;
}

/** Minimum pause between immediate letters, in milliseconds, so that several changes share one letter. */
const APART_MS = 15 * 60_000;

const rhythmOf = ({ frequency, hour, weekday }: ReminderSettings): Rhythm => ({
  hour,
  weekday: frequency === 'weekly' ? weekday : null,
});

/** Decides whether to send now. Several missed moments cause only one letter. */
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
