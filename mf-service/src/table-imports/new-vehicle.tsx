import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { choicesOf } from '@carnet/mf-kit/ui';
import { FilterSelect } from '@carnet/mf-kit/pages';
import { KitForm, NumberField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import * as m from '../messages/table-imports';
import type { VehicleDraft } from './vehicles.rules';
import classes from './table-imports.module.css';

interface NewVehicleProps {
  /** Name of the vehicle in the file. */
  name: string;
  draft: VehicleDraft;
  onChange: (draft: VehicleDraft) => void;
}

/** Form for a new vehicle, with the fields that the file leaves open. */
export function NewVehicle({ name: called, draft, onChange }: NewVehicleProps) {
  const { make, model, year } = draft;
  const typed = useKitForm({ initial: { make, model, year }, guard: false, save: () => Promise.resolve() });
  const form: typeof typed = {
    ...typed,
    set: (name, value) => {
      typed.set(name, value);
      onChange({ ...draft, [name]: value });
    },
  };
  return (
    <KitForm form={form} label={m.becomesOf({ name: called, vehicle: m.newVehicle })}>
      <div className={classes.fields}>
        <TextField form={form} name="make" label={m.make} maxLength={100} required />
        <TextField form={form} name="model" label={m.model} maxLength={100} required />
        <NumberField form={form} name="year" label={m.year} required />
        <FilterSelect
          wide
          label={m.mileagesIn}
          value={draft.unit}
          onChange={(unit) => onChange({ ...draft, unit: unit as OdometerUnit })}
          options={choicesOf<OdometerUnit>({ mi: m.miles, km: m.kilometers, h: m.hours })}
        />
      </div>
    </KitForm>
  );
}
