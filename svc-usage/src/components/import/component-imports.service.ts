import { NothingStored, References } from '@carnet/fact-log';
import { checkAll, ImportBatches, type ImportBatchQuery, reportOn, reportOnDryRun, rowsOf } from '@carnet/imports';
import { type Language, namesOf } from '@carnet/messages';
import { Database, JsonText, type Queryable, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EntriesRepository } from '../../entries/entries.repository.js';
import { referencesOf as referencesOfFitment } from '../../fitments/fitment.rules.js';
import { FitmentsRepository } from '../../fitments/fitments.repository.js';
import { names } from '../../messages/names.js';
import { ComponentsRepository } from '../components.repository.js';
import { ComponentImportsRepository } from './component-imports.repository.js';
import {
  checked,
  type CheckedComponent,
  entriesOf,
  referencesOf,
  requireFew,
  type WholeComponent,
  withFreePlaces,
  withKnownVehicles,
} from './component-imports.rules.js';

const called = namesOf({ names });

/** Imports tyres and components from other products, each with its fitments and entries (ADR 140). */
@Injectable()
export class ComponentImportsService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly batches: ImportBatches,
    private readonly imports: ComponentImportsRepository,
    private readonly components: ComponentsRepository,
    private readonly fitments: FitmentsRepository,
    private readonly entries: EntriesRepository,
  ) {}

  /** Checks all rows, and stores each valid one once. */
  async import(owner: OwnerId, body: unknown, head: ImportBatchQuery, language: Language): Promise<JsonText> {
    const rows = rowsOf(entriesOf(body));
    const entries = await checkAll(entriesOf(body), checked);
    requireFew(entries);
    return this.references.resolving(owner, (asked) =>
      this.database.write(owner, async (tx) => {
        const made = await this.imports.made(tx, owner, head.batch, rows);
        const isMade = (index: number): boolean => made.has(rows[index]!);
        const judged = await this.judge(within(tx), owner, { entries, asked, isMade });
        const fresh = judged.flatMap((one) => ('whole' in one && !isMade(one.index) ? [one] : []));
        if (fresh.length > 0) await this.batches.begin(tx, owner, head);
        for (const { index, whole } of fresh) made.set(rows[index]!, await this.store(tx, owner, whole));
        const numbers = fresh.map(({ index }) => rows[index]!);
        const ids = numbers.map((row) => made.get(row)!);
        await this.imports.remember(tx, owner, head.batch, numbers, ids);
        const all = judged.flatMap((one) => ('whole' in one ? [made.get(rows[one.index]!)!] : []));
        return new JsonText(JSON.stringify(reportOn(judged, all, { language, called })));
      }),
    );
  }

  /** Runs the same checks, but stores nothing. */
  async tryOut(owner: OwnerId, body: unknown, language: Language): Promise<JsonText> {
    const entries = await checkAll(entriesOf(body), checked);
    requireFew(entries);
    const judged = await this.references.resolving(owner, (asked) =>
      this.judge(this.database, owner, { entries, asked, isMade: () => false }),
    );
    return new JsonText(JSON.stringify(reportOnDryRun(judged, valuesOf, { language, called })));
  }

  private async judge(
    db: Queryable,
    owner: OwnerId,
    given: { entries: CheckedComponent[]; asked: boolean; isMade: (index: number) => boolean },
  ): Promise<CheckedComponent[]> {
    const named = given.entries.flatMap((entry) => ('whole' in entry ? referencesOf(entry.whole) : []));
    const known = await this.references.lookUpAll(db, owner, named, given.asked);
    const there = await this.imports.onVehicles(db, owner, [...new Set(named.flatMap(({ ids }) => ids))]);
    return withFreePlaces(
      given.entries.map((entry) => withKnownVehicles(entry, known)),
      there,
      given.isMade,
    );
  }

  /** Stores a component with its fitments and entries; returns its id. */
  private async store(
    tx: EntityManager,
    owner: OwnerId,
    { component, mounted, happened }: WholeComponent,
  ): Promise<number> {
    const component_id = await this.components.insert(tx, owner, component);
    for (const one of mounted) {
      const fields = { ...one, component_id };
      if ((await this.fitments.insert(tx, owner, fields)) === null)
        throw new NothingStored(referencesOfFitment(fields));
    }
    for (const one of happened) await this.entries.insert(tx, owner, { ...one, component_id });
    return component_id;
  }
}

const valuesOf = ({ whole }: { whole: WholeComponent }): object => ({
  ...whole.component,
  mounted: whole.mounted.map(({ component_id: _, ...one }) => one),
  happened: whole.happened.map(({ component_id: _, ...one }) => one),
});
