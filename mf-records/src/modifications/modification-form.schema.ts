import type { records } from '@carnet/contracts';
import { asText, moneyProblem, moneyText, numberOrNull, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import type { PartChoice, ServiceEventChoice } from '../lookups';
import type { Modification } from './modifications.queries';

/** What the form holds: the API's fields, as a person types them, and what was chosen with its name. */
export interface ModificationValues {
  vehicle_id: string;
  name: string;
  description: string;
  category: string;
  status: string;
  start_date: string;
  completion_date: string;
  cost: string;
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
  cost: '',
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
  start_date: asText(modification.start_date),
  completion_date: asText(modification.completion_date),
  cost: moneyText(modification.cost),
  notes: asText(modification.notes),
  service_event_id: modification.service_event,
  part_ids: modification.parts,
});

type Wrong = NonNullable<Problems<ModificationValues>['fields']>;

/** What is wrong, in the documents' words (spec 001 §5), with a sentence at each field. */
export function modificationProblems(values: ModificationValues): Problems<ModificationValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values);
  if (Object.keys(missing).length > 0)
    return { message: 'Vehicle, name, category, and status are required', fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { message: Object.values(wrong).join('. '), fields: wrong } : null;
}

function missingFields(values: ModificationValues): Wrong {
  const missing: Wrong = {};
  if (!values.vehicle_id) missing.vehicle_id = 'Vehicle is required';
  if (!values.name.trim()) missing.name = 'Name is required';
  if (!values.category) missing.category = 'Category is required';
  if (!values.status) missing.status = 'Status is required';
  return missing;
}

function wrongFields({ cost }: ModificationValues): Wrong {
  const problem = moneyProblem('Cost', cost);
  return problem ? { cost: problem } : {};
}

/** The modification as the API takes it. */
export const modificationBody = (values: ModificationValues): records.CreateModification => ({
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  description: textOrNull(values.description),
  category: values.category as Modification['category'],
  status: values.status as Modification['status'],
  start_date: textOrNull(values.start_date),
  completion_date: textOrNull(values.completion_date),
  cost: numberOrNull(values.cost),
  notes: textOrNull(values.notes),
  service_event_id: values.service_event_id?.id ?? null,
  part_ids: values.part_ids.map(({ id }) => id),
});
