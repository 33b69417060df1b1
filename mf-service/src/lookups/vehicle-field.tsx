import type { ReactNode } from 'react';
import { type KitFormState, type Option, SelectField } from '@carnet/mf-kit/forms';

interface VehicleFieldProps<Values extends { vehicle_id: string }> {
  form: KitFormState<Values>;
  vehicles: readonly Option[];
  /** The vehicle of what is edited cannot be changed. */
  locked?: boolean;
}

/** The vehicle that a form is about, in all forms of this remote. */
export function VehicleField<Values extends { vehicle_id: string }>({
  form,
  vehicles,
  locked,
}: VehicleFieldProps<Values>): ReactNode {
  // Of a form that has such a field, the name of it is one of its texts' names; TypeScript cannot see that of `Values`.
  return (
    <SelectField
      // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-assertion -- TypeScript 7 does not see that it fits
      form={form as unknown as KitFormState<{ vehicle_id: string }>}
      name="vehicle_id"
      label="Vehicle"
      required
      disabled={locked}
      hint={locked ? 'The vehicle cannot be changed.' : undefined}
      empty="Select a vehicle"
      options={vehicles}
    />
  );
}
