import { merged, type OwnerId } from '@carnet/svc-kit';
import type { CreateServiceEvent, UpdateServiceEvent } from './service-event.dto.js';
import type { NewEvent, ServiceEvent, ServiceEventFields, UsedPart } from './service-event.entity.js';
import { statusMissing } from './service-event.errors.js';
import type { UsedPartInput } from './parts.field.js';

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

/** What an event refers to in svc-garage. */
export const referencesOf = ({ fields, parts }: NewEvent) => ({
  vehicleId: fields.vehicle_id,
  partIds: parts.map(({ id }) => id),
});

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
