import { FactLog, type OwnedIds, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { odometerFact, toldBy } from './odometer.fact.js';
import { OdometerRepository } from './odometer.repository.js';

/** Tells the other services what the ledger says, whenever something came into it or went. */
@Injectable()
export class OdometerFacts {
  constructor(
    private readonly odometer: OdometerRepository,
    private readonly facts: FactLog,
  ) {}

  /** Those of some readings that no reading of a later day follows. */
  async newestOf<R extends { owner_id: number; vehicle_id: number; read_on: string }>(
    tx: EntityManager,
    readings: readonly R[],
  ): Promise<R[]> {
    if (readings.length === 0) return [];
    const ledgers = await this.odometer.ledgersOf(
      tx,
      among({
        owners: readings.map(({ owner_id }) => owner_id),
        ids: readings.map(({ vehicle_id }) => vehicle_id),
      }),
    );
    const last = new Map(ledgers.map(({ id, readings: [newest] }) => [id, newest?.read_on ?? '']));
    return readings.filter(({ vehicle_id, read_on }) => read_on >= last.get(vehicle_id)!);
  }

  /** After a change of what is known of the instruments of these vehicles: three statements at most, however many there are. */
  async tell(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    if (ids.length === 0) return;
    const ledgers = await this.odometer.ledgersOf(tx, among({ owners, ids }));
    const changed = await this.odometer.keepTold(tx, ledgers.map(toldBy));
    await this.facts.append(tx, changed.map(odometerFact));
  }
}

const among = ({ owners, ids }: OwnedIds) =>
  sql`(v.owner_id, v.id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`;
