import { merged, type OwnerId, type Reference } from '@carnet/svc-kit';
import { PARTS, SCHEDULES, TEMPLATES, VEHICLES } from '../references.rules.js';
import type { CreateServiceEvent, UpdateServiceEvent, UsedPartInput } from './service-event.dto.js';
import type { NewEvent, ServiceEvent, ServiceEventFields, UsedPart } from './service-event.entity.js';
import { statusMissing } from './service-event.errors.js';

/** A new event as it is stored: Completed where no status is given, null where nothing is (spec §4). */
export function newServiceEvent(input: Omit<CreateServiceEvent, 'photos'>): NewEvent {
  const fields: ServiceEventFields = {
    vehicle_id: input.vehicle_id,
    name: input.name,
    type: input.type,
    status: input.status ?? 'Completed',
    description: input.description ?? null,
    date_performed: input.date_performed ?? null,
    mileage_at_service: input.mileage_at_service ?? null,
    cost: input.cost ?? null,
    notes: input.notes ?? null,
    template_id: input.template_id ?? null,
    service_schedule_id: input.service_schedule_id ?? null,
    report_content: input.report_content ?? null,
  };
  return { fields, parts: usedParts(input.parts) };
}

/** A new event as it stands in its table. */
export const storedEvent = (owner: OwnerId, { fields, parts }: NewEvent, id: number): ServiceEvent => ({
  ...fields,
  id,
  owner_id: owner,
  version: 1,
  parts,
});

/** What an event refers to. */
export function referencesOf({ fields, parts }: NewEvent): Reference[] {
  const { vehicle_id, template_id, service_schedule_id } = fields;
  return [
    { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
    { target: PARTS, field: 'parts', ids: parts.map(({ id }) => id) },
    { target: TEMPLATES, field: 'template_id', ids: template_id === null ? [] : [template_id] },
    {
      target: SCHEDULES,
      field: 'service_schedule_id',
      ids: service_schedule_id === null ? [] : [service_schedule_id],
    },
  ];
}

/** The event after an update: what is left out stays, null clears (contract §1). A status cannot be cleared. */
export function updatedServiceEvent(event: ServiceEvent, input: UpdateServiceEvent): ServiceEvent {
  if (input.status === null) throw statusMissing();
  const { parts, photos: _, ...fields } = input;
  return {
    ...merged(event, fields),
    parts: parts === undefined ? event.parts : usedParts(parts),
  };
}

/** The parts of an event in their order, one of each where no quantity is given. */
export function usedParts(parts: UsedPartInput[] | null | undefined): UsedPart[] {
  return (parts ?? []).map(({ id, quantity }) => ({ id, quantity: quantity ?? 1 }));
}
