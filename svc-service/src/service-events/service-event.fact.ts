import type { ServiceEventFact } from '@carnet/contracts';
import type { FactDraft, OwnerId } from '@carnet/svc-kit';
import type { ServiceEvent } from './service-event.entity.js';

const KIND = 'service-event';

/** What garage and records are told of an event: garage installs its parts and raises the mileage. */
export function serviceEventFact(event: ServiceEvent): FactDraft<typeof KIND, ServiceEventFact> {
  const { id, vehicle_id, name, type, status, date_performed, mileage_at_service, part_ids } = event;
  return {
    kind: KIND,
    key: id,
    version: event.version,
    ownerId: event.owner_id,
    body: { id, vehicle_id, name, type, status, date_performed, mileage_at_service, part_ids },
  };
}

/** What is left to say of a deleted event. */
export interface GoneEvent {
  id: number;
  owner_id: OwnerId;
  version: number;
}

export const serviceEventGone = ({ id, owner_id, version }: GoneEvent): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});
