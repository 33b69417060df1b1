import type { service } from '@carnet/contracts';
import { inUnit, mileageInWords, type OdometerUnit } from '@carnet/mf-kit/formats';
import * as m from '../messages/vehicle-card';
import type { TemplateStatus } from '../templates';

/**
 * Rules for the dashboard of active schedules (spec §4, §9): one card per vehicle, its templates by mileage, the progress between two templates, and which of
 * them are shown. Mileages are in the vehicle's unit.
 */

export const DISPLAY_MODES = ['default', 'more', 'all'] as const;
export type DisplayMode = (typeof DISPLAY_MODES)[number];

/** Template fields that the dashboard shows. */
export type ScheduledTemplate = Pick<
  service.ServiceEventTemplateView,
  'id' | 'name' | 'recurrence_type' | 'recurrence_total_mileage' | 'distance_unit' | 'status'
>;

/** An active schedule with the name and mileage of its vehicle. */
export type ActiveSchedule<Template extends ScheduledTemplate = ScheduledTemplate> = Pick<
  service.ServiceScheduleView,
  'id' | 'name' | 'vehicle_id' | 'year' | 'make' | 'model' | 'nickname' | 'current_mileage' | 'odometer_unit'
> & { templates: readonly Template[] };

/** A template with a due mileage. */
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
  /** Lowest mileage first. A template on several schedules appears once. */
  milestones: Milestone[];
  /** Number of templates in hours on a vehicle with a distance odometer, or the other way round. They have no mileage on this vehicle. */
  countOtherwise: number;
}

/** Only templates with a positive Total_Mileage appear on the dashboard (spec §9). */
export const isMilestone = (template: ScheduledTemplate): boolean =>
  template.recurrence_type === 'Total_Mileage' && (template.recurrence_total_mileage ?? 0) > 0;

/** One card per vehicle, in the given order. Vehicles without milestones come last. */
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

/** Due mileages of the templates in `unit`, rounded once. Templates with an incompatible unit are left out. */
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

/** Milestones that the vehicle has passed and those ahead, both lowest first. If its mileage is unknown, all are ahead. */
export function roadOf(milestones: readonly Milestone[], mileage: number | null): Road {
  const reached = mileage ?? 0;
  return {
    passed: milestones.filter(({ at }) => at <= reached),
    ahead: milestones.filter(({ at }) => at > reached),
  };
}

/** Progress of a vehicle between two milestones. */
export interface Progress {
  /** 0 to 100. */
  percent: number;
  /** Start of the bar: the last passed milestone, or 0. */
  from: number;
  /** End of the bar: the next milestone; null if all are passed. */
  to: number | null;
  /** Distance to the next milestone; null if there is none or the mileage is unknown. */
  left: number | null;
}

/** Progress from the last passed Total_Mileage template to the next one, clamped to 0 to 100 (spec §4). */
export function progressOf(milestones: readonly Milestone[], mileage: number | null): Progress {
  const { passed, ahead } = roadOf(milestones, mileage);
  const from = passed.at(-1)?.at ?? 0;
  const next = ahead[0]?.at;
  if (next === undefined) return { percent: passed.length > 0 ? 100 : 0, from, to: null, left: null };
  const percent = clamp((((mileage ?? 0) - from) / (next - from)) * 100);
  return { percent, from, to: next, left: mileage === null ? null : next - mileage };
}

/** The progress as a sentence, also for screen readers. */
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

/** Templates at one mileage: `Timing belt and 3 more`. */
export function namesAt(milestones: readonly Milestone[], mileage: number): string {
  const [first, ...others] = milestones.filter(({ at }) => at === mileage);
  if (!first) return '';
  return others.length > 0 ? m.nameAndMore({ name: first.name, count: others.length }) : first.name;
}

const clamp = (percent: number): number => Math.min(100, Math.max(0, percent));

/** Number of passed and coming milestones in each mode. `more` shows the next one and 4 more (spec §4). */
const SHOWN: Record<DisplayMode, { passed: number; ahead: number }> = {
  default: { passed: 1, ahead: 2 },
  more: { passed: 4, ahead: 5 },
  all: { passed: Infinity, ahead: Infinity },
};

/** Milestones that a display mode shows: the last passed ones and the first ones ahead. */
export function shownIn(mode: DisplayMode, milestones: readonly Milestone[], mileage: number | null): Road {
  const { passed, ahead } = roadOf(milestones, mileage);
  return { passed: passed.slice(-SHOWN[mode].passed), ahead: ahead.slice(0, SHOWN[mode].ahead) };
}

export const asDisplayMode = (text: string): DisplayMode => DISPLAY_MODES.find((mode) => mode === text) ?? 'default';

/** Sets a template's status on every schedule that contains it, because the status belongs to the template (contract §4). */
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

/** Status of a template on any of these schedules. */
export const statusIn = (schedules: readonly ActiveSchedule[], templateId: number): TemplateStatus | undefined =>
  schedules.flatMap(({ templates }) => templates).find(({ id }) => id === templateId)?.status;

/** A mark on the progress bar's scale. */
export interface Tick {
  at: number;
  /** 0 to 100. */
  percent: number;
  /** Every fifth mark is longer. */
  long: boolean;
}

const MOST_TICKS = 24;
const LONG_EVERY = 5;

/** Round values strictly between two milestones, like marks of an odometer's scale; about two dozen at most. */
export function ticksBetween(from: number, to: number): Tick[] {
  const step = stepFor(to - from);
  const first = Math.floor(from / step) + 1;
  const count = Math.max(0, Math.ceil(to / step) - first);
  return Array.from({ length: count }, (_, index) => {
    const at = (first + index) * step;
    return { at, percent: clamp(((at - from) / (to - from)) * 100), long: (first + index) % LONG_EVERY === 0 };
  });
}

/** Smallest step of 1, 2, 5, 10, 20, 50 … that gives few enough marks. */
function stepFor(distance: number): number {
  for (let power = 1; ; power *= 10) {
    const step = [1, 2, 5].map((digit) => digit * power).find((candidate) => distance / candidate <= MOST_TICKS);
    if (step !== undefined) return step;
  }
}
