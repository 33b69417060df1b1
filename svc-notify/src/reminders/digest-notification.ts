import { type Speaker, speakerOf } from '../calendar/calendar.rules.js';
import type { Notification } from '../channels/notification.js';
import * as channel from '../messages/channel.js';
import * as m from '../messages/reminder.js';
import { doneLabelOf, inWords, laterUrl, type Listener, namedTitle, subjectOf } from './digest-letter.js';
import type { Reminder } from './reminders.rules.js';

/** Maximum lines of a notification. Further reminders are only counted. */
const MOST_LINES = 5;
const SNOOZE_DAYS = 7;

/** The digest as a notification. A single reminder has actions to complete and to snooze it. Several link to the page with all of them. */
export function digestNotification(
  reminders: readonly Reminder[],
  listener: Listener,
  secret: string,
  carnetUrl: string,
): Notification {
  const say = speakerOf(listener);
  const [first] = reminders;
  if (reminders.length === 1) return ofOne(first!, { say, secret, carnetUrl });
  const lines = reminders
    .slice(0, MOST_LINES)
    .map((reminder) => `${namedTitle(reminder, say)}: ${inWords(reminder, say).detail}`);
  const more = reminders.length - lines.length;
  return {
    title: subjectOf(reminders, say),
    text: [...lines, ...(more > 0 ? [say.said(m.more({ count: more }))] : [])].join('\n'),
    url: `${carnetUrl}/service/due`,
  };
}

interface Means {
  say: Speaker;
  secret: string;
  carnetUrl: string;
}

function ofOne(reminder: Reminder, { say, secret, carnetUrl }: Means): Notification {
  const { point } = reminder;
  const { detail, path } = inWords(reminder, say);
  const url = carnetUrl + path;
  return {
    title: namedTitle(reminder, say),
    text: detail,
    url,
    actions: [
      { kind: 'done', label: say.said(doneLabelOf(reminder)), url },
      { kind: 'later', label: say.said(channel.inAWeek), url: laterUrl(carnetUrl, secret, point) },
    ],
    snooze: { token: secret, point, days: SNOOZE_DAYS, done: say.said(channel.snoozed) },
  };
}
