/** A digest for a channel: whole sentences in the recipient's language. */
export interface Notification {
  title: string;
  text: string;
  /** The absolute address to open. */
  url: string;
  /** Actions, if it is about a single thing. */
  actions?: readonly NotificationAction[];
  /** Data to snooze it without signing in and without a page, for devices that can; ntfy opens the address of the action instead. */
  snooze?: { token: string; point: string; days: number; done: string };
}

export interface NotificationAction {
  kind: 'done' | 'later';
  label: string;
  url: string;
}

/** A notification for channels of one person. */
export interface Outgoing {
  owner: number;
  channel: number;
  notification: Notification;
  /** The key of the message, such as `reminders:…`: a channel receives it only once. */
  key: string;
}

/** Lengths that fit into one Web Push message in any script, together with the rest: 4 kB encrypted (RFC 8291, 4). */
const MOST_TITLE = 150;
const MOST_TEXT = 600;

export const fitting = (notification: Notification): Notification => ({
  ...notification,
  title: cut(notification.title, MOST_TITLE),
  text: cut(notification.text, MOST_TEXT),
});

/** Cuts a text between whole characters, as people count them. */
function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
