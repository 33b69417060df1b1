import type { service } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import {
  asText,
  costValues,
  field,
  type FormField,
  formOf,
  numberOrNull,
  type ValuesIn,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { Vehicle } from '../lookups';
import * as m from '../messages/event-form';
import { plainLines } from '../templates';
import type { ServiceEvent } from './service-events.queries';

type TemplateOfEvent = service.ServiceEventTemplateView;

/** A used part with its quantity. */
export interface UsedPart {
  id: number;
  name: string;
  quantity: string;
}

/** Tells whether a text is a number of used parts: one or more. */
export const isQuantity = (text: string): boolean => text.trim() !== '' && !wholeNumberProblem(m.quantity, text, 1);

const usedParts: FormField<NonNullable<service.CreateServiceEvent['parts']>, UsedPart[]> = {
  initial: () => [],
  read: ({ parts }) =>
    (parts as ServiceEvent['parts']).map(({ id, name, quantity }) => ({ id, name, quantity: String(quantity) })),
  write: (parts) => ({ parts: parts.map(({ id, quantity }) => ({ id, quantity: Number(numberOrNull(quantity)) })) }),
  problem: (parts) => (parts.every(({ quantity }) => isQuantity(quantity)) ? null : m.quantityMissing),
};

/** The form leaves alone the plan of an event, its photos, and whether it is to be completed later. */
type Sent = Omit<service.CreateServiceEvent, 'service_schedule_id' | 'photos' | 'to_complete'>;

/** Sentences of spec §5. Completed, today: most people come to write down what was done (spec §4). */
export const eventForm = formOf<Sent, ServiceEvent>()(
  {
    vehicle_id: field.id(m.vehicleMissing),
    type: field.choice('Regular Maintenance', m.typeMissing),
    name: field.text(m.nameMissing),
    description: field.optional(),
    template_id: field.optionalId(),
    date_performed: field.knownDay(m.datePerformed, { initial: today }),
    mileage_at_service: field.whole(m.mileage),
    ...field.costs(m.cost),
    status: field.choice('Completed'),
    parts: usedParts,
    report_content: field.optional(),
    notes: field.optional(),
  },
  m.missing,
);
export type EventValues = ValuesIn<typeof eventForm>;

/** An event that does what a template says: today, at the vehicle's mileage, for the cost that is expected. */
export const valuesFromTemplate = (vehicle: Vehicle | undefined, template: TemplateOfEvent): EventValues =>
  eventForm.initial({
    vehicle_id: asText(vehicle?.id),
    type: template.type,
    name: template.name,
    description: plainLines(template.description),
    template_id: String(template.id),
    mileage_at_service: asText(vehicle?.current_mileage),
    ...costValues({ cost: template.estimated_cost, currency: template.currency }),
  });

/** Values to complete a planned event: today, at the planned mileage or the vehicle's. */
export const valuesWhenDone = (event: ServiceEvent, vehicle: Vehicle | undefined): EventValues => ({
  ...eventForm.valuesOf(event),
  status: 'Completed',
  date_performed: today(),
  mileage_at_service: asText(event.mileage_at_service ?? vehicle?.current_mileage),
});
