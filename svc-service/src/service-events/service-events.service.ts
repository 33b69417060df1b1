import { FactLog, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Calendar, Currencies } from '@carnet/person';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { VEHICLES } from '../references.rules.js';
import type {
  CreateServiceEvent,
  ServiceEventListQuery,
  UpdateServiceEvent,
  VehicleEventsQuery,
} from './service-event.dto.js';
import type { EventStatus, ServiceEvent } from './service-event.entity.js';
import { ServiceEventNotFound } from './service-event.errors.js';
import { serviceEventFact, serviceEventGone } from './service-event.fact.js';
import { lyingAhead, matching, serviceEventRows, serviceEvents } from './service-event.read.js';
import {
  needsOwnCurrency,
  newServiceEvent,
  referencesOf,
  storedEvent,
  updatedServiceEvent,
  usedParts,
} from './service-event.rules.js';
import { type NewPlans, ServiceEventsRepository, type WrittenEvent } from './service-events.repository.js';

/** Use cases of service events. A change and its fact are committed together. */
@Injectable()
export class ServiceEventsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly references: References,
    private readonly events: ServiceEventsRepository,
    private readonly currencies: Currencies,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, query: ServiceEventListQuery): Promise<JsonText> {
    const { ahead } = query;
    const where = [
      ...matching(owner, query),
      ...(typeof ahead === 'boolean' ? [lyingAhead(ahead, this.calendar.todayOf(owner))] : []),
    ];
    return (query.view === 'row' ? serviceEventRows : serviceEvents).list(this.database, where, query);
  }

  /** Only looks the vehicle up if the list is empty: an event proves that it exists and belongs to the owner. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleEventsQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateServiceEvent, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const event = newServiceEvent(input, await this.ownCurrency(owner, input, within(tx)));
        const written = requireStored(await this.events.insert(tx, owner, event), referencesOf(event));
        await this.facts.append(tx, serviceEventFact(storedEvent(owner, event, written.id)));
        return toAnswer(written);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateServiceEvent, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const stored = await this.events.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => read(within(tx), owner, id));
        const own = await this.ownCurrency(owner, input, within(tx));
        const changed = nextVersion(stored, updatedServiceEvent(stored, input, own));
        if (!changed) return read(within(tx), owner, id);
        const written = requireStored(
          await this.save(tx, changed, input),
          referencesOf({ fields: changed, parts: changed.parts }),
        );
        await this.facts.append(tx, serviceEventFact(changed));
        return toAnswer(written);
      }),
    );
  }

  /** Every change of status is allowed (spec §4). On a completion, svc-garage follows the fact and changes parts and mileage. */
  changeStatus(owner: OwnerId, id: number, status: EventStatus, ifMatch: number | null): Promise<JsonText> {
    return this.update(owner, id, { status }, ifMatch);
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const event = await this.events.requireOwned(tx, owner, id);
      requireVersion(event, ifMatch);
      await this.events.remove(tx, owner, id);
      await this.facts.append(tx, serviceEventGone(event));
    });
  }

  /** The person's currency, if a check needs it. Otherwise PostgreSQL writes the owner's currency when it stores the event. */
  private async ownCurrency(owner: OwnerId, input: UpdateServiceEvent, db: Queryable): Promise<string | null> {
    return needsOwnCurrency(input) ? this.currencies.of(owner, db) : null;
  }

  private save(tx: EntityManager, event: ServiceEvent, input: UpdateServiceEvent): Promise<WrittenEvent | null> {
    const { parts } = input;
    const plans = newPlans(input);
    return parts === undefined
      ? this.events.update(tx, event, plans)
      : this.events.updateWithParts(tx, event, plans, usedParts(parts));
  }
}

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  serviceEvents.one(db, [sql`e.owner_id = ${owner}`, sql`e.id = ${id}`], () => new ServiceEventNotFound());

const newPlans = ({ template_id, service_schedule_id }: UpdateServiceEvent): NewPlans => ({
  template_id: template_id ?? null,
  service_schedule_id: service_schedule_id ?? null,
});

const toAnswer = ({ json, version }: WrittenEvent): JsonText => new JsonText(json, { version });
