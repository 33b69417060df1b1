// Made of en/reminders.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Apple: <link>open it in Calendar</link>, or choose File › New Calendar Subscription and paste it. */
export const apple = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:reminders.apple',
  ),
);
/** Copied. */
export const copied = /* @__PURE__ */ __message__<string>('shell:reminders.copied');
/** Copy address */
export const copy = /* @__PURE__ */ __message__<string>('shell:reminders.copy');
/** End the address */
export const end = /* @__PURE__ */ __message__<string>('shell:reminders.end');
/** Failed to end the address */
export const endFailed = /* @__PURE__ */ __message__<string>('shell:reminders.endFailed');
/** Calendars that read it show nothing new any more. */
export const endText = /* @__PURE__ */ __message__<string>('shell:reminders.endText');
/** End the address? */
export const endTitle = /* @__PURE__ */ __message__<string>('shell:reminders.endTitle');
/** Your calendar can show when a car needs you: what your active schedules make due, and the events that you have planned. It reads an address that you give it, and looks again every few hours. */
export const explanation = /* @__PURE__ */ __message__<string>('shell:reminders.explanation');
/** Google Calendar: beside Other calendars choose + › From URL, and paste it. */
export const google = /* @__PURE__ */ __message__<string>('shell:reminders.google');
/** Whoever has it can read what is due for your vehicles, and nothing else. If somebody has it who should not, make a new one. */
export const keepIt = /* @__PURE__ */ __message__<string>('shell:reminders.keepIt');
/** Failed to load the calendar address */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:reminders.loadFailed');
/** Loading calendar address... */
export const loading = /* @__PURE__ */ __message__<string>('shell:reminders.loading');
/** There has been an address since {time}. It was shown when it was made; if you no longer have it, make a new one. */
export const madeAt =
  /* @__PURE__ */ __message__<(given: { time: string | number }) => string>('shell:reminders.madeAt');
/** Make a calendar address */
export const make = /* @__PURE__ */ __message__<string>('shell:reminders.make');
/** Failed to make an address */
export const makeFailed = /* @__PURE__ */ __message__<string>('shell:reminders.makeFailed');
/** It could not be copied. */
export const notCopied = /* @__PURE__ */ __message__<string>('shell:reminders.notCopied');
/** Outlook: choose Add calendar › Subscribe from web, and paste it. */
export const outlook = /* @__PURE__ */ __message__<string>('shell:reminders.outlook');
/** Otherwise it stands on the day on which it was due, where nobody looks. */
export const overdueExplained = /* @__PURE__ */ __message__<string>('shell:reminders.overdueExplained');
/** Failed to change the calendar */
export const overdueFailed = /* @__PURE__ */ __message__<string>('shell:reminders.overdueFailed');
/** Show what is overdue on today */
export const overdueToday = /* @__PURE__ */ __message__<string>('shell:reminders.overdueToday');
/** Make a new address */
export const renew = /* @__PURE__ */ __message__<string>('shell:reminders.renew');
/** The one of before ends: calendars that read it show nothing new any more until you give them the new one. */
export const renewText = /* @__PURE__ */ __message__<string>('shell:reminders.renewText');
/** Make a new address? */
export const renewTitle = /* @__PURE__ */ __message__<string>('shell:reminders.renewTitle');
/** Copy the address now: it is shown only once. */
export const shownOnce = /* @__PURE__ */ __message__<string>('shell:reminders.shownOnce');
/** Calendar */
export const title = /* @__PURE__ */ __message__<string>('shell:reminders.title');
