import type { garage } from '@carnet/contracts';
import { personCurrency } from '@carnet/mf-kit/formats';
import {
  asText,
  knownDate,
  knownDateBody,
  knownDateProblem,
  moneyProblem,
  moneyText,
  numberOrNull,
  type Problems,
  textOrNull,
} from '@carnet/mf-kit/forms';
import { sentences } from '../shared';
import type { PartStatus, PartType } from './part.constants';
import type { Part } from './parts.queries';
import * as m from '../messages/part-form';

/** Values of the form: the API's fields, as a person types them. */
export interface PartValues {
  vehicle_id: string;
  name: string;
  description: string;
  part_number: string;
  manufacturer: string;
  type: string;
  status: string;
  /** A day, or its EDTF. */
  purchase_date: string;
  cost: string;
  currency: string;
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
  currency: personCurrency(),
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
  purchase_date: knownDate(part.purchase_date, part.purchase_date_edtf),
  cost: moneyText(part.cost, part.currency),
  currency: part.currency ?? personCurrency(),
  notes: asText(part.notes),
});

type Wrong = NonNullable<Problems<PartValues>['fields']>;

/** Problems in the documents' words (spec 001 §5), with a sentence at each field. */
export function partProblems(values: PartValues): Problems<PartValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values);
  if (Object.keys(missing).length > 0) return { message: m.allRequired, fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { message: sentences(Object.values(wrong)), fields: wrong } : null;
}

function missingFields(values: PartValues): Wrong {
  const missing: Wrong = {};
  if (!values.vehicle_id) missing.vehicle_id = m.vehicleRequired;
  if (!values.name.trim()) missing.name = m.nameRequired;
  if (!values.type) missing.type = m.typeRequired;
  if (!values.status) missing.status = m.statusRequired;
  return missing;
}

function wrongFields({ cost, currency, purchase_date }: PartValues): Wrong {
  const [wrongCost, wrongDate] = [
    moneyProblem(m.cost, cost, currency),
    knownDateProblem(m.purchaseDate, purchase_date),
  ];
  return { ...(wrongCost && { cost: wrongCost }), ...(wrongDate && { purchase_date: wrongDate }) };
}

/** The part as the API takes it. */
export const partBody = (values: PartValues): Required<garage.CreatePart> => ({
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  description: textOrNull(values.description),
  part_number: textOrNull(values.part_number),
  manufacturer: textOrNull(values.manufacturer),
  type: values.type as PartType,
  status: values.status as PartStatus,
  ...knownDateBody('purchase_date', values.purchase_date),
  cost: numberOrNull(values.cost),
  currency: values.currency,
  notes: textOrNull(values.notes),
});
