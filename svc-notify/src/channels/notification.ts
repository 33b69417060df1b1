/** A digest as a channel shows it: whole sentences in the language of whom it is for. */
export interface Notification {
  title: string;
  text: string;
  /** The target, as a whole address. */
  url: string;
  /** Actions, if it tells of one thing. */
  actions?: readonly NotificationAction[];
  /** The means to put it off without signing in and without a page, for devices that can; ntfy opens the address of the action. */
  snooze?: { token: string; point: string; days: number; done: string };
}

export interface NotificationAction {
  kind: 'done' | 'later';
  label: string;
  url: string;
}

/** A notification on its way to one channel. */
export interface Outgoing {
  owner: number;
  channel: number;
  notification: Notification;
  /** The key of the message, as `reminders:…`: a channel is told the same once. */
  key: string;
}

/** Lengths that fit into one message of Web Push, in any script, with the rest of it: 4 kB encrypted (RFC 8291, 4). */
const MOST_TITLE = 150;
const MOST_TEXT = 600;

export const fitting = (notification: Notification): Notification => ({
  ...notification,
  title: cut(notification.title, MOST_TITLE),
  text: cut(notification.text, MOST_TEXT),
});

/** By whole characters, as people count them. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
