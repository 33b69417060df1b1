import { Random } from './random.js';

/** The story of a car in `collector.data.ts`. Days are `YYYY-MM-DD`, distances miles, money dollars. */
export interface CarStory {
  collection: 'classics' | 'daily' | 'wheels';
  vehicle: {
    type: 'Car' | 'Truck' | 'SUV' | 'Motorcycle' | 'Other';
    make: string;
    model: string;
    year: number;
    vin: string;
    birth_date: string;
    nickname: string | null;
    color: string;
    description: string;
    notes: string;
  };
  /** Readings from the purchase until today. Between two readings the car runs evenly. */
  odometer: [day: string, miles: number][];
  /** Regular work. `overdue` leaves the latest piece of work undone. */
  care: { of: Care; months: number; product: string; part?: string; overdue?: boolean }[];
  work: [day: string, name: string, type: EventType, cost: number, report: string, part?: string][];
  /** Parts. A part that work or care names becomes Installed by it. */
  parts: [
    name: string,
    number: string,
    maker: string,
    type: 'OEM' | 'Aftermarket',
    cost: number,
    status?: PartStatus,
  ][];
  issues: [
    title: string,
    priority: 'Low' | 'Medium' | 'High',
    status: 'Open' | 'In Progress' | 'Resolved',
    reported: string,
    text: string,
    resolved?: string,
  ][];
}

type EventType = 'Regular Maintenance' | 'Repair' | 'Modification' | 'Other';
type PartStatus = 'Planned' | 'In Storage';

/** Name and today's lowest and highest cost of each kind of regular work. */
const CARE = {
  oil: ['Oil and filter change', 58, 112],
  'tune-up': ['Ignition tune-up', 45, 95],
  'brake fluid': ['Brake fluid flush', 28, 70],
  coolant: ['Coolant change', 32, 88],
  battery: ['Battery replaced', 140, 235],
  'valve clearance': ['Valve clearance checked', 110, 290],
  'gearbox oil': ['Gearbox oil change', 55, 96],
  'tyre rotation': ['Tyres rotated', 0, 45],
  'timing belt': ['Timing belt replaced', 160, 520],
  'transmission fluid': ['Transmission fluid change', 70, 240],
  inspection: ['Inspection', 42, 160],
  'chassis grease': ['Chassis greased', 6, 18],
  chain: ['Chain cleaned and adjusted', 4, 12],
} as const satisfies Record<string, readonly [string, number, number]>;
export type Care = keyof typeof CARE;

/** The name of a kind of regular work in the history. */
export const nameOf = (care: Care): string => CARE[care][0];

/** A service event in the form of the import, with the name of the part that it uses. */
export interface StoryEvent {
  name: string;
  type: EventType;
  status: 'Completed' | 'Upcoming' | 'Overdue';
  date_performed: string;
  mileage_at_service: number | null;
  cost: number | null;
  description: string;
  report_content: string | null;
  part: string | null;
}

/** Yearly rise of costs; the further back, the cheaper. */
const RISE = 0.025;
const DAY_MS = 86_400_000;
const MONTH_MS = 30.44 * DAY_MS;

/** The car's whole history up to `today`, and its next work. It is the same at each run; a later day only adds to it. */
export function historyOf(car: CarStory, today: string): StoryEvent[] {
  const regular = car.care.flatMap((care) => careEvents(car, care, today));
  const special = car.work.filter(([day]) => day <= today).map((work) => workEvent(car, work, today));
  return [...regular, ...special].sort((a, b) => a.date_performed.localeCompare(b.date_performed));
}

/** The odometer's reading on a day, in miles. */
export function mileageOn(car: CarStory, day: string, today: string): number {
  const readings = car.odometer.map(([on, miles]) => [time(on === 'today' ? today : on), miles] as const);
  const at = time(day);
  const next = Math.max(
    1,
    readings.findIndex(([then]) => then >= at),
  );
  const [[from, low], [to, high]] = [readings[next - 1]!, readings[next]!];
  const share = Math.max(0, Math.min(1, (at - from) / (to - from)));
  return Math.round(low + (high - low) * share);
}

export const boughtOn = (car: CarStory): string => car.odometer[0]![0];

function careEvents(car: CarStory, care: CarStory['care'][number], today: string): StoryEvent[] {
  const random = new Random(`${car.vehicle.vin} ${care.of}`);
  const events: StoryEvent[] = [];
  let at = time(boughtOn(car)) + random.between(0.1, 0.8) * care.months * MONTH_MS;
  for (; at <= time(today); at += random.between(0.88, 1.12) * care.months * MONTH_MS) {
    events.push(careEvent(car, care, day(at), today, random));
  }
  const last = care.overdue ? events.pop() : undefined;
  return [...events, planned(care, last ? last.date_performed : day(at), last ? 'Overdue' : 'Upcoming')];
}

function careEvent(
  car: CarStory,
  care: CarStory['care'][number],
  on: string,
  today: string,
  random: Random,
): StoryEvent {
  const [name, low, high] = CARE[care.of];
  return {
    name,
    type: 'Regular Maintenance',
    status: 'Completed',
    date_performed: on,
    mileage_at_service: mileageOn(car, on, today),
    cost: costThen(random.between(low, high), on, today),
    description: capital(care.product),
    report_content: null,
    part: care.part ?? null,
  };
}

const planned = (care: CarStory['care'][number], on: string, status: 'Upcoming' | 'Overdue'): StoryEvent => ({
  name: CARE[care.of][0],
  type: 'Regular Maintenance',
  status,
  date_performed: on,
  mileage_at_service: null,
  cost: null,
  description: capital(care.product),
  report_content: null,
  part: null,
});

function workEvent(car: CarStory, work: CarStory['work'][number], today: string): StoryEvent {
  const [on, name, type, cost, report, part] = work;
  const [first, ...rest] = report.split('. ');
  return {
    name,
    type,
    status: 'Completed',
    date_performed: on,
    mileage_at_service: mileageOn(car, on, today),
    cost,
    description: first!.replace(/\.?$/, '.'),
    report_content: rest.length > 0 ? `<h3>${name}</h3><p>${report}</p>` : `<p>${report}</p>`,
    part: part ?? null,
  };
}

const costThen = (cost: number, on: string, today: string): number => {
  const years = (time(today) - time(on)) / (365.25 * DAY_MS);
  return Math.round((cost / (1 + RISE) ** years) * 100) / 100;
};

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
const time = (on: string): number => Date.parse(`${on}T00:00:00Z`);
const day = (at: number): string => new Date(at).toISOString().slice(0, 10);
