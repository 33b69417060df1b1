// Made of en/reminder-settings.json by `npm run messages`. Change that, and not this.
import type { ReactNode } from 'react';
import { counting, drawing } from '@carnet/mf-kit/formats';

declare function __message__<Message>(id: string): Message;

/** Before something is due */
export const ahead = /* @__PURE__ */ __message__<string>('shell:reminder-settings.ahead');
/** Days before */
export const aheadDays = /* @__PURE__ */ __message__<string>('shell:reminder-settings.aheadDays');
/** Distance before */
export const aheadDistance = /* @__PURE__ */ __message__<string>('shell:reminder-settings.aheadDistance');
/** What comes more often is announced later: a tenth of its interval before. */
export const aheadExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.aheadExplained');
/** At once */
export const atOnce = /* @__PURE__ */ __message__<string>('shell:reminder-settings.atOnce');
/** Remind me by mail, too */
export const byMail = /* @__PURE__ */ __message__<string>('shell:reminder-settings.byMail');
/** Daily */
export const daily = /* @__PURE__ */ __message__<string>('shell:reminder-settings.daily');
/** Before a document expires */
export const document = /* @__PURE__ */ __message__<string>('shell:reminder-settings.document');
/** Days before it expires */
export const documentDays = /* @__PURE__ */ __message__<string>('shell:reminder-settings.documentDays');
/** Unless a newer one of its kind is there. */
export const documentExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.documentExplained');
/** Remind me again */
export const endSnooze = /* @__PURE__ */ __message__<string>('shell:reminder-settings.endSnooze');
/** Remind me again of {title} */
export const endSnoozeNamed = /* @__PURE__ */ __message__<(given: { title: string | number }) => string>(
  'shell:reminder-settings.endSnoozeNamed',
);
/** {count, plural, =0 {as all others} one {# exception} other {# exceptions}} */
export const exceptions = /* @__PURE__ */ counting(
  /* @__PURE__ */ __message__<(given: { count: number }) => string>('shell:reminder-settings.exceptions'),
);
/** Carnet writes to {email} when one of your vehicles needs you. Each thing is told once, and once more when it is overdue. */
export const explained = /* @__PURE__ */ __message__<(given: { email: string | number }) => string>(
  'shell:reminder-settings.explained',
);
/** Carnet tells you by the ways below when one of your vehicles needs you. Each thing is told once, and once more when it is overdue. */
export const explainedElsewhere = /* @__PURE__ */ __message__<string>('shell:reminder-settings.explainedElsewhere');
/** How often */
export const frequency = /* @__PURE__ */ __message__<string>('shell:reminder-settings.frequency');
/** Shared garages */
export const garages = /* @__PURE__ */ __message__<string>('shell:reminder-settings.garages');
/** Due points there are added to your reminders, under the name of its owner. It ends when the garage is no longer shared with you. */
export const garagesExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.garagesExplained');
/** Hour */
export const hour = /* @__PURE__ */ __message__<string>('shell:reminder-settings.hour');
/** What a new day brings comes at */
export const hourAtOnce = /* @__PURE__ */ __message__<string>('shell:reminder-settings.hourAtOnce');
/** Time zone: {zone} */
export const inZone = /* @__PURE__ */ __message__<(given: { zone: string | number }) => string>(
  'shell:reminder-settings.inZone',
);
/** New */
export const isNew = /* @__PURE__ */ __message__<string>('shell:reminder-settings.isNew');
/** What you are reminded of */
export const kinds = /* @__PURE__ */ __message__<string>('shell:reminder-settings.kinds');
/** In a week */
export const later = /* @__PURE__ */ __message__<string>('shell:reminder-settings.later');
/** Remind me of {title} in a week */
export const laterNamed = /* @__PURE__ */ __message__<(given: { title: string | number }) => string>(
  'shell:reminder-settings.laterNamed',
);
/** Failed to load your reminders */
export const loadFailed = /* @__PURE__ */ __message__<string>('shell:reminder-settings.loadFailed');
/** Loading reminders... */
export const loading = /* @__PURE__ */ __message__<string>('shell:reminder-settings.loading');
/** Loading what would come... */
export const loadingPreview = /* @__PURE__ */ __message__<string>('shell:reminder-settings.loadingPreview');
/** Never */
export const never = /* @__PURE__ */ __message__<string>('shell:reminder-settings.never');
/** Next time: {time} */
export const next =
  /* @__PURE__ */ __message__<(given: { time: string | number }) => string>('shell:reminder-settings.next');
