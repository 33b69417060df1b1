import type { OdometerUnit } from '@carnet/mf-kit';
import { isTakenComponent, type JudgedComponent, unlessMounted } from './components.rules';
import { isTakenPlan, type JudgedPlan, plannedKey, unlessPlanned } from './plans.rules';
import { countedInFiles, keyOfComponent, keyOfFate, type Present, unlessPresent } from './present.rules';
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

/** The same without what a vehicle has already, and without what a file above has for it as well: two backups of one garage make it once. */
export function freshOf(subjects: readonly JudgedSubject[], present?: ReadonlyMap<number, Present>): Judged[] {
  const isInFileBefore = countedInFiles();
  return subjects.map(({ file, vehicle, rows, plans, components }) => {
    if (!vehicle) return { rows, plans, components };
    const known = present?.get(vehicle.id);
    const isBefore = (key: string | null): boolean => key !== null && isInFileBefore(file, key);
    const ofVehicle = (key: string | null): boolean => isBefore(key && `${vehicle.id} ${key}`);
    return {
      rows: rows.map((row) => {
        if (ofVehicle(keyOfFate(row.fate))) return { ...row, fate: { leftOut: 'in-file-before' } as const };
        return known ? { ...row, fate: unlessPresent(row.fate, known) } : row;
      }),
      plans: plans.map((plan) => {
        if (isTakenPlan(plan) && ofVehicle(`plan ${plannedKey(plan.fate, vehicle.odometer_unit).key}`))
          return { ...plan, fate: { leftOut: 'in-file-before' } as const };
        return known ? unlessPlanned(plan, known, vehicle.odometer_unit) : plan;
      }),
      // Tyres and components are the person's, whichever vehicle they are on.
      components: components.map((one) => {
        if (isTakenComponent(one) && isBefore(`component ${keyOfComponent(one.fate.component)}`))
          return { ...one, fate: { leftOut: 'in-file-before' } as const };
        return known ? unlessMounted(one, known) : one;
      }),
    };
  });
}
