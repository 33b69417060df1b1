import { inUnit, type OdometerUnit } from '@carnet/fields';
import { dayOf, distanceLeft, type DuePoint, isOverdue } from '../calendar/due.rules.js';
import { addDays, daysBetween } from './moments.rules.js';
import { HOURS_AHEAD, type ReminderKind, type ReminderSettings } from './reminder-settings.rules.js';

/** A paper that expires. */
export interface Paper {
  id: number;
  vehicle_id: number | null;
  title: string;
  type: string | null;
  expires_on: string;
  vehicle: VehicleName | null;
}

/** The odometer of a vehicle with a due mileage. */
export interface Odometer {
  vehicle_id: number;
  last_read_on: string;
  vehicle: VehicleName;
}

/** A garage that is shared with the person, named after its owner. */
export interface GarageName {
  owner_id: number;
  name: string;
}

/** A due point in the person's own garage, or in a shared one. */
export type NamedPoint = DuePoint & { garage?: GarageName };

export type VehicleName = Pick<DuePoint, 'make' | 'model' | 'year' | 'nickname'>;

/** All data that may cause a reminder. */
export interface Reasons {
  points: readonly NamedPoint[];
  papers: readonly Paper[];
  odometers: readonly Odometer[];
}

/** An exception from the settings, for a vehicle and a kind. */
export interface Exception {
  vehicle_id: number;
  kind: ReminderKind;
  on: boolean;
}

/** A reminder for a day. */
export interface Reminder {
  /** Id of its subject, such as `due-17`. The same subject always has the same id. */
  point: string;
  kind: ReminderKind;
  /** Keys that count as told once it is sent. No later reminder of the same point repeats them. */
  tells: readonly string[];
  /** The day for sorting: the due, planned or expiry day, or that of the last reading. */
  day: string;
  vehicle_id: number | null;
  /** The shared garage; left out for the person's own. */
  garage?: GarageName;
  about: DuePoint | Paper | Odometer;
}

/** Days after which an expired paper needs no reminder any more, because its owner only keeps it. */
const LAPSED_DAYS = 30;

/** All reminders of a person for a day, including those that were sent before. Own ones come before those of shared garages, urgent ones first. */
export function remindersOf(
  reasons: Reasons,
  settings: ReminderSettings,
  unit: OdometerUnit,
  exceptions: readonly Exception[],
  today: string,
): Reminder[] {
  const excepted = new Map(exceptions.map(({ vehicle_id, kind, on }) => [`${vehicle_id} ${kind}`, on]));
  const wants = ({ vehicle_id, kind }: Reminder): boolean =>
    excepted.get(`${vehicle_id} ${kind}`) ?? settings.kinds.includes(kind);
  const events = new Set(reasons.points.filter(({ kind }) => kind === 'event').map(({ record_id }) => record_id));
  const found = [
    ...reasons.points
      // A service that is planned for a day only has a reminder for its event.
      .filter(({ planned_event_id }) => planned_event_id === null || !events.has(planned_event_id))
      .map((point) =>
        point.kind === 'event' ? ofEvent(point, today) : ofSchedule(point, reachOf(point, settings, unit), today),
      ),
    ...reasons.papers.map((paper) => ofPaper(paper, reasons.papers, settings.document_days, today)),
    ...reasons.odometers.map((odometer) => ofOdometer(odometer, settings.reading_days, today)),
  ];
  return found
    .filter((reminder) => reminder !== null)
    .filter(wants)
    .sort((a, b) => byGarage(a, b) || byUrgency(a, b));
}

const ORDER: readonly ReminderKind[] = ['overdue', 'planned', 'ahead', 'document', 'reading'];

const byGarage = ({ garage: a }: Reminder, { garage: b }: Reminder): number =>
  (a?.name ?? '').localeCompare(b?.name ?? '') || (a?.owner_id ?? 0) - (b?.owner_id ?? 0);

const byUrgency = (a: Reminder, b: Reminder): number =>
  ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind) ||
  a.day.localeCompare(b.day) ||
  a.point.localeCompare(b.point, 'en', { numeric: true });

/** The lead of a reminder: in days, and in the unit of the instrument. */
interface Reach {
  days: number;
  distance: number;
}

