import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { grouped, isTakenComponent, type JudgedComponent, unlessMounted } from './components.rules';
import { isTakenPlan, type JudgedPlan, plannedKey, unlessPlanned } from './plans.rules';
import { keyOfComponent, keyOfFate, type Present, unlessPresent } from './present.rules';
import type { JudgedRow } from './rows.rules';

/** All records of one vehicle in a file. */
export interface JudgedSubject {
  /** Index of the file among the picked files. */
  file: number;
  /** The target vehicle; null if the records are not imported. */
  vehicle: { id: number; odometer_unit: OdometerUnit } | null;
  rows: readonly JudgedRow[];
  plans: readonly JudgedPlan[];
  components: readonly JudgedComponent[];
}

type Judged = Pick<JudgedSubject, 'rows' | 'plans' | 'components'>;

/** Marks records that the vehicle already has, and records that another file contains as well, so that two backups of one garage are imported once. */
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

/** A record with the key that identifies it across files. */
interface Told {
  record: object;
  key: string;
  file: number;
  attached: number;
}

/**
 * Records of a vehicle that another file contains as well. The file with most attachments keeps them, otherwise the first file. Equal records within one file
 * are all kept: if one file has two and another has one, two are imported.
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

/** Selects the records to leave out among equal ones. */
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
