import type { garage } from '@carnet/contracts';
import { asText, moneyProblem, moneyText, numberOrNull, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import type { PartStatus, PartType } from './part.constants';
import type { Part } from './parts.queries';

/** What the form holds: the API's fields, as a person types them. */
export interface PartValues {
  vehicle_id: string;
  name: string;
  description: string;
  part_number: string;
  manufacturer: string;
  type: string;
  status: string;
  purchase_date: string;
  cost: string;
  notes: string;
}

/** OEM and Planned (spec 001 §4). */
export const newPartValues = (vehicleId: string): PartValues => ({
  vehicle_id: vehicleId,
  name: '',
  description: '',
  part_number: '',
  manufacturer: '',
  type: 'OEM',
  status: 'Planned',
  purchase_date: '',
  cost: '',
  notes: '',
});

export const valuesOf = (part: Part): PartValues => ({
  vehicle_id: String(part.vehicle_id),
  name: part.name,
  description: asText(part.description),
  part_number: asText(part.part_number),
  manufacturer: asText(part.manufacturer),
  type: part.type,
  status: part.status,
  purchase_date: asText(part.purchase_date),
  cost: moneyText(part.cost),
  notes: asText(part.notes),
});

type Wrong = NonNullable<Problems<PartValues>['fields']>;

/** What is wrong, in the documents' words (spec 001 §5), with a sentence at each field. */
export function partProblems(values: PartValues): Problems<PartValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values);
  if (Object.keys(missing).length > 0)
    return { message: 'Vehicle, name, type, and status are required', fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { message: Object.values(wrong).join('. '), fields: wrong } : null;
}

function missingFields(values: PartValues): Wrong {
  const missing: Wrong = {};
  if (!values.vehicle_id) missing.vehicle_id = 'Vehicle is required';
  if (!values.name.trim()) missing.name = 'Name is required';
  if (!values.type) missing.type = 'Type is required';
  if (!values.status) missing.status = 'Status is required';
  return missing;
}

function wrongFields({ cost }: PartValues): Wrong {
  const problem = moneyProblem('Cost', cost);
  return problem ? { cost: problem } : {};
}

/** The part as the API takes it. */
export const partBody = (values: PartValues): garage.CreatePart => ({
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  description: textOrNull(values.description),
  part_number: textOrNull(values.part_number),
  manufacturer: textOrNull(values.manufacturer),
  type: values.type as PartType,
  status: values.status as PartStatus,
  purchase_date: textOrNull(values.purchase_date),
  cost: numberOrNull(values.cost),
  notes: textOrNull(values.notes),
});