/** For a short interval, a tenth of it limits the days, but at least one day. So a monthly service is not announced half a month before. */
function reachOf(
  { since, due_on, odometer_unit }: DuePoint,
  { ahead_days, ahead_distance }: ReminderSettings,
  unit: OdometerUnit,
): Reach {
  const tenth = since !== null && due_on !== null ? Math.floor(daysBetween(since, due_on) / 10) : Infinity;
  const distance = inUnit(ahead_distance, unit, (odometer_unit ?? 'mi') as OdometerUnit);
  return { days: Math.min(ahead_days, Math.max(1, tenth)), distance: distance ?? HOURS_AHEAD };
}

function ofSchedule(point: NamedPoint, { days, distance }: Reach, today: string): Reminder | null {
  const { id, vehicle_id, garage, due_on, expected_on } = point;
  const day = dayOf(point) ?? today;
  const left = distanceLeft(point, today);
  const told = { point: `due-${id}`, day, vehicle_id, garage, about: point };
  if (isOverdue(point, today))
    return { ...told, day: day < today ? day : today, kind: 'overdue', tells: ['ahead', 'overdue'] };
  const isNear = (one: string | null) => one !== null && daysBetween(today, one) <= days;
  if (isNear(due_on) || isNear(expected_on) || (left !== null && left <= distance))
    return { ...told, kind: 'ahead', tells: ['ahead'] };
  return null;
}

/** A planned event has a reminder on its day and the day before. After a change of its day, it has a new one. */
function ofEvent(point: NamedPoint, today: string): Reminder | null {
  const { id, vehicle_id, garage } = point;
  const day = point.due_on!;
  const told = { point: `due-${id}`, day, vehicle_id, garage, about: point };
  if (day < today) return { ...told, kind: 'overdue', tells: [`planned ${day}`, `overdue ${day}`] };
  return addDays(today, 1) >= day ? { ...told, kind: 'planned', tells: [`planned ${day}`] } : null;
}

function ofPaper(paper: Paper, papers: readonly Paper[], days: number, today: string): Reminder | null {
  const { id, vehicle_id, expires_on } = paper;
  const isReplaced = papers.some(
    (other) =>
      other.vehicle_id === vehicle_id &&
      paper.type !== null &&
      other.type === paper.type &&
      other.expires_on > expires_on,
  );
  const left = daysBetween(today, expires_on);
  if (isReplaced || left > days || left < -LAPSED_DAYS) return null;
  const tells = left < 0 ? [`expires ${expires_on}`, `expired ${expires_on}`] : [`expires ${expires_on}`];
  return { point: `document-${id}`, kind: 'document', tells, day: expires_on, vehicle_id, about: paper };
}

function ofOdometer(odometer: Odometer, days: number, today: string): Reminder | null {
  const { vehicle_id, last_read_on } = odometer;
  if (daysBetween(last_read_on, today) < days) return null;
  const tells = [`read ${last_read_on}`];
  return { point: `odometer-${vehicle_id}`, kind: 'reading', tells, day: last_read_on, vehicle_id, about: odometer };
}

/** A reminder that was sent for a point. */
export interface Told {
  point: string;
  what: string;
}

/** The day until which a person wants no reminders for a point. */
export interface Snooze {
  point: string;
  until: string;
}

/** A reminder, and whether it is due for sending. */
export interface JudgedReminder extends Reminder {
  is_news: boolean;
  snoozed_until: string | null;
}

/** Marks new reminders. A snoozed point is reminded of once more when its day has come. */
export function judged(
  reminders: readonly Reminder[],
  told: readonly Told[],
  snoozes: readonly Snooze[],
  today: string,
): JudgedReminder[] {
  const known = new Set(told.map(({ point, what }) => `${point} ${what}`));
  const until = new Map(snoozes.map((snooze) => [snooze.point, snooze.until]));
  return reminders.map((reminder) => {
    const day = until.get(reminder.point);
    if (day !== undefined && day > today) return { ...reminder, is_news: false, snoozed_until: day };
    const tells = day === undefined ? reminder.tells : [...reminder.tells, `after ${day}`];
    const is_news = tells.some((what) => !known.has(`${reminder.point} ${what}`));
    return { ...reminder, tells, is_news, snoozed_until: null };
  });
}
