import type { Choice } from '@carnet/mf-kit/ui';
import { type FormWith, LockableSelectField } from '@carnet/mf-kit/forms';
import * as common from '../messages/common';
import * as m from '../messages/lookups';

interface VehicleFieldProps {
  form: FormWith<'vehicle_id'>;
  vehicles: readonly Choice[];
  /** The vehicle of what is edited cannot be changed (spec 001 §5). */
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
