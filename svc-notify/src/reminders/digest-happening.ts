import type { Happening } from '../webhooks/happenings.rules.js';
import { type Listener, MOST_ROWS, worded } from './digest-letter.js';
import type { Reminder } from './reminders.rules.js';

/** A digest as a webhook message: the texts for people, and the addresses of the actions. */
export function digestHappening(
  owner: number,
  reminders: readonly Reminder[],
  listener: Listener,
  now: Date,
  carnetUrl: string,
): Happening {
  const told = reminders.slice(0, MOST_ROWS).map((reminder) => {
    const { point, kind, vehicle_id, garage } = reminder;
    const { title, detail, path } = worded(reminder, listener);
    return { point, kind, vehicle_id, ...(garage && { garage }), title, detail, page: carnetUrl + path };
  });
  const data = { reminders: told, more: reminders.length - told.length };
  return { owner_id: owner, event: 'reminder', type: 'reminder.due', at: now.toISOString(), data };
}
