import type { ServiceEventFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { ServiceEvent } from './service-event.entity.js';

const KIND = 'service-event';

type Snapshot = Pick<
  ServiceEvent,
  Exclude<keyof ServiceEventFact, 'part_ids' | 'has_cost'> | 'owner_id' | 'version' | 'cost'
> & {
  parts: { id: number }[];
};

/** The fact of an event. svc-garage installs its parts and raises the mileage; svc-records follows it, too. */
export function serviceEventFact(event: Snapshot): FactDraft<typeof KIND, ServiceEventFact> {
  const { id, vehicle_id, name, type, status, date_performed, date_performed_edtf, mileage_at_service, cost } = event;
  const part_ids = event.parts.map((part) => part.id);
  return {
    kind: KIND,
    key: id,
    version: event.version,
    ownerId: event.owner_id,
    body: {
      ...{ id, vehicle_id, name, type, status, date_performed, mileage_at_service, part_ids, has_cost: cost !== null },
      ...(date_performed_edtf && { date_performed_edtf }),
    },
  };
}

/** The fields of a deleted event that are still published. */
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

/** Raise the revision when an event's fact gets a new field. */
export const serviceEventRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<Snapshot>(
      sql`select e.owner_id, e.id, e.version, e.vehicle_id, e.name, e.type, e.status, e.date_performed,
                 e.date_performed_edtf, e.mileage_at_service, e.cost,
                 (select coalesce(jsonb_agg(jsonb_build_object('id', s.part_id) order by s.place), '[]')
                  from service_event_parts s where s.owner_id = e.owner_id and s.service_event_id = e.id) as parts
          from service_events e where (e.owner_id, e.id) > (${after.owner}::int, ${after.id}::int)
          order by e.owner_id, e.id limit ${limit}`,
    );
    return rows.map(serviceEventFact);
  },
};
