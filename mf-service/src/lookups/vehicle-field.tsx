import { type FormWith, LockableSelectField, type Option } from '@carnet/mf-kit/forms';
import * as m from '../messages/lookups';

interface VehicleFieldProps {
  form: FormWith<'vehicle_id'>;
  vehicles: readonly Option[];
  /** True if the vehicle cannot be changed. */
  locked?: boolean;
}

/** Field for the vehicle, in all forms of this remote. */
export const VehicleField = ({ form, vehicles, locked }: VehicleFieldProps) => (
  <LockableSelectField
    form={form}
    name="vehicle_id"
    label={m.vehicle}
    required
    locked={locked && m.vehicleLocked}
    empty={m.selectVehicle}
    options={vehicles}
  />
);
