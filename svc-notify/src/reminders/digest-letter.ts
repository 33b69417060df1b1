import type { Letter, LetterRow } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import { detailsOf, overdueOf, speakerOf, type Speaker, vehicleName } from '../calendar/calendar.rules.js';
import type { DuePoint } from '../calendar/due.rules.js';
import * as calendar from '../messages/calendar.js';
import * as channel from '../messages/channel.js';
import * as mail from '../messages/letter.js';
import * as m from '../messages/reminder.js';
import type { GarageName, Odometer, Paper, Reminder } from './reminders.rules.js';

/** Maximum rows of a letter. Further reminders are only counted. */
export const MOST_ROWS = 60;

/** A reminder as text. */
export interface Worded {
  title: string;
  detail: string;
  /** The path of the page for its action. */
  path: string;
}

/** The reader of a letter, with language and formats. */
export interface Listener {
  language: Language | null;
  region: string | null;
}

export const worded = (reminder: Reminder, listener: Listener): Worded => inWords(reminder, speakerOf(listener));

export function inWords({ kind, about, day, garage }: Reminder, say: Speaker): Worded {
  if (kind === 'document') {
    const { id, title, vehicle, expires_on } = about as Paper;
    return {
      title: vehicle ? say.said(calendar.title({ what: title, vehicle: vehicleName(vehicle) })) : title,
      detail: say.said(m.expires({ day: say.day(expires_on) })),
      path: `/documentation/${id}`,
    };
  }
  if (kind === 'reading') {
    const { vehicle_id, vehicle, last_read_on } = about as Odometer;
    return {
      title: say.said(calendar.title({ what: say.said(m.readOdometer), vehicle: vehicleName(vehicle) })),
      detail: say.said(m.lastRead({ day: say.day(last_read_on) })),
      path: `/vehicles/${vehicle_id}`,
    };
  }
  const point = about as DuePoint;
  // The day does not contain the mileage by which it is overdue.
  const details = kind === 'ahead' || point.due_mileage !== null ? detailsOf(point, say) : [];
  const said = kind === 'planned' ? m.plannedFor({ day: say.day(day) }) : overdueOf(point, day, say);
  return {
    title: say.said(calendar.title({ what: point.name, vehicle: vehicleName(point) })),
    detail: [...(kind === 'ahead' ? [] : [say.said(said)]), ...details].join(say.between),
    path: garage ? pageIn(garage, point) : completionOf(point),
  };
}

/** The vehicle's page in the shared garage, which offers the actions of the reader's role. */
const pageIn = ({ owner_id }: GarageName, { vehicle_id }: DuePoint): string =>
  `/garage?owner=${owner_id}&vehicle=${vehicle_id}`;

/** The form that completes it, prefilled with the known values. For a component: its own page, where it can be taken off. */
function completionOf({ kind, record_id, vehicle_id }: DuePoint): string {
  if (kind === 'component') return `/components/${record_id}`;
  return kind === 'event'
    ? `/service/events/${record_id}/edit?status=Completed`
    : `/service/events/new?vehicle_id=${vehicle_id}&template_id=${record_id}`;
}

const doneLabels: Partial<Record<Reminder['kind'], Said>> = { document: m.open, reading: m.noteReading };
export const doneLabelOf = ({ kind, garage }: Pick<Reminder, 'kind' | 'garage'>): Said =>
  garage ? m.open : (doneLabels[kind] ?? m.done);

/** The page that snoozes it. The secret is in the fragment, which browsers do not send, so it appears in no log and no referrer. */
export const laterUrl = (carnetUrl: string, secret: string, point: string): string =>
  `${carnetUrl}/remind-later#token=${secret}&point=${point}`;

/** The title with the name of its garage, for texts without headings by garage. */
export function namedTitle(reminder: Reminder, say: Speaker): string {
  const { title } = inWords(reminder, say);
  return reminder.garage ? say.said(m.ofGarage({ title, name: reminder.garage.name })) : title;
}

/** The title of the first reminder, and the number of others. */
export function subjectOf(reminders: readonly Reminder[], say: Speaker): string {
  const title = namedTitle(reminders[0]!, say);
  return reminders.length === 1 ? title : say.said(m.subject({ first: title, more: reminders.length - 1 }));
}

/** The letter with new reminders, and links to complete and to snooze them. */
export function digestLetter(
  reminders: readonly Reminder[],
  listener: Listener,
  { later, unsubscribe }: { later: string; unsubscribe: string },
  carnetUrl: string,
): { language: Language; letter: Letter } {
  const say = speakerOf(listener);
  const rows = reminders.slice(0, MOST_ROWS).map((reminder, index): LetterRow => {
    const { title, detail, path } = inWords(reminder, say);
    const { garage } = reminder;
    const isFirst = garage && garage.owner_id !== reminders[index - 1]?.garage?.owner_id;
    return {
      heading: isFirst ? say.said(m.garageOf({ name: garage.name })) : undefined,
      title,
      detail,
      links: [
        { label: say.said(doneLabelOf(reminder)), url: carnetUrl + path },
        { label: say.said(m.later), url: laterUrl(carnetUrl, later, reminder.point) },
      ],
    };
  });
  const more = reminders.length - rows.length;
  const letter: Letter = {
    subject: subjectOf(reminders, say),
    paragraphs: [say.said(m.intro)],
    rows,
    closing: more > 0 ? say.said(m.more({ count: more })) : undefined,
    action: { label: say.said(m.seeAll), url: `${carnetUrl}/service/due`, orOpen: say.said(mail.orOpen) },
    footnote: say.said(m.footnote({ url: `${carnetUrl}/settings?tab=reminders` })),
    unsubscribe: `${carnetUrl}/api/reminders/unsubscribe/${unsubscribe}`,
  };
  return { language: say.language, letter };
}

/** A test mail. */
export function trialLetter(language: Language, carnetUrl: string): { language: Language; letter: Letter } {
  const say = (what: Said): string => what.in(language) ?? String(what);
  const url = `${carnetUrl}/settings?tab=reminders`;
  const letter: Letter = {
    subject: say(channel.trialTitle),
    paragraphs: [say(channel.trialText)],
    footnote: say(m.footnote({ url })),
  };
  return { language, letter };
}
