import { FactLog, References } from '@carnet/fact-log';
import {
  checkAll,
  ImportBatches,
  type ImportBatchesView,
  type ImportBatchQuery,
  isEntry,
  reportOn,
  reportOnDryRun,
  rowsOf,
  type UndoneImportView,
} from '@carnet/imports';
import { type Language, namesOf } from '@carnet/messages';
import { Currencies } from '@carnet/person';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ComponentImportsRepository } from '../../components/import/component-imports.repository.js';
import { names } from '../../messages/names.js';
import type { FillUpFields } from '../fill-up.entity.js';
import { fillUpFact, fillUpReading, fillUpsGone } from '../fill-up.fact.js';
import { referencesOf } from '../fill-up.rules.js';
import { FillUpsRepository } from '../fill-ups.repository.js';
import { checked, type CheckedFillUp, entriesOf, withKnownVehicle } from './fill-up-imports.rules.js';

const COMPONENTS = sql`
  + (select count(*)::int from imported_components k where k.owner_id = i.owner_id and k.batch = i.batch)`;

const called = namesOf({ names });

/** Imports logs from other products, row by row and in parts, under the id of their import. */
@Injectable()
export class FillUpImportsService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly batches: ImportBatches,
    private readonly fillUps: FillUpsRepository,
    private readonly facts: FactLog,
    private readonly currencies: Currencies,
    private readonly components: ComponentImportsRepository,
  ) {}

  /** Checks all rows, and stores each valid one once. */
  async import(owner: OwnerId, body: unknown, head: ImportBatchQuery, language: Language): Promise<JsonText> {
    const rows = rowsOf(entriesOf(body));
    const entries = await this.check(owner, body);
    return this.references.resolving(owner, (asked) =>
      this.database.write(owner, async (tx) => {
        const judged = await this.judge(within(tx), owner, entries, asked);
        const good = judged.flatMap((one) => ('fillUp' in one ? [{ row: rows[one.index]!, stored: one.fillUp }] : []));
        const ids = await this.batches.makeOnce(tx, owner, head, good, (fresh) => this.store(tx, owner, fresh));
        return new JsonText(JSON.stringify(reportOn(judged, ids, { language, called })));
      }),
    );
  }

  /** Runs the same checks, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const entries = await this.check(owner, body);
    const judged = await this.references.resolving(owner, (asked) => this.judge(this.database, owner, entries, asked));
    return new JsonText(JSON.stringify(reportOnDryRun(judged, ({ fillUp }) => fillUp, { language, called })));
  }

  list(owner: OwnerId): Promise<ImportBatchesView> {
    return this.batches.list(this.database, owner, COMPONENTS);
  }

  /** Deletes the fill-ups of an import, except for those that were changed since. */
  undo(owner: OwnerId, batch: string): Promise<UndoneImportView> {
    return this.database.write(owner, async (tx) => {
      const components = await this.components.takeBack(tx, owner, batch);
      const ids = await this.batches.forget(tx, owner, batch);
      const { gone, kept } = await this.fillUps.removeUnchanged(tx, owner, ids);
      await this.facts.append(tx, fillUpsGone(gone));
      return { removed: gone.length + components.removed, kept: kept + components.kept };
    });
  }

  private async check(owner: OwnerId, body: unknown): Promise<CheckedFillUp[]> {
    const entries = entriesOf(body);
    const own = entries.some((entry) => isEntry(entry) && !entry.currency) ? await this.currencies.of(owner) : null;
    return checkAll(entries, (entry, index) => checked(entry, index, own));
  }

  private async judge(db: Queryable, owner: OwnerId, entries: CheckedFillUp[], asked: boolean) {
    const named = entries.flatMap((entry) => ('fillUp' in entry ? referencesOf(entry.fillUp) : []));
    const known = await this.references.lookUpAll(db, owner, named, asked);
    return entries.map((entry) => withKnownVehicle(entry, known));
  }

  /** Stores valid fill-ups, and publishes them and their odometer readings; returns their ids in order. */
  private async store(tx: EntityManager, owner: OwnerId, fillUps: FillUpFields[]): Promise<number[]> {
    const made = await this.fillUps.insertMany(tx, owner, fillUps);
    const stored = fillUps.map((fields, at) => ({ ...fields, ...made[at]!, owner_id: owner, version: 1 }));
    const read = stored.filter(({ odometer }) => odometer !== null);
    await this.facts.append(tx, [...stored.map(fillUpFact), ...read.map(fillUpReading)]);
    return made.map(({ id }) => id);
  }
}
