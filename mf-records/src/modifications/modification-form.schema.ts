import type { records } from '@carnet/contracts';
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
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { PartChoice, ServiceEventChoice } from '../lookups';
import type { Modification } from './modifications.queries';
import * as common from '../messages/common';
import * as m from '../messages/modifications';

/** Values of the form: the API's fields, as a person types them, and chosen things with their names. */
export interface ModificationValues {
  vehicle_id: string;
  name: string;
  description: string;
  category: string;
  status: string;
  /** A day, or its EDTF. */
  start_date: string;
  completion_date: string;
  mileage: string;
  cost: string;
  currency: string;
  notes: string;
  service_event_id: ServiceEventChoice | null;
  part_ids: PartChoice[];
}

/** Performance and Planned (spec 001 §4). */
export const newModificationValues = (vehicleId: string): ModificationValues => ({
  vehicle_id: vehicleId,
  name: '',
  description: '',
  category: 'Performance',
  status: 'Planned',
  start_date: '',
  completion_date: '',
  mileage: '',
  cost: '',
  currency: personCurrency(),
  notes: '',
  service_event_id: null,
  part_ids: [],
});

export const valuesOf = (modification: Modification): ModificationValues => ({
  vehicle_id: String(modification.vehicle_id),
  name: modification.name,
  description: asText(modification.description),
  category: modification.category,
  status: modification.status,
  start_date: knownDate(modification.start_date, modification.start_date_edtf),
  completion_date: knownDate(modification.completion_date, modification.completion_date_edtf),
  mileage: asText(modification.mileage),
  cost: moneyText(modification.cost, modification.currency),
  currency: modification.currency ?? personCurrency(),
  notes: asText(modification.notes),
  service_event_id: modification.service_event,
  part_ids: modification.parts,
});

type Wrong = NonNullable<Problems<ModificationValues>['fields']>;

/** Problems in the documents' words (spec 001 §5), with a sentence at each field. */
export function modificationProblems(values: ModificationValues): Problems<ModificationValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values);
  if (Object.keys(missing).length > 0) return { message: m.required, fields: { ...wrong, ...missing } };
  const [first] = Object.values(wrong);
  return first ? { message: first, fields: wrong } : null;
}

function missingFields(values: ModificationValues): Wrong {
  const missing: Wrong = {};
  if (!values.vehicle_id) missing.vehicle_id = m.vehicleRequired;
  if (!values.name.trim()) missing.name = m.nameRequired;
  if (!values.category) missing.category = m.categoryRequired;
  if (!values.status) missing.status = m.statusRequired;
  return missing;
}

function wrongFields({ mileage, cost, currency, start_date, completion_date }: ModificationValues): Wrong {
  const problems = {
    mileage: wholeNumberProblem(common.mileage, mileage),
    cost: moneyProblem(m.cost, cost, currency),
    start_date: knownDateProblem(m.startDate, start_date),
    completion_date: knownDateProblem(m.completionDate, completion_date),
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== null));
}

/** The modification as the API takes it. */
export const modificationBody = (values: ModificationValues): Required<records.CreateModification> => ({
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  description: textOrNull(values.description),
  category: values.category as Modification['category'],
  status: values.status as Modification['status'],
  ...knownDateBody('start_date', values.start_date),
  ...knownDateBody('completion_date', values.completion_date),
  mileage: numberOrNull(values.mileage),
  cost: numberOrNull(values.cost),
  currency: values.currency,
  notes: textOrNull(values.notes),
  service_event_id: values.service_event_id?.id ?? null,
  part_ids: values.part_ids.map(({ id }) => id),
});
