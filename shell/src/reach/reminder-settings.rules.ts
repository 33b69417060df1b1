import type { notify } from '@carnet/contracts';
import { formatNumber, pageLanguage, personRegion } from '@carnet/mf-kit/formats';
import type { Choice } from '@carnet/mf-kit/ui';
import { numberOrNull, type Problems, tagOfDays, wholeNumberProblem } from '@carnet/mf-kit/forms';
import type { ReminderException, ReminderSettings } from './reminder-settings.queries';
import * as m from '../messages/reminder-settings';

export type Kind = ReminderSettings['kinds'][number];

/** Kinds of reminders with their labels, in the form's order. */
export const KINDS: readonly { kind: Kind; label: string }[] = [
  { kind: 'ahead', label: m.ahead },
  { kind: 'overdue', label: m.overdue },
  { kind: 'planned', label: m.planned },
  { kind: 'document', label: m.document },
  { kind: 'reading', label: m.reading },
];

export type ReminderValues = Record<Kind, boolean> & {
  frequency: string;
  hour: string;
  weekday: string;
  by_mail: boolean;
  ahead_days: string;
  ahead_distance: string;
  document_days: string;
  reading_days: string;
  exceptions: ReminderException[];
  /** Owner ids of the shared garages with reminders switched on. */
  garages: number[];
};

export function valuesOf(settings: ReminderSettings): ReminderValues {
  const kinds = Object.fromEntries(KINDS.map(({ kind }) => [kind, settings.kinds.includes(kind)]));
  return {
    ...(kinds as Record<Kind, boolean>),
    frequency: settings.frequency,
    hour: String(settings.hour),
    weekday: String(settings.weekday),
    by_mail: settings.by_mail,
    ahead_days: formatNumber(settings.ahead_days),
    ahead_distance: formatNumber(settings.ahead_distance),
    document_days: formatNumber(settings.document_days),
    reading_days: formatNumber(settings.reading_days),
    exceptions: settings.exceptions,
    garages: remindedGarages(settings),
  };
}

const remindedGarages = ({ garages }: ReminderSettings): number[] =>
  garages.filter(({ on }) => on).map(({ owner_id }) => owner_id);

export function bodyOf(values: ReminderValues, read: ReminderSettings): notify.UpdateReminderSettings {
  const before = remindedGarages(read);
  const isSame = before.length === values.garages.length && before.every((id) => values.garages.includes(id));
  return {
    frequency: values.frequency as ReminderSettings['frequency'],
    hour: Number(values.hour),
    weekday: Number(values.weekday),
    by_mail: values.by_mail,
    kinds: KINDS.filter(({ kind }) => values[kind]).map(({ kind }) => kind),
    ahead_days: numberOrNull(values.ahead_days),
    ahead_distance: numberOrNull(values.ahead_distance),
    document_days: numberOrNull(values.document_days),
    reading_days: numberOrNull(values.reading_days),
    // Drops exceptions that equal the general setting.
    exceptions: values.exceptions.filter(({ kind, on }) => values[kind] !== on),
    // Unchanged garages are not sent. Otherwise a garage that is no longer shared would make the whole save fail.
    ...(isSame ? {} : { garages: values.garages }),
  };
}

export function problemsOf(values: ReminderValues): Problems<ReminderValues> | null {
  const fields = Object.fromEntries(
    [
      ['ahead_days', wholeNumberProblem(m.aheadDays, values.ahead_days, 1, 365)],
      ['ahead_distance', wholeNumberProblem(m.aheadDistance, values.ahead_distance, 1, 100_000)],
      ['document_days', wholeNumberProblem(m.documentDays, values.document_days, 1, 365)],
      ['reading_days', wholeNumberProblem(m.readingDays, values.reading_days, 7, 730)],
    ].filter(([, problem]) => problem !== null),
  ) as Problems<ReminderValues>['fields'];
  return Object.keys(fields ?? {}).length > 0 ? { fields } : null;
}

/** Tells whether a kind of reminder is on for a vehicle. */
export const isOn = (values: ReminderValues, vehicle: number, kind: Kind): boolean =>
  values.exceptions.find((one) => one.vehicle_id === vehicle && one.kind === kind)?.on ?? values[kind];

/** Exceptions with one vehicle's setting for a kind added or replaced. */
export const withException = (
  { exceptions }: ReminderValues,
  { vehicle_id, kind, on }: ReminderException,
): ReminderException[] => [
  ...exceptions.filter((one) => one.vehicle_id !== vehicle_id || one.kind !== kind),
  { vehicle_id, kind, on },
];

/** Number of a vehicle's exceptions that differ from the general setting. */
export const exceptionsOf = (values: ReminderValues, vehicle: number): number =>
  values.exceptions.filter((one) => one.vehicle_id === vehicle && values[one.kind] !== one.on).length;

/** The hours of a day as the person's region writes them. */
export function hourOptions(): Choice[] {
  const format = new Intl.DateTimeFormat(tagOfDays(personRegion()), {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC' },
  });
  return Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: format.format(Date.UTC(2026, 0, 1, hour)),
  }));
}

/** Monday to Sunday, by their names. */
export function weekdayOptions(): Choice[] {
  const format = new Intl.DateTimeFormat(pageLanguage(), { weekday: 'long', timeZone: 'UTC' });
  // 5 January 2026 is a Monday.
  return Array.from({ length: 7 }, (_, n) => ({
    value: String(n + 1),
    label: format.format(Date.UTC(2026, 0, 5 + n)),
  }));
}
