import { Notice } from '@carnet/mf-kit/ui';
import { FilterSelect } from '@carnet/mf-kit/pages';
import { type Vehicle, vehicleOptions } from '../lookups';
import * as m from '../messages/table-imports';
import { type Aim, isAim, placeholderOf } from './aims.rules';
import { NewVehicle } from './new-vehicle';
import { isWhole, type VehicleDraft } from './vehicles.rules';
import classes from './table-imports.module.css';

export interface AimedSubject {
  /** Name of the vehicle in the file, or of the file. */
  name: string;
  /** Number of its rows that are imported. */
  taken: number;
  aim: Aim;
  draft: VehicleDraft;
}

interface SubjectsStepProps {
  subjects: readonly AimedSubject[];
  vehicles: readonly Vehicle[];
  thisYear: number;
  onAim: (at: number, aim: Aim) => void;
  onDraft: (at: number, draft: VehicleDraft) => void;
}

/** Selects the target for each vehicle of the files: an existing vehicle, a new one, or none. */
export function SubjectsStep({ subjects, vehicles, thisYear, onAim, onDraft }: SubjectsStepProps) {
  const isOne = subjects.length === 1;
  return (
    <section className={classes.step} aria-label={m.vehiclesOfFiles}>
      {!isOne && <h2>{m.vehiclesOfFiles}</h2>}
      {subjects.map(({ name, taken, aim, draft }, at) => (
        <div key={at} className={classes.subject}>
          <div className={classes.fields}>
            <FilterSelect
              wide
              label={isOne ? m.vehicle : m.goesTo({ name, count: taken })}
              value={aim === null ? '' : String(aim)}
              onChange={(chosen) => onAim(at, isAim(chosen) ? chosen : Number(chosen))}
              options={[
                ...(aim === null ? [{ value: '', label: m.chooseVehicle }] : []),
                ...vehicleOptions(vehicles),
                { value: 'new', label: m.newVehicle },
                ...subjects.flatMap((other, of) =>
                  other.aim === 'new' && of !== at
                    ? [{ value: String(placeholderOf(of)), label: m.newVehicleOf({ name: other.name }) }]
                    : [],
                ),
                ...(isOne ? [] : [{ value: 'none', label: m.notImported }]),
              ]}
            />
          </div>
          {aim === 'new' && (
            <>
              <NewVehicle name={name} draft={draft} onChange={(changed) => onDraft(at, changed)} />
              {!isWhole(draft, thisYear) && <Notice>{m.vehicleNeeds}</Notice>}
            </>
          )}
        </div>
      ))}
    </section>
  );
}
