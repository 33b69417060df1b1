import { type FormWith, LockableSelectField, type Option } from '@carnet/mf-kit/forms';

interface VehicleFieldProps {
  form: FormWith<'vehicle_id'>;
  vehicles: readonly Option[];
  /** The vehicle of what is edited cannot be changed. */
  locked?: boolean;
}

/** The vehicle that a form is about, in all forms of this remote. */
export const VehicleField = ({ form, vehicles, locked }: VehicleFieldProps) => (
  <LockableSelectField
    form={form}
    name="vehicle_id"
    label="Vehicle"
    required
    locked={locked && 'The vehicle cannot be changed.'}
    empty="Select a vehicle"
    options={vehicles}
  />
);
