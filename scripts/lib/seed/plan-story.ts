import { boughtOn, type Care, type CarStory, mileageOn, type StoryEvent } from './car-story.js';

/** A template in `plans.data.ts`. Distances are miles, money dollars. */
export interface TemplateStory {
  name: string;
  source: string;
  text: string;
  cost: number;
  parts?: string[];
  notes?: string;
  status?: 'Open' | 'In_Work' | 'Completed' | 'Skipped';
  /** Periodic: every so many days and miles. */
  every?: { days?: number; miles?: number };
  /** Total_Mileage: once, at a mileage, or at an age in months if that comes first. */
  at?: { miles: number; months?: number };
  /** The kind of regular work in a car's story that follows this template. */
  care?: Care;
}

/** A schedule of a car; `car` is its model. */
export interface PlanStory<Key extends string> {
  car: string;
  name: string;
  description: string;
  inactive?: boolean;
  templates: Key[];
  /** Work that is due but not done. */
  undone?: Key[];
}

/** A template in the form of the API. */
export const templateBody = ({ name, source, text, cost, parts = [], notes, status, every, at }: TemplateStory) => ({
  name,
  source,
  description: `<p>${text}</p>`,
  type: 'Regular Maintenance',
  recurrence_type: at ? 'Total_Mileage' : 'Periodic',
  recurrence_time_interval: every?.days ?? null,
  recurrence_mileage_interval: every?.miles ?? null,
  recurrence_total_mileage: at?.miles ?? null,
  recurrence_total_age: at?.months ?? null,
  status: status ?? 'Open',
  estimated_cost: cost,
  recommended_parts: parts,
  notes: notes ?? null,
});

export type Templates<Key extends string> = Record<Key, TemplateStory>;

/** Maps each kind of regular work of this car to the template that it follows. */
export function followedBy<Key extends string>(
  plans: readonly PlanStory<Key>[],
  templates: Templates<Key>,
): Map<Care, Key> {
  const keys = plans.flatMap((plan) => plan.templates);
  return new Map(keys.flatMap((key) => (templates[key].care ? [[templates[key].care, key]] : [])));
}

/** Work at mileages that this car has passed: one completed event each, on the day of that mileage. */
export function doneByMileage<Key extends string>(
  car: CarStory,
  plans: readonly PlanStory<Key>[],
  templates: Templates<Key>,
  today: string,
): (StoryEvent & { template: Key })[] {
  const mileage = mileageOn(car, today, today);
  const left = plans.flatMap(({ undone = [] }) => undone);
  const keys = [...new Set(plans.flatMap((plan) => plan.templates))];
  return keys
    .filter((key) => (templates[key].at?.miles ?? Infinity) <= mileage && !left.includes(key))
    .map((key) => eventOf(car, key, templates[key], today));
}

function eventOf<Key extends string>(car: CarStory, template: Key, story: TemplateStory, today: string) {
  const { name, cost, text, at } = story;
  return {
    name,
    type: 'Regular Maintenance' as const,
    status: 'Completed' as const,
    date_performed: dayAt(car, at!.miles, today),
    mileage_at_service: at!.miles,
    cost,
    description: text,
    report_content: null,
    part: null,
    template,
  };
}

const DAY_MS = 86_400_000;

/** The first day on which the odometer showed at least this mileage. */
export function dayAt(car: CarStory, miles: number, today: string): string {
  let [low, high] = [Date.parse(boughtOn(car)) / DAY_MS, Date.parse(today) / DAY_MS];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (mileageOn(car, onDay(middle), today) >= miles) high = middle;
    else low = middle + 1;
  }
  return onDay(low);
}

const onDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);
