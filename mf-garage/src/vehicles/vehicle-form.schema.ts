import type { garage } from '@carnet/contracts';
import { VEHICLE_VIN_MAX_LENGTH, VEHICLE_YEAR_MIN } from '@carnet/contracts/garage';
import { today } from '@carnet/mf-kit/formats';
import { field, type FormField, formOf, textOrNull, type ValuesIn } from '@carnet/mf-kit/forms';
import type { Vehicle } from '../lookups';
import { latestYear, normaliseVin } from './vehicle.rules';
import * as m from '../messages/vehicle-form';

/** Value of `collection_id` for a collection that is created with the vehicle. */
export const NEW_COLLECTION = 'new';
export const FIRST_COLLECTION_NAME = m.firstCollection;

/** Sentences of spec §5. A new vehicle is a car, which most are. */
export const vehicleForm = formOf<garage.CreateVehicle, Vehicle>()(
  {
    collection_id: field.id(m.chooseCollection),
    /** The name of the collection that is made with the vehicle. */
    collection_name: {
      initial: () => '',
      read: () => '',
      write: () => ({}),
      required: m.collectionNameRequired,
      applies: ({ collection_id }) => collection_id === NEW_COLLECTION,
    } satisfies FormField<never>,
    type: field.choice('Car', m.chooseType),
    make: field.text(m.makeRequired),
    model: field.text(m.modelRequired),
    year: field.requiredWhole(m.year, m.yearRequired, { min: VEHICLE_YEAR_MIN, max: () => latestYear(today()) }),
    vin: field.as((vin) => textOrNull(normaliseVin(vin)), {
      problem: (vin) =>
        normaliseVin(vin).length > VEHICLE_VIN_MAX_LENGTH ? m.vinTooLong({ most: VEHICLE_VIN_MAX_LENGTH }) : null,
    }),
    purchase_date: field.day(),
    birth_date: field.day(),
    current_mileage: field.whole(m.mileage),
    odometer_unit: field.unit(),
    nickname: field.optional(),
    color: field.optional(),
    description: field.optional(),
    notes: field.optional(),
  },
  m.fillInRequired,
);
export type VehicleValues = ValuesIn<typeof vehicleForm>;

/** Values of a new vehicle: in the only collection, where there is one. */
export const newVehicleValues = (collections: readonly { id: number }[], asked: string | null): VehicleValues =>
  vehicleForm.initial(firstCollection(collections, asked));

function firstCollection(collections: readonly { id: number }[], asked: string | null) {
  if (collections.length === 0) return { collection_id: NEW_COLLECTION, collection_name: FIRST_COLLECTION_NAME };
  const known = collections.find(({ id }) => String(id) === asked);
  const only = collections.length === 1 ? collections[0] : undefined;
  return { collection_id: String((known ?? only)?.id ?? '') };
}

/** The vehicle as the API takes it, in a collection that is there by now. */
export const vehicleBody = (values: VehicleValues, collection_id: number): Required<garage.CreateVehicle> => ({
  ...vehicleForm.bodyOf(values),
  collection_id,
});
