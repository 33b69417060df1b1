import type { RecordReadingFact } from '@carnet/contracts';
import {
  CopyHandler,
  defineCopy,
  type FactChange,
  type FactEffect,
  type OwnedIds,
  purgeOf,
  type Replicated,
} from '@carnet/fact-log';
import { sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordSource } from '../odometer/odometer.entity.js';
import { OdometerFacts } from '../odometer/odometer-facts.service.js';
import { statementChanges, type StatementStep } from '../odometer/statement.rules.js';
import { RecordReadingsRepository } from './record-readings.repository.js';
import { changesOfPapers } from './record-reading.rules.js';

/** Copies of papers, for the ledger of the odometer. */
export const DocumentCopies = defineCopy<'document', RecordReadingFact>({
  kind: 'document',
  table: 'document_copies',
  columns: { vehicle_id: 'int', name: 'text', read_on: 'date', mileage: 'int' },
  derived: {
    entered_at: { value: sql`(body ->> 'entered_at')::timestamptz`, update: sql`excluded.entered_at` },
  },
});

/**
 * Follows `document` of svc-records, after its copy: a paper with the newest reading raises the mileage; its correction or deletion updates the mileage, and
 * the odometer's fact is published.
 */
@Injectable()
export class DocumentReadingEffect implements FactEffect<'document', RecordReadingFact> {
  readonly name = 'document-reading';
  readonly kind = 'document';

  constructor(private readonly odometer: OdometerFacts) {}

  async applyChanges(tx: EntityManager, changes: FactChange<'document', RecordReadingFact>[]): Promise<void> {
    const { touched, asBefore } = changesOfPapers(changes);
    await this.odometer.follow(tx, touched, asBefore);
  }
}

/**
 * Adds the reading of a record to the ledger. A fill-up raises the vehicle's mileage, as papers do; other records do not (`mileage.rules.ts`). If the displayed
 * mileage comes from the record, because nothing else is left, it follows the record's changes.
 */
@Injectable()
abstract class RecordReadings<Kind extends string> extends CopyHandler<Kind, RecordReadingFact> {
  protected abstract readonly source: RecordSource;

  constructor(
    private readonly readings: RecordReadingsRepository,
    private readonly odometer: OdometerFacts,
  ) {
    super();
  }

  protected async save(tx: EntityManager, replicated: Replicated<RecordReadingFact>[]): Promise<void> {
    await this.follow(tx, await this.readings.keep(tx, this.source, replicated));
  }

  protected async remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    await this.follow(tx, await this.readings.forget(tx, this.source, gone));
  }

  private follow(tx: EntityManager, steps: readonly StatementStep[]): Promise<void> {
    const { touched, asBefore } = statementChanges(this.source, steps);
    return this.odometer.follow(tx, touched, asBefore);
  }
}

/** Follows `track-day-reading` of svc-records. */
@Injectable()
export class TrackDayReadings extends RecordReadings<'track-day-reading'> {
  readonly kind = 'track-day-reading';
  protected readonly source = 'track-day';
}

/** Follows `modification-reading` of svc-records. */
@Injectable()
export class ModificationReadings extends RecordReadings<'modification-reading'> {
  readonly kind = 'modification-reading';
  protected readonly source = 'modification';
}

/** Follows `issue-reading` of svc-records. */
@Injectable()
export class IssueReadings extends RecordReadings<'issue-reading'> {
  readonly kind = 'issue-reading';
  protected readonly source = 'issue';
}

/** Follows `fill-up-reading` of svc-usage. */
@Injectable()
export class FillUpReadings extends RecordReadings<'fill-up-reading'> {
  readonly kind = 'fill-up-reading';
  protected readonly source = 'fill-up';
}

/** Follows `user`: deletes all copies of a deleted user's records. */
export const PurgeRecordReadingsHandler = purgeOf('PurgeRecordReadingsHandler', [
  'document_copies',
  'record_reading_copies',
]);
