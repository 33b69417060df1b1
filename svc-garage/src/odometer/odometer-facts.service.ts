import { FactLog, type OwnedIds } from '@carnet/fact-log';
import { sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { vehicleFact } from '../vehicles/vehicle.fact.js';
import { VehiclesRepository } from '../vehicles/vehicles.repository.js';
import { type AsBefore, mileageAfter } from './mileage.rules.js';
import type { Ledger } from './odometer.entity.js';
import { odometerFact, toldBy } from './odometer.fact.js';
import { OdometerRepository } from './odometer.repository.js';

/** Updates the displayed mileage of vehicles and publishes odometer facts after each change of a ledger. */
@Injectable()
export class OdometerFacts {
  constructor(
    private readonly odometer: OdometerRepository,
    private readonly vehicles: VehiclesRepository,
    private readonly facts: FactLog,
  ) {}

  /** Updates the displayed mileage of vehicles and publishes their odometer facts. Call it after the change. */
  async follow(tx: EntityManager, vehicles: OwnedIds, asBefore: AsBefore): Promise<void> {
    await this.tellOf(tx, await this.show(tx, vehicles, asBefore));
  }

  /** Updates the displayed mileage of vehicles; returns their ledgers. */
  async show(tx: EntityManager, vehicles: OwnedIds, asBefore: AsBefore): Promise<Ledger[]> {
    if (vehicles.ids.length === 0) return [];
    const ledgers = await this.odometer.ledgersOf(tx, among(vehicles));
    const changed = ledgers.flatMap((ledger) => {
      const { owner_id, id, current_mileage, untraced, chapters } = ledger;
      const now = { readings: [...ledger.readings, ...ledger.undated], chapters };
      const mileage = mileageAfter({ mileage: current_mileage, untraced }, asBefore(now, ledger), now);
      return mileage === current_mileage ? [] : [{ owner_id, id, mileage }];
    });
    if (changed.length > 0)
      await this.facts.append(tx, (await this.vehicles.showMileages(tx, changed)).map(vehicleFact));
    return ledgers;
  }

  /** Publishes odometer facts of these vehicles after a change. It takes at most three statements for any number of vehicles. */
  async tell(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    if (ids.length === 0) return;
    await this.tellOf(tx, await this.odometer.ledgersOf(tx, among({ owners, ids })));
  }

  private async tellOf(tx: EntityManager, ledgers: readonly Ledger[]): Promise<void> {
    if (ledgers.length === 0) return;
    const changed = await this.odometer.keepTold(tx, ledgers.map(toldBy));
    await this.facts.append(tx, changed.map(odometerFact));
  }
}

const among = ({ owners, ids }: OwnedIds) =>
  sql`(v.owner_id, v.id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;
