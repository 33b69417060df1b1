import { queryOptions } from '@carnet/mf-kit/data';
import type { notify } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/reminder-settings';

const PATH = '/api/reminders';

/** Reminder settings of the person. The next save sends `version` as `If-Match`. Each person has exactly one. */
export type ReminderSettings = notify.ReminderSettingsView & { id: number };
export type ReminderException = notify.ReminderException;
export type Reminder = notify.ReminderView;

/** A response stored offline by an older release has no `garages`. */
type AnyAnswer = Omit<notify.ReminderSettingsView, 'garages'> & Partial<Pick<notify.ReminderSettingsView, 'garages'>>;
const theOne = (answer: AnyAnswer): ReminderSettings => ({ ...answer, garages: answer.garages ?? [], id: 1 });

export const readReminderSettings = async (signal?: AbortSignal): Promise<ReminderSettings> =>
  theOne(await api.get(PATH, { signal, fallback: m.loadFailed }));

export const reminderSettingsQuery = queryOptions({
  queryKey: ['identity', 'reminders', 'settings'],
  queryFn: ({ signal }) => readReminderSettings(signal),
});

export const saveReminderSettings = async (
  read: ReminderSettings,
  body: notify.UpdateReminderSettings,
): Promise<ReminderSettings> => theOne(await api.put(PATH, body, { fallback: m.saveFailed, ifMatch: read.version }));

/** Reminders that would be sent today, and earlier ones that are still open. */
export const previewQuery = queryOptions({
  queryKey: ['identity', 'reminders', 'preview'],
  queryFn: ({ signal }) => api.get(`${PATH}/preview`, { signal, fallback: m.previewFailed }),
});

export const snooze = (body: notify.SnoozeReminder): Promise<notify.SnoozedView> =>
  api.post(`${PATH}/snoozes`, body, { fallback: m.snoozeFailed });

export const endSnooze = (point: string): Promise<void> =>
  api.delete(`${PATH}/snoozes/{point}`, { params: { point }, fallback: m.snoozeFailed });
