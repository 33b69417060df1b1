import { queryOptions } from '@carnet/mf-kit/data';
import type { notify } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/reminder-settings';

const PATH = '/api/reminders';

/** When the person is reminded, and of what, with the version that a save must name. There is one of each person. */
export type ReminderSettings = notify.ReminderSettingsView & { id: number };
export type ReminderException = notify.ReminderException;
export type Reminder = notify.ReminderView;

/** An answer that this browser kept before garages came has none. */
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

/** Reminders that would come today, and those that came already and still hold. */
export const previewQuery = queryOptions({
  queryKey: ['identity', 'reminders', 'preview'],
  queryFn: ({ signal }) => api.get(`${PATH}/preview`, { signal, fallback: m.previewFailed }),
});

export const snooze = (body: notify.SnoozeReminder): Promise<notify.SnoozedView> =>
  api.post(`${PATH}/snoozes`, body, { fallback: m.snoozeFailed });

export const endSnooze = (point: string): Promise<void> =>
  api.delete(`${PATH}/snoozes/{point}`, { params: { point }, fallback: m.snoozeFailed });
