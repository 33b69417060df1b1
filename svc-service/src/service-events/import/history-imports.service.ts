import { FactLog, References } from '@carnet/fact-log';
import { ImportBatches, type ImportBatchesView, type ImportBatchQuery, reportOn, rowsOf } from '@carnet/imports';
import type { Language } from '@carnet/messages';
import { Database, JsonText, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { called } from '../../imports/called.js';
import { serviceEventGone } from '../service-event.fact.js';
import { ServiceEventsRepository } from '../service-events.repository.js';
import { entriesOf } from './service-event-import.rules.js';
import type { UndoneHistoryView } from './plan-import.dto.js';
import { madePlans, PlanImportsRepository } from './plan-imports.repository.js';
import { ServiceEventImportService } from './service-event-import.service.js';

/** Imports histories from other products, row by row and in parts, under the id of their import. */
@Injectable()
export class HistoryImportsService {
  constructor(
    private readonly database: Database,
    private readonly references: References,
    private readonly imports: ServiceEventImportService,
    private readonly batches: ImportBatches,
    private readonly events: ServiceEventsRepository,
    private readonly plans: PlanImportsRepository,
    private readonly facts: FactLog,
  ) {}

  /** Checks all rows, and stores each valid one once. */
  async import(owner: OwnerId, body: unknown, head: ImportBatchQuery, language: Language): Promise<JsonText> {
    const rows = rowsOf(entriesOf(body));
    const entries = await this.imports.check(owner, body);
    return this.references.resolving(owner, (asked) =>
      this.database.write(owner, async (tx) => {
        const judged = await this.imports.judge(within(tx), owner, entries, asked);
        const good = judged.flatMap((one) => ('event' in one ? [{ row: rows[one.index]!, stored: one.event }] : []));
        const ids = await this.batches.makeOnce(tx, owner, head, good, (fresh) => this.imports.store(tx, owner, fresh));
        return new JsonText(JSON.stringify(reportOn(judged, ids, { language, called })));
      }),
    );
  }

  list(owner: OwnerId): Promise<ImportBatchesView> {
    return this.batches.list(this.database, owner, madePlans);
  }

  /** Deletes the records that an import created, except for those that were changed or used since. */
  undo(owner: OwnerId, batch: string): Promise<UndoneHistoryView> {
    return this.database.write(owner, async (tx) => {
      const plans = await this.plans.takeBack(tx, owner, batch);
      const ids = [...plans.events, ...(await this.batches.forget(tx, owner, batch))];
      const { gone, kept } = await this.events.removeUnchanged(tx, owner, ids);
      await this.facts.append(tx, gone.map(serviceEventGone));
      const { removed, stayed } = plans;
      return { removed: removed + gone.length, kept: kept + plans.kept, ...(stayed.length > 0 && { stayed }) };
    });
  }
}
