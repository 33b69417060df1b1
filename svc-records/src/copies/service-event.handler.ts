import type { ServiceEventFact } from '@carnet/contracts';
import { type Fact, type FactHandler, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Follows `service-event`: issues name the events that belong to them; a deleted event comes off them (contract §5). */
@Injectable()
export class ServiceEventHandler implements FactHandler<'service-event', ServiceEventFact> {
  readonly kind = 'service-event';

  async apply(tx: EntityManager, fact: Fact<'service-event', ServiceEventFact>): Promise<void> {
    const id = Number(fact.key);
    if (fact.deleted) {
      await within(tx).rows(sql`delete from service_event_copies where owner_id = ${fact.ownerId} and id = ${id}`);
      return;
    }
    const { vehicle_id, name, type, status, date_performed } = fact.body;
    await within(tx).rows(
      sql`insert into service_event_copies (owner_id, id, vehicle_id, name, type, status, date_performed)
          values (${fact.ownerId}, ${id}, ${vehicle_id}, ${name}, ${type}, ${status}, ${date_performed})
          on conflict (owner_id, id) do update
          set name = excluded.name, type = excluded.type, status = excluded.status, date_performed = excluded.date_performed`,
    );
  }
}
