import type { service } from '@carnet/contracts';
import { inUnit, mileageInWords, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/vehicle-card';
import type { TemplateStatus } from '../templates';

/**
 * The dashboard of active schedules as the documents have it (spec §4, §9): one card per vehicle, its templates by mileage, how far it
 * is from the last one to the next, and which of them are shown. Pure; mileages are in the unit of the vehicle.
 */

export const DISPLAY_MODES = ['default', 'more', 'all'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** Fields of a schedule's template that the dashboard shows. */
export type ScheduledTemplate = Pick<
  service.ServiceEventTemplateView,
  'id' | 'name' | 'recurrence_type' | 'recurrence_total_mileage' | 'distance_unit' | 'status'
>;

/** An active schedule with its vehicle's names and what that has run. */
export type ActiveSchedule<Template extends ScheduledTemplate = ScheduledTemplate> = Pick<
  service.ServiceScheduleView,
  'id' | 'name' | 'vehicle_id' | 'year' | 'make' | 'model' | 'nickname' | 'current_mileage' | 'odometer_unit'
> & { templates: readonly Template[] };

/** A template that comes at a mileage, and one of the schedules that it is on. */
export interface Milestone {
  id: number;
  name: string;
  status: TemplateStatus;
  at: number;
}

export interface VehicleCard<Schedule extends ActiveSchedule = ActiveSchedule> {
  vehicle: Pick<Schedule, 'year' | 'make' | 'model' | 'nickname' | 'current_mileage' | 'odometer_unit'> & {
    id: number;
  };
  schedules: Schedule[];
  /** Lowest mileage first, each template once, whichever of the schedules it is on. */
  milestones: Milestone[];
  /** The number of others that count hours while the vehicle counts a distance, or the other way round: they come at no mileage of it. */
  countOtherwise: number;
}

/** Only templates with a positive Total_Mileage value appear on the schedule dashboard (spec §9). */
export const isMilestone = (template: ScheduledTemplate): boolean =>
  template.recurrence_type === 'Total_Mileage' && (template.recurrence_total_mileage ?? 0) > 0;

/**
 * One card per vehicle, however many active schedules it has; in the order in which the vehicles first come, but those that have nothing
 * by mileage after the others.
 */
export function vehicleCards<Schedule extends ActiveSchedule>(schedules: readonly Schedule[]): VehicleCard<Schedule>[] {
  const ofVehicle = new Map<number, Schedule[]>();
  for (const schedule of schedules)
    ofVehicle.set(schedule.vehicle_id, [...(ofVehicle.get(schedule.vehicle_id) ?? []), schedule]);
  const cards = [...ofVehicle.values()].map(cardOf);
  return cards.sort((a, b) => Number(a.milestones.length === 0) - Number(b.milestones.length === 0));
}

function cardOf<Schedule extends ActiveSchedule>(schedules: Schedule[]): VehicleCard<Schedule> {
  const { vehicle_id: id, year, make, model, nickname, current_mileage, odometer_unit } = schedules[0]!;
  const templates = schedules.flatMap((schedule) => schedule.templates);
  const milestones = milestonesOf(templates, odometer_unit);
  return {
    vehicle: { id, year, make, model, nickname, current_mileage, odometer_unit },
    schedules,
    milestones,
    countOtherwise: new Set(templates.filter(isMilestone).map(({ id }) => id)).size - milestones.length,
  };
}

/** The mileages at which templates come on an instrument of `unit`, rounded once; those that count otherwise have none. */
export function milestonesOf(templates: readonly ScheduledTemplate[], unit: OdometerUnit): Milestone[] {
  const once = new Map(templates.filter(isMilestone).map((template) => [template.id, template]));
  return [...once.values()]
    .flatMap(({ id, name, status, recurrence_total_mileage, distance_unit }) => {
      const at = inUnit(recurrence_total_mileage!, distance_unit, unit);
      return at === null ? [] : [{ id, name, status, at: Math.round(at) }];
    })
    .sort((a, b) => a.at - b.at || a.name.localeCompare(b.name) || a.id - b.id);
}

interface Road {
  passed: Milestone[];
  ahead: Milestone[];
}

/** The milestones that a vehicle has run past and those that are still ahead, both lowest first. Where its mileage is not known, all is ahead. */
export function roadOf(milestones: readonly Milestone[], mileage: number | null): Road {
  const reached = mileage ?? 0;
  return {
    passed: milestones.filter(({ at }) => at <= reached),
    ahead: milestones.filter(({ at }) => at > reached),
  };
}

/** The progress of a vehicle between two templates. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  /** The beginning of the bar: the last passed template, or nothing. */
  from: number;
  /** Its end: the next template; null if all are passed. */
  to: number | null;
  /** The distance to the next template; null if there is none or the mileage is not known. */
  left: number | null;
}

/** From the last passed Total_Mileage template to the next one, clamped between 0 and 100 (spec §4). */
export function progressOf(milestones: readonly Milestone[], mileage: number | null): Progress {
  const { passed, ahead } = roadOf(milestones, mileage);
  const from = passed.at(-1)?.at ?? 0;
  const next = ahead[0]?.at;
  if (next === undefined) return { percent: passed.length > 0 ? 100 : 0, from, to: null, left: null };
  const percent = clamp((((mileage ?? 0) - from) / (next - from)) * 100);
  return { percent, from, to: next, left: mileage === null ? null : next - mileage };
}

/** The progress in a sentence, for those who hear the page and for those who look twice. */
export function progressText(milestones: readonly Milestone[], mileage: number | null, unit: OdometerUnit): string {
  const words = (at: number) => mileageInWords(at, unit);
  const { passed, ahead } = roadOf(milestones, mileage);
  if (ahead.length === 0) return m.allPassedLastAt({ mileage: words(passed.at(-1)?.at ?? 0) });
  const { percent, from, to } = progressOf(milestones, mileage);
  const next = { name: namesAt(ahead, to!), mileage: words(to!) };
  if (mileage === null) return m.notKnownNext(next);
  const way = { ...next, percent: Math.floor(percent), from: words(from) };
  return passed.length > 0 ? m.onTheWayFrom({ ...way, last: namesAt(passed, from) }) : m.onTheWay(way);
}

/** The templates at a mileage: `Timing belt and 3 more`. */
export function namesAt(milestones: readonly Milestone[], mileage: number): string {
  const [first, ...others] = milestones.filter(({ at }) => at === mileage);
  if (!first) return '';
  return others.length > 0 ? m.nameAndMore({ name: first.name, count: others.length }) : first.name;
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));

