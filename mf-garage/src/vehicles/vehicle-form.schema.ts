import type { garage } from '@carnet/contracts';
import { VEHICLE_VIN_MAX_LENGTH, VEHICLE_YEAR_MIN } from '@carnet/contracts/garage';
import { today } from '@carnet/mf-kit/formats';
import { asText, numberOrNull, type Problems, textOrNull, unitOf, wholeNumberProblem } from '@carnet/mf-kit/forms';
import type { Vehicle } from '../lookups';
import { sentences } from '../shared';
import { latestYear, normaliseVin } from './vehicle.rules';
import type { VehicleType } from './vehicle.constants';
import * as m from '../messages/vehicle-form';

/** The value of `collection_id` while the vehicle goes into a collection that is made with it. */
export const NEW_COLLECTION = 'new';
export const FIRST_COLLECTION_NAME = m.firstCollection;

/** Values of the form: the API's fields, as a person types them. The unit is empty until one is chosen: the person's for new vehicles. */
export type VehicleValues = Record<keyof garage.CreateVehicle, string> & {
  /** The name of the collection that is made with the vehicle. */
  collection_name: string;
};

/** A car, which most are; in the only collection, where there is one. */
export function newVehicleValues(collections: readonly { id: number }[], asked: string | null): VehicleValues {
  return { ...EMPTY, ...firstCollection(collections, asked) };
}

function firstCollection(collections: readonly { id: number }[], asked: string | null) {
  if (collections.length === 0) return { collection_id: NEW_COLLECTION, collection_name: FIRST_COLLECTION_NAME };
  const known = collections.find(({ id }) => String(id) === asked);
  const only = collections.length === 1 ? collections[0] : undefined;
  return { collection_id: String((known ?? only)?.id ?? '') };
}

const EMPTY: VehicleValues = {
  collection_id: '',
  collection_name: '',
  type: 'Car',
  make: '',
  model: '',
  year: '',
  vin: '',
  purchase_date: '',
  birth_date: '',
  current_mileage: '',
  odometer_unit: '',
  nickname: '',
  color: '',
  description: '',
  notes: '',
};

export const valuesOf = (vehicle: Vehicle): VehicleValues => ({
  collection_id: String(vehicle.collection_id),
  collection_name: '',
  type: vehicle.type,
  make: vehicle.make,
  model: vehicle.model,
  year: String(vehicle.year),
  vin: asText(vehicle.vin),
  purchase_date: asText(vehicle.purchase_date),
  birth_date: asText(vehicle.birth_date),
  current_mileage: asText(vehicle.current_mileage),
  odometer_unit: vehicle.odometer_unit,
  nickname: asText(vehicle.nickname),
  color: asText(vehicle.color),
  description: asText(vehicle.description),
  notes: asText(vehicle.notes),
});

type Wrong = NonNullable<Problems<VehicleValues>['fields']>;

/** Problems in the documents' words (spec §5), with a sentence at each field. */
export function vehicleProblems(values: VehicleValues, day = today()): Problems<VehicleValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values, day);
  if (Object.keys(missing).length > 0) return { message: m.fillInRequired, fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { message: sentences(Object.values(wrong)), fields: wrong } : null;
}

function missingFields(values: VehicleValues): Wrong {
  const missing: Wrong = {};
  if (!values.collection_id) missing.collection_id = m.chooseCollection;
  if (values.collection_id === NEW_COLLECTION && !values.collection_name.trim())
    missing.collection_name = m.collectionNameRequired;
  if (!values.type) missing.type = m.chooseType;
  if (!values.make.trim()) missing.make = m.makeRequired;
  if (!values.model.trim()) missing.model = m.modelRequired;
  if (!values.year.trim()) missing.year = m.yearRequired;
  return missing;
}

function wrongFields({ year, current_mileage, vin }: VehicleValues, day: string): Wrong {
  const wrong: Wrong = {};
  const yearProblem = wholeNumberProblem(m.year, year, VEHICLE_YEAR_MIN, latestYear(day));
  if (yearProblem) wrong.year = yearProblem;
  const mileageProblem = wholeNumberProblem(m.mileage, current_mileage);
  if (mileageProblem) wrong.current_mileage = mileageProblem;
  if (normaliseVin(vin).length > VEHICLE_VIN_MAX_LENGTH) wrong.vin = m.vinTooLong({ most: VEHICLE_VIN_MAX_LENGTH });
  return wrong;
}

/** The vehicle as the API takes it. */
export const vehicleBody = (values: VehicleValues, collectionId: number): Required<garage.CreateVehicle> => ({
  collection_id: collectionId,
  type: values.type as VehicleType,
  make: values.make.trim(),
  model: values.model.trim(),
  year: Number(numberOrNull(values.year)),
  vin: textOrNull(normaliseVin(values.vin)),
  purchase_date: textOrNull(values.purchase_date),
  birth_date: textOrNull(values.birth_date),
  current_mileage: numberOrNull(values.current_mileage),
  odometer_unit: unitOf(values.odometer_unit),
  nickname: textOrNull(values.nickname),
  color: textOrNull(values.color),
  description: textOrNull(values.description),
  notes: textOrNull(values.notes),
});