/** Nothing is sent to an email that is not confirmed. <link>Confirm it</link> in your profile. */
export const notConfirmed = /* @__PURE__ */ drawing(
  /* @__PURE__ */ __message__<(given: { link: (text: ReactNode) => ReactNode }) => ReactNode[]>(
    'shell:reminder-settings.notConfirmed',
  ),
);
/** Nothing needs you today */
export const nothing = /* @__PURE__ */ __message__<string>('shell:reminder-settings.nothing');
/** What comes due appears here and in your reminders. */
export const nothingExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.nothingExplained');
/** In the garage of {name} */
export const ofGarage = /* @__PURE__ */ __message__<(given: { name: string | number }) => string>(
  'shell:reminder-settings.ofGarage',
);
/** {name}: {vehicles} */
export const ofVehicles = /* @__PURE__ */ __message__<
  (given: { name: string | number; vehicles: string | number }) => string
>('shell:reminder-settings.ofVehicles');
/** Of what you have put off, you are reminded again on the day that you chose. */
export const once = /* @__PURE__ */ __message__<string>('shell:reminder-settings.once');
/** When something is overdue */
export const overdue = /* @__PURE__ */ __message__<string>('shell:reminder-settings.overdue');
/** When an event is planned for tomorrow */
export const planned = /* @__PURE__ */ __message__<string>('shell:reminder-settings.planned');
/** And once more if its day has passed. */
export const plannedExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.plannedExplained');
/** What would come today */
export const preview = /* @__PURE__ */ __message__<string>('shell:reminder-settings.preview');
/** New is what you have not been told yet. */
export const previewExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.previewExplained');
/** Failed to load what would come */
export const previewFailed = /* @__PURE__ */ __message__<string>('shell:reminder-settings.previewFailed');
/** When the odometer has not been read for long */
export const reading = /* @__PURE__ */ __message__<string>('shell:reminder-settings.reading');
/** Days since the last reading */
export const readingDays = /* @__PURE__ */ __message__<string>('shell:reminder-settings.readingDays');
/** Of vehicles on which something comes due by mileage. */
export const readingExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.readingExplained');
/** Save reminders */
export const save = /* @__PURE__ */ __message__<string>('shell:reminder-settings.save');
/** Failed to save your reminders */
export const saveFailed = /* @__PURE__ */ __message__<string>('shell:reminder-settings.saveFailed');
/** Reminders saved. */
export const saved = /* @__PURE__ */ __message__<string>('shell:reminder-settings.saved');
/** Saving... */
export const saving = /* @__PURE__ */ __message__<string>('shell:reminder-settings.saving');
/** See */
export const see = /* @__PURE__ */ __message__<string>('shell:reminder-settings.see');
/** See {title} */
export const seeNamed = /* @__PURE__ */ __message__<(given: { title: string | number }) => string>(
  'shell:reminder-settings.seeNamed',
);
/** Failed to put off the reminder */
export const snoozeFailed = /* @__PURE__ */ __message__<string>('shell:reminder-settings.snoozeFailed');
/** Put off until {day}. */
export const snoozedUntil = /* @__PURE__ */ __message__<(given: { day: string | number }) => string>(
  'shell:reminder-settings.snoozedUntil',
);
/** Reminders */
export const title = /* @__PURE__ */ __message__<string>('shell:reminder-settings.title');
/** Exceptions by vehicle */
export const vehicles = /* @__PURE__ */ __message__<string>('shell:reminder-settings.vehicles');
/** Each vehicle is as all others until you change it here. */
export const vehiclesExplained = /* @__PURE__ */ __message__<string>('shell:reminder-settings.vehiclesExplained');
/** Day */
export const weekday = /* @__PURE__ */ __message__<string>('shell:reminder-settings.weekday');
/** Weekly */
export const weekly = /* @__PURE__ */ __message__<string>('shell:reminder-settings.weekly');