/** The number of passed and of coming templates in each mode. `more` has the upcoming one and the 4 after it (spec §4). */
const SHOWN: Record<DisplayMode, { passed: number; ahead: number }> = {
  default: { passed: 1, ahead: 2 },
  more: { passed: 4, ahead: 5 },
  all: { passed: Infinity, ahead: Infinity },
};

/** The part of the road that a display mode shows: the last of what is passed, the first of what is ahead. */
export function shownIn(mode: DisplayMode, milestones: readonly Milestone[], mileage: number | null): Road {
  const { passed, ahead } = roadOf(milestones, mileage);
  return { passed: passed.slice(-SHOWN[mode].passed), ahead: ahead.slice(0, SHOWN[mode].ahead) };
}

export const asDisplayMode = (text: string): DisplayMode => DISPLAY_MODES.find((mode) => mode === text) ?? 'default';

/** The schedules with a template's new status, on every schedule that it is on: the status belongs to the template (contract §4). */
export function withStatus<Schedule extends ActiveSchedule>(
  schedules: readonly Schedule[],
  templateId: number,
  status: TemplateStatus,
): Schedule[] {
  return schedules.map((schedule) => ({
    ...schedule,
    templates: schedule.templates.map((template) => (template.id === templateId ? { ...template, status } : template)),
  }));
}

/** The status of a template on any of these schedules. */
export const statusIn = (schedules: readonly ActiveSchedule[], templateId: number): TemplateStatus | undefined =>
  schedules.flatMap(({ templates }) => templates).find(({ id }) => id === templateId)?.status;

/** A mark on the scale of the progress bar. */
export interface Tick {
  at: number;
  /** 0 to 100. */
  percent: number;
  /** Every fifth is longer. */
  long: boolean;
}

const MOST_TICKS = 24;
const LONG_EVERY = 5;

/** Round figures strictly between two templates, as an odometer's scale has them: at most two dozen, whatever the distance. */
export function ticksBetween(from: number, to: number): Tick[] {
  const step = stepFor(to - from);
  const first = Math.floor(from / step) + 1;
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, index) => {
    const at = (first + index) * step;
    return { at, percent: clamp(((at - from) / (to - from)) * 100), long: (first + index) % LONG_EVERY === 0 };
  });
}

/** The finest of 1, 2, 5, 10, 20, 50 … that leaves few enough marks. */
function stepFor(distance: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((candidate) => distance / candidate <= MOST_TICKS);
    if (step !== undefined) return step;
  }
}
