import {
  Database,
  FactLog,
  Idempotency,
  JsonText,
  nextVersion,
  type OnceKey,
  type OwnerId,
  type Queryable,
  requireVersion,
  sql,
  type FactPosition,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type EventReferences, GarageReferences } from '../copies/garage-references.js';
import { PlansRepository } from '../plans/plans.repository.js';
import type { NamedPlans } from '../plans/plans.rules.js';
import type {
  CreateServiceEvent,
  ServiceEventListQuery,
  UpdateServiceEvent,
  VehicleEventsQuery,
} from './service-event.dto.js';
import type { EventStatus, ServiceEvent } from './service-event.entity.js';
import { ServiceEventNotFound } from './service-event.errors.js';
import { serviceEventFact, serviceEventGone } from './service-event.fact.js';
import { matching, serviceEventRows, serviceEvents } from './service-event.read.js';
import { newServiceEvent, referencesOf, storedEvent, updatedServiceEvent, usedParts } from './service-event.rules.js';
import { type NewPlans, ServiceEventsRepository, type WrittenEvent } from './service-events.repository.js';

/** The use cases of service events. A change and its fact are committed together. */
@Injectable()
export class ServiceEventsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly garage: GarageReferences,
    private readonly plans: PlansRepository,
    private readonly events: ServiceEventsRepository,
  ) {}

  list(owner: OwnerId, query: ServiceEventListQuery): Promise<JsonText> {
    return (query.view === 'row' ? serviceEventRows : serviceEvents).list(this.database, matching(owner, query), query);
  }

  /** The vehicle is looked up only where the list is empty: an event proves that it is there and the owner's. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleEventsQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.garage.requireVehicleOfPath(owner, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return read(this.database, owner, id);
  }

  /** One statement stores the event, its parts and its fact; why nothing was stored is looked into only where nothing was. */
  create(owner: OwnerId, input: CreateServiceEvent, once: OnceKey): Promise<JsonText> {
    const event = newServiceEvent(input);
    const fact = this.facts.factOfNew(serviceEventFact(storedEvent(owner, event, 0)), sql`e`);
    return this.garage.askingOnce(async (asked) => {
      try {
        let position: FactPosition | null = null;
        const answer = await this.idempotency.onceInOne(owner, once, async (db, keep) => {
          const written = await this.events.insert(db, owner, event, fact, keep);
          if (!written) throw new NothingStored();
          position = written.position;
          return toAnswer(written);
        });
        if (position) this.facts.wake(owner, position);
        return answer;
      } catch (error) {
        if (!(error instanceof NothingStored)) throw error;
        throw await this.whyRefused(this.database, owner, event.fields, referencesOf(event), asked);
      }
    });
  }

  update(owner: OwnerId, id: number, input: UpdateServiceEvent, ifMatch: number | null): Promise<JsonText> {
    return this.garage.askingOnce((asked) =>
      this.database.write(owner, async (tx) => {
        const stored = await this.events.requireOwned(tx, owner, id);
        requireVersion(stored, ifMatch);
        const changed = nextVersion(stored, updatedServiceEvent(stored, input));
        if (!changed) return read(within(tx), owner, id);
        const written = await this.save(tx, changed, input, asked);
        await this.facts.append(tx, serviceEventFact(changed));
        return toAnswer(written);
      }),
    );
  }

  /** Any status may follow any other (spec §4). svc-garage follows the fact and changes parts and mileage on a completion. */
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

  private async save(
    tx: EntityManager,
    event: ServiceEvent,
    input: UpdateServiceEvent,
    asked: boolean,
  ): Promise<WrittenEvent> {
    const { parts } = input;
    const plans = newPlans(input);
    const written =
      parts === undefined
        ? await this.events.update(tx, event, plans)
        : await this.events.updateWithParts(tx, event, plans, usedParts(parts));
    if (written) return written;
    const references = { vehicleId: event.vehicle_id, partIds: event.parts.map((part) => part.id) };
    throw await this.whyRefused(within(tx), event.owner_id, event, references, asked);
  }

  private async whyRefused(
    db: Queryable,
    owner: OwnerId,
    plans: NamedPlans,
    references: EventReferences,
    asked: boolean,
  ): Promise<Error> {
    await this.plans.requireKnown(db, owner, plans);
    return this.garage.whyRefused(db, owner, references, asked);
  }
}

const read = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  serviceEvents.one(db, [sql`e.owner_id = ${owner}`, sql`e.id = ${id}`], () => new ServiceEventNotFound());

/** Leaves the transaction of a create; never leaves the service. */
class NothingStored extends Error {}

const newPlans = ({ template_id, service_schedule_id }: UpdateServiceEvent): NewPlans => ({
  template_id: template_id ?? null,
  service_schedule_id: service_schedule_id ?? null,
});

const toAnswer = ({ json, version }: WrittenEvent): JsonText => new JsonText(json, { version });
