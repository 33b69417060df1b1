import {
  checkAll,
  ImportBatches,
  type ImportBatchesView,
  type ImportBatchQuery,
  reportOn,
  reportOnDryRun,
  rowsOf,
  type UndoneImportView,
} from '@carnet/imports';
import { type Language, namesOf } from '@carnet/messages';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { names } from '../messages/names.js';
import { keyOf } from './odometer.rules.js';
import { OdometerRepository } from './odometer.repository.js';
import { OdometerService } from './odometer.service.js';
import { checked, type CheckedReading, entriesOf, type NewHandReading, ofVehicles } from './reading-imports.rules.js';

const called = namesOf({ names });

/** Imports readings from other products' files, in batches of rows that share the import's id. */
@Injectable()
export class ReadingImportsService {
  constructor(
    private readonly database: Database,
    private readonly batches: ImportBatches,
    private readonly readings: OdometerRepository,
    private readonly odometer: OdometerService,
  ) {}

  /** Validates all rows and inserts the valid ones, each only once. */
  async import(owner: OwnerId, body: unknown, head: ImportBatchQuery, language: Language): Promise<JsonText> {
    const rows = rowsOf(entriesOf(body));
    const entries = await checkAll(entriesOf(body), checked);
    return this.database.write(owner, async (tx) => {
      const judged = await this.judge(within(tx), owner, entries);
      const good = judged.flatMap((one) => ('reading' in one ? [{ row: rows[one.index]!, stored: one.reading }] : []));
      const ids = await this.batches.makeOnce(tx, owner, head, good, (fresh) => this.store(tx, owner, fresh));
      return new JsonText(JSON.stringify(reportOn(judged, ids, { language, called })));
    });
  }

  /** Validates all rows, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const judged = await this.judge(this.database, owner, await checkAll(entriesOf(body), checked));
    return new JsonText(JSON.stringify(reportOnDryRun(judged, ({ reading }) => reading, { language, called })));
  }

  list(owner: OwnerId): Promise<ImportBatchesView> {
    return this.batches.list(this.database, owner);
  }

  /** Deletes an import's readings, except for those changed since, and those that a chapter refers to. */
  undo(owner: OwnerId, batch: string): Promise<UndoneImportView> {
    return this.database.write(owner, async (tx) => {
      const ids = await this.batches.forget(tx, owner, batch);
      const { gone, kept } = await this.readings.removeUnchanged(tx, owner, ids);
      const vehicles = gone.map(({ vehicle_id }) => vehicle_id);
      await this.odometer.showOnVehicles(tx, owner, vehicles, ({ readings, chapters }, { id }) => ({
        readings: [...readings, ...gone.filter(({ vehicle_id }) => vehicle_id === id)],
        chapters,
      }));
      return { removed: gone.length, kept };
    });
  }

  private async judge(db: Queryable, owner: OwnerId, entries: CheckedReading[]): Promise<CheckedReading[]> {
    const ids = entries.flatMap((entry) => ('reading' in entry ? [entry.reading.vehicle_id] : []));
    const known = await this.readings.vehiclesAmong(db, owner, [...new Set(ids)]);
    return entries.map((entry) => ofVehicles(entry, known));
  }

  private async store(tx: EntityManager, owner: OwnerId, fresh: NewHandReading[]): Promise<number[]> {
    const ids = await this.readings.insertMany(tx, owner, fresh);
    const made = new Set(ids.map((id) => keyOf({ source: 'by-hand', id })));
    const vehicles = fresh.map(({ vehicle_id }) => vehicle_id);
    await this.odometer.showOnVehicles(tx, owner, vehicles, ({ readings, chapters }) => ({
      readings: readings.filter((one) => !made.has(keyOf(one))),
      chapters,
    }));
    return ids;
  }
}
