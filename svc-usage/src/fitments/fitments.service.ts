import { NothingStored, References } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Invalid } from '@carnet/messages';
import { Calendar } from '@carnet/person';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Component } from '../components/component.entity.js';
import { homeOf } from '../components/component.rules.js';
import { ComponentsRepository } from '../components/components.repository.js';
import { FollowedRepository } from '../life/followed.repository.js';
import { lasts, placesFor } from '../life/life.rules.js';
import * as m from '../messages/fitment.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateFitment, FitmentListQuery, UpdateFitment, VehicleFitmentsQuery } from './fitment.dto.js';
import type { FitmentFields } from './fitment.entity.js';
import { FitmentNotFound, TooManyFitments } from './fitment.errors.js';
import { fitments, matching } from './fitment.read.js';
import { changedFitment, daysOf, inTheWay, newFitment, referencesOf } from './fitment.rules.js';
import { FitmentsRepository, type NamedFitment } from './fitments.repository.js';

/** More than anybody records for one component. */
const MOST_FITMENTS = 5_000;

/** Use cases of fitments: components on vehicles, with start and end. */
@Injectable()
export class FitmentsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly components: ComponentsRepository,
    private readonly fitments: FitmentsRepository,
    private readonly followed: FollowedRepository,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, query: FitmentListQuery): Promise<JsonText> {
    return fitments.list(this.database, matching(owner, query, this.calendar.todayOf(owner)), query);
  }

  /** Only looks the vehicle up if the list is empty: a fitment proves that it exists and belongs to the owner. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleFitmentsQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, input: CreateFitment, once: OnceKey): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const component = await this.components.find(tx, owner, input.component_id);
        if (!component) throw new NothingStored(referencesOf(input));
        if ((await this.fitments.countOf(tx, owner, component.id)) >= MOST_FITMENTS)
          throw new TooManyFitments(MOST_FITMENTS);
        const fields = newFitment(input, component, await this.placesFor(tx, component, input));
        await this.requireFree(tx, component, { ...fields, id: 0 }, input.takes_off === true);
        const id = await this.fitments.insert(tx, owner, fields);
        if (id === null) throw new NothingStored(referencesOf(fields));
        return answer(within(tx), owner, id);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateFitment, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.fitments.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const component = await this.components.requireOwned(tx, owner, stored.component_id);
      const now = nextVersion(stored, changedFitment(stored, input, component));
      if (now) {
        await this.requireFree(tx, component, now, false);
        await this.fitments.update(tx, now);
      }
      return answer(within(tx), owner, id);
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.fitments.requireOwned(tx, owner, id), ifMatch);
      await this.fitments.remove(tx, owner, id);
    });
  }

  /** The positions of a set's tyres before a fitment that does not contain positions. */
  private async placesFor(tx: EntityManager, component: Component, input: CreateFitment): Promise<readonly string[]> {
    if (!component.tyres || input.positions) return [];
    const { fitments: before, entries } = await this.followed.requireOne(within(tx), component.owner_id, component.id);
    return placesFor(daysOf(input), homeOf(component), before, entries);
  }

  /**
   * Ends conflicting fitments on the same vehicle, if `takesOff` is true.
   * @throws Invalid (400) if a conflict remains
   */
  private async requireFree(
    tx: EntityManager,
    { owner_id, kind }: Component,
    fields: FitmentFields & { id: number },
    takesOff: boolean,
  ): Promise<void> {
    const found = inTheWay({ ...fields, kind }, await this.fitments.around(tx, owner_id, fields)) as NamedFitment[];
    const canComeOff = (one: NamedFitment): boolean =>
      takesOff && one.component_id !== fields.component_id && lasts(one) && beganBefore(one, fields);
    const clash = found.find((one) => !canComeOff(one));
    if (clash) throw refusal(clash, fields);
    const { from_on: on, from_mileage: mileage } = fields;
    const ids = found.map(({ id }) => id);
    if (ids.length > 0) await this.fitments.end(tx, owner_id, ids, { on, mileage });
  }
}

/** A fitment cannot end before it began. */
function beganBefore(one: NamedFitment, { from_on, from_mileage }: FitmentFields): boolean {
  if (one.from_on !== null && from_on !== null) return one.from_on <= from_on;
  return one.from_mileage !== null && from_mileage !== null && one.from_mileage <= from_mileage;
}

const refusal = ({ name, vehicle, component_id }: NamedFitment, fields: FitmentFields): Invalid =>
  component_id === fields.component_id
    ? Invalid.field('from_on', m.alreadyOn({ name, vehicle }))
    : Invalid.field('positions', m.inTheWay({ name }));

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  fitments.one(db, [sql`t.owner_id = ${owner}`, sql`t.id = ${id}`], () => new FitmentNotFound());
