import { formatMileage } from '@carnet/mf-kit/formats';
import { type FormWith, type KitFormState, MileageField as PlainField } from '@carnet/mf-kit/forms';
import { useState } from 'react';
import * as common from '../messages/common';
import * as m from '../messages/lookups';
import { unitOfVehicle, type VehicleOption } from './vehicles.queries';

interface MileageFieldProps {
  form: FormWith<'vehicle_id' | 'mileage'>;
  vehicles: readonly VehicleOption[];
  /** Name of the form's date field. The mileage is that of this day. */
  day: string;
}

/** Field for a mileage, with the odometer's last known reading. */
export function MileageField({ form: given, vehicles, day }: MileageFieldProps) {
  // Safe, because the field only reads and sets single values, and the given form has both.
  const form = given as unknown as KitFormState<Record<'vehicle_id' | 'mileage', string>>;
  const id = form.values.vehicle_id;
  const unit = unitOfVehicle(vehicles, id);
  const [stored] = useState(form.values.mileage);
  const known = vehicles.find(({ value }) => value === id)?.mileage ?? null;
  return (
    <PlainField
      form={form}
      name="mileage"
      label={common.mileage}
      unit={unit}
      vehicleId={id}
      day={day}
      stored={stored}
      hint={known === null ? undefined : m.lastKnown({ mileage: formatMileage(known, unit) })}
    />
  );
}
