import { type FormWith, LockableSelectField, type Option } from '@carnet/mf-kit/forms';
import * as common from '../messages/common';
import * as m from '../messages/lookups';

interface VehicleFieldProps {
  form: FormWith<'vehicle_id'>;
  vehicles: readonly Option[];
  /** True while editing: a record's vehicle cannot be changed (spec 001 §5). */
  locked?: boolean;
}

/** Field for the vehicle, in all forms of this remote. */
export const VehicleField = ({ form, vehicles, locked }: VehicleFieldProps) => (
  <LockableSelectField
    form={form}
    name="vehicle_id"
    label={common.vehicle}
    required
    locked={locked && m.vehicleLocked}
    empty={m.selectVehicle}
    options={vehicles}
  />
);
