import type { Letter, LetterRow } from '@carnet/mail';
import type { Language, Said } from '@carnet/messages';
import { detailsOf, overdueOf, speakerOf, type Speaker, vehicleName } from '../calendar/calendar.rules.js';
import type { DuePoint } from '../calendar/due.rules.js';
import * as calendar from '../messages/calendar.js';
import * as channel from '../messages/channel.js';
import * as mail from '../messages/letter.js';
import * as m from '../messages/reminder.js';
import type { GarageName, Odometer, Paper, Reminder } from './reminders.rules.js';

/** Rows of a letter; of what is more it says how many. */
export const MOST_ROWS = 60;

/** A reminder in words. */
export interface Worded {
  title: string;
  detail: string;
  /** The page of Carnet on which it is done. */
  path: string;
}

/** The reader of a letter, with how things are written for them. */
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
  // The day does not say by which mileage it is overdue.
  const details = kind === 'ahead' || point.due_mileage !== null ? detailsOf(point, say) : [];
  const said = kind === 'planned' ? m.plannedFor({ day: say.day(day) }) : overdueOf(point, day, say);
  return {
    title: say.said(calendar.title({ what: point.name, vehicle: vehicleName(point) })),
    detail: [...(kind === 'ahead' ? [] : [say.said(said)]), ...details].join(say.between),
    path: garage ? pageIn(garage, point) : completionOf(point),
  };
}

/** Opens the shared garage at the vehicle: what its role may do is offered there. */
const pageIn = ({ owner_id }: GarageName, { vehicle_id }: DuePoint): string =>
  `/garage?owner=${owner_id}&vehicle=${vehicle_id}`;

/** The page on which it is completed, with the known values filled in; of a component its own, where it is taken off. */
function completionOf({ kind, record_id, vehicle_id }: DuePoint): string {
  if (kind === 'component') return `/components/${record_id}`;
  return kind === 'event'
    ? `/service/events/${record_id}/edit?status=Completed`
    : `/service/events/new?vehicle_id=${vehicle_id}&template_id=${record_id}`;
}

const doneLabels: Partial<Record<Reminder['kind'], Said>> = { document: m.open, reading: m.noteReading };
export const doneLabelOf = ({ kind, garage }: Pick<Reminder, 'kind' | 'garage'>): Said =>
  garage ? m.open : (doneLabels[kind] ?? m.done);

/** The page on which it is put off. After the sign that no browser sends on: the secret is in no log and no referrer. */
export const laterUrl = (carnetUrl: string, secret: string, point: string): string =>
  `${carnetUrl}/remind-later#token=${secret}&point=${point}`;

/** The title with the name of its garage, for where no heading says that. */
export function namedTitle(reminder: Reminder, say: Speaker): string {
  const { title } = inWords(reminder, say);
  return reminder.garage ? say.said(m.ofGarage({ title, name: reminder.garage.name })) : title;
}

/** The first, and how many more. */
export function subjectOf(reminders: readonly Reminder[], say: Speaker): string {
  const title = namedTitle(reminders[0]!, say);
  return reminders.length === 1 ? title : say.said(m.subject({ first: title, more: reminders.length - 1 }));
}

/** The letter of what is new, with ways to complete it and to put it off. */
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

/** The mail for somebody who tries whether reminders arrive. */
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
