import type { RecordReadingFact } from '@carnet/contracts';
import { defineCopy, type FactChange, type FactEffect, FactLog, purgeOf, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { OdometerFacts } from '../odometer/odometer-facts.service.js';
import { vehicleFact } from '../vehicles/vehicle.fact.js';
import { VehiclesRepository } from '../vehicles/vehicles.repository.js';
import { changesOfReadings } from './record-reading.rules.js';

/** The odometer's ledger shows what papers say of it. */
export const DocumentCopies = defineCopy<'document', RecordReadingFact>({
  kind: 'document',
  table: 'document_copies',
  columns: { vehicle_id: 'int', name: 'text', read_on: 'date', mileage: 'int' },
  derived: {
    entered_at: { value: sql`(body ->> 'entered_at')::timestamptz`, update: sql`excluded.entered_at` },
  },
});

/** Follows `document` of svc-records, after its copy: a paper that is the newest reading raises the odometer, and the ledger has news to tell. */
@Injectable()
export class DocumentReadingEffect implements FactEffect<'document', RecordReadingFact> {
  readonly name = 'document-reading';
  readonly kind = 'document';

  constructor(
    private readonly vehicles: VehiclesRepository,
    private readonly odometer: OdometerFacts,
    private readonly facts: FactLog,
  ) {}

  async applyChanges(tx: EntityManager, changes: FactChange<'document', RecordReadingFact>[]): Promise<void> {
    const { touched, readings } = changesOfReadings(changes);
    const newest = await this.odometer.newestOf(tx, readings);
    const driven = newest.length > 0 ? await this.vehicles.raiseMileage(tx, newest) : [];
    await this.facts.append(tx, driven.map(vehicleFact));
    await this.odometer.tell(tx, touched);
  }
}

/** Follows `user`: of a deleted user's papers no copy stays. */
export const PurgeRecordReadingsHandler = purgeOf('PurgeRecordReadingsHandler', ['document_copies']);
