import type { service } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import {
  asText,
  costBody,
  costProblems,
  costValues,
  type CostValues,
  knownDate,
  knownDateBody,
  knownDateProblem,
  numberOrNull,
  type Problems,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { Vehicle } from '../lookups';
import * as m from '../messages/event-form';
import { plainLines } from '../templates';
import type { EventStatus } from '../status';
import type { EventType } from './service-event.constants';
import type { ServiceEvent } from './service-events.queries';

type TemplateOfEvent = service.ServiceEventTemplateView;

/** A part in the form, with how many of it were used. */
export interface UsedPart {
  id: number;
  name: string;
  quantity: string;
}

/** Values of the form: the API's fields, as a person types them. */
export interface EventValues extends CostValues {
  vehicle_id: string;
  type: string;
  name: string;
  description: string;
  template_id: string;
  /** A day, or its EDTF. */
  date_performed: string;
  mileage_at_service: string;
  status: string;
  parts: UsedPart[];
  report_content: string;
  notes: string;
}

/** Completed, today: what most people come to write down (spec §4). */
export const newEventValues = (vehicleId: string): EventValues => ({
  vehicle_id: vehicleId,
  type: 'Regular Maintenance',
  name: '',
  description: '',
  template_id: '',
  date_performed: today(),
  mileage_at_service: '',
  ...costValues(),
  status: 'Completed',
  parts: [],
  report_content: '',
  notes: '',
});

/** An event that does what a template says: today, at the vehicle's mileage, for the cost that is expected. */
export const valuesFromTemplate = (vehicle: Vehicle | undefined, template: TemplateOfEvent): EventValues => ({
  ...newEventValues(asText(vehicle?.id)),
  type: template.type,
  name: template.name,
  description: plainLines(template.description),
  template_id: String(template.id),
  mileage_at_service: asText(vehicle?.current_mileage),
  ...costValues({ cost: template.estimated_cost, currency: template.currency }),
});

export const valuesOf = (event: ServiceEvent): EventValues => ({
  vehicle_id: String(event.vehicle_id),
  type: event.type,
  name: event.name,
  description: asText(event.description),
  template_id: asText(event.template_id),
  date_performed: knownDate(event.date_performed, event.date_performed_edtf),
  mileage_at_service: asText(event.mileage_at_service),
  ...costValues(event),
  status: event.status,
  parts: event.parts.map(({ id, name, quantity }) => ({ id, name, quantity: String(quantity) })),
  report_content: asText(event.report_content),
  notes: asText(event.notes),
});

/** A planned event as done: today, at the vehicle's mileage where the plan named none. */
export const valuesWhenDone = (event: ServiceEvent, vehicle: Vehicle | undefined): EventValues => ({
  ...valuesOf(event),
  status: 'Completed',
  date_performed: today(),
  mileage_at_service: asText(event.mileage_at_service ?? vehicle?.current_mileage),
});

/** Problems in the documents' words (spec §5), with a sentence at each field. */
export function eventProblems(values: EventValues): Problems<EventValues> | null {
  const missing = missingFields(values);
  const wrong = wrongFields(values);
  if (Object.keys(missing).length > 0) return { message: m.missing, fields: { ...wrong, ...missing } };
  return Object.keys(wrong).length > 0 ? { message: Object.values(wrong).join('. '), fields: wrong } : null;
}

type Wrong = NonNullable<Problems<EventValues>['fields']>;

function missingFields(values: EventValues): Wrong {
  const missing: Wrong = {};
  if (!values.vehicle_id) missing.vehicle_id = m.vehicleMissing;
  if (!values.type) missing.type = m.typeMissing;
  if (!values.name.trim()) missing.name = m.nameMissing;
  return missing;
}

function wrongFields(values: EventValues): Wrong {
  const wrong: Wrong = {};
  const mileageProblem = wholeNumberProblem(m.mileage, values.mileage_at_service);
  if (mileageProblem) wrong.mileage_at_service = mileageProblem;
  const dateProblem = knownDateProblem(m.datePerformed, values.date_performed);
  if (dateProblem) wrong.date_performed = dateProblem;
  const { cost, converted_cost } = costProblems(m.cost, values);
  if (cost) wrong.cost = cost;
  if (converted_cost) wrong.converted_cost = converted_cost;
  if (!values.parts.every(({ quantity }) => isQuantity(quantity))) wrong.parts = m.quantityMissing;
  return wrong;
}

/** Tells whether a text is a number of used parts: one or more. */
export const isQuantity = (text: string): boolean => text.trim() !== '' && !wholeNumberProblem(m.quantity, text, 1);

/** The event as the API takes it. */
export const eventBody = (values: EventValues): service.CreateServiceEvent => ({
  vehicle_id: Number(values.vehicle_id),
  type: values.type as EventType,
  name: values.name.trim(),
  description: textOrNull(values.description),
  template_id: numberOrNull(values.template_id),
  ...knownDateBody('date_performed', values.date_performed),
  mileage_at_service: numberOrNull(values.mileage_at_service),
  ...costBody(values),
  status: values.status as EventStatus,
  parts: values.parts.map(({ id, quantity }) => ({ id, quantity: Number(numberOrNull(quantity)) })),
  report_content: textOrNull(values.report_content),
  notes: textOrNull(values.notes),
});
