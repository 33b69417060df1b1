import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { grouped, isTakenComponent, type JudgedComponent, unlessMounted } from './components.rules';
import { isTakenPlan, type JudgedPlan, plannedKey, unlessPlanned } from './plans.rules';
import { keyOfComponent, keyOfFate, type Present, unlessPresent } from './present.rules';
import type { JudgedRow } from './rows.rules';

/** All that a file has of one of its vehicles. */
export interface JudgedSubject {
  /** The place of its file among those that were chosen. */
  file: number;
  /** The vehicle that it goes to; null where it goes nowhere. */
  vehicle: { id: number; odometer_unit: OdometerUnit } | null;
  rows: readonly JudgedRow[];
  plans: readonly JudgedPlan[];
  components: readonly JudgedComponent[];
}

type Judged = Pick<JudgedSubject, 'rows' | 'plans' | 'components'>;

/** The same without what a vehicle has already, and without what another file has for it as well: two backups of one garage make it once. */
export function freshOf(subjects: readonly JudgedSubject[], present?: ReadonlyMap<number, Present>): Judged[] {
  const doubled = inSeveralFiles(subjects);
  const unlessDoubled = <Told extends { fate: object }>(one: Told) =>
    doubled.has(one) ? { ...one, fate: { leftOut: 'in-other-file' } as const } : one;
  return subjects.map(({ vehicle, rows, plans, components }) => {
    const known = vehicle && present?.get(vehicle.id);
    const own = {
      rows: rows.map(unlessDoubled),
      plans: plans.map(unlessDoubled),
      components: components.map(unlessDoubled),
    };
    if (!known) return own;
    return {
      rows: own.rows.map((row) => ({ ...row, fate: unlessPresent(row.fate, known) })),
      plans: own.plans.map((plan) => unlessPlanned(plan, known, vehicle.odometer_unit)),
      components: own.components.map((one) => unlessMounted(one, known)),
    };
  });
}

/** A record of a file, by which it is known again in another one. */
interface Told {
  record: object;
  key: string;
  file: number;
  attached: number;
}

/**
 * Those records of a vehicle that another file has as well. The file that brings most attachments with them keeps its own, else the first. Of two equal
 * records in one file both count: a file with two has one more than a file with one.
 */
function inSeveralFiles(subjects: readonly JudgedSubject[]): ReadonlySet<object> {
  if (subjects.every(({ file }) => file === subjects[0]!.file)) return new Set();
  return new Set(grouped(subjects.flatMap(toldIn), ({ key }) => key).flatMap(doubledAmong));
}

function toldIn({ file, vehicle, rows, plans, components }: JudgedSubject): Told[] {
  if (!vehicle) return [];
  const told = (record: object, kind: string, key: string | null, attached = 0): Told[] =>
    key === null ? [] : [{ record, key: `${vehicle.id} ${kind} ${key}`, file, attached }];
  return [
    ...rows.flatMap((row) => told(row, 'row', keyOfFate(row.fate), row.attached?.length)),
    ...plans
      .filter(isTakenPlan)
      .flatMap((plan) => told(plan, 'plan', plannedKey(plan.fate, vehicle.odometer_unit).key)),
    ...components.filter(isTakenComponent).flatMap((one) => told(one, 'component', keyOfComponent(one.fate.component))),
  ];
}

/** Those of equal records that are left out. */
function doubledAmong(equal: readonly Told[]): object[] {
  const attachedIn = (some: readonly Told[]): number => some.reduce((sum, { attached }) => sum + attached, 0);
  const files = grouped(equal, ({ file }) => String(file));
  const [first, ...others] = files.sort((one, other) => attachedIn(other) - attachedIn(one));
  let kept = first!.length;
  return others.flatMap((some) => {
    const doubled = [...some].sort((one, other) => one.attached - other.attached).slice(0, kept);
    kept = Math.max(kept, some.length);
    return doubled.map(({ record }) => record);
  });
}
