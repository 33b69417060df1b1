import { leafOf, type VehicleJournal } from '@carnet/journal';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { Comparison } from './comparison.js';
import { JOURNALING, type Journaling, JournalSource } from './journal-source.js';
import type { Cursor, JournalLog } from './log.entity.js';
import { LogsRepository } from './logs.repository.js';
import { appended, type Edge, leafHash } from './merkle.rules.js';

type Entry = VehicleJournal['entries'][number];

/** Another reader found a contradiction, and began a new log. */
export class LogEnded extends Error {}

/** Another process appended to the log first. */
class Overtaken extends Error {}

/** Appends the services' new journal entries to the log of a vehicle. */
@Injectable()
export class LogWriter {
  constructor(
    private readonly database: Database,
    private readonly logs: LogsRepository,
    private readonly source: JournalSource,
  ) {}

  /** @throws Contradicted, LogEnded, DependencyDown */
  async catchUp(owner: OwnerId, vehicleId: number, log: JournalLog): Promise<void> {
    for (const service of JOURNALING) await this.catchUpWith(service, owner, vehicleId, log.id);
  }

  /** Appends page by page, until the log has as many entries as the service. */
  private async catchUpWith(service: Journaling, owner: OwnerId, vehicleId: number, logId: number): Promise<void> {
    for (;;) {
      const cursor = await this.logs.cursor(this.database, owner, logId, service);
      const { known, entries } = await this.source.page(service, owner, vehicleId, cursor);
      const isKnown = known.entries === cursor.entries && (cursor.mark === null || known.mark === cursor.mark);
      const step = isKnown ? entries : await this.reconciled(service, owner, vehicleId, logId);
      const mark = isKnown ? known.mark : null;
      const isUpToDate = isKnown && entries.length === 0;
      if (isUpToDate && cursor.mark === mark) return;
      await this.append(owner, vehicleId, { logId, service, from: cursor, mark, entries: step }).catch(unlessOvertaken);
      if (isUpToDate) return;
    }
  }

  /** Reads all entries of a service, and returns those that the log lacks. @throws Contradicted if an entry of the log is missing or differs */
  private async reconciled(service: Journaling, owner: OwnerId, vehicleId: number, logId: number): Promise<Entry[]> {
    const leaves = await this.logs.leaves(this.database, owner, logId);
    const comparison = new Comparison(leaves.filter((leaf) => leaf.service === service));
    const unknown: Entry[] = [];
    for await (const entries of this.source.all(service, owner, vehicleId))
      unknown.push(...entries.filter((entry) => comparison.meet(entry) === null));
    comparison.requireAllMet();
    return unknown;
  }

  private append(
    owner: OwnerId,
    vehicleId: number,
    step: { logId: number; service: Journaling; from: Cursor; mark: string | null; entries: readonly Entry[] },
  ): Promise<void> {
    const { logId, service, from, mark, entries } = step;
    return this.database.write(owner, async (tx) => {
      const db = within(tx);
      const log = await this.logs.current(db, owner, vehicleId);
      const cursor = await this.logs.cursor(db, owner, logId, service);
      if (log?.id !== logId) throw new LogEnded();
      if (cursor.after !== from.after || cursor.entries !== from.entries) throw new Overtaken();
      const leaves = entries.map(({ meta, digests }) => ({ seq: meta.seq, leaf: leafOf(meta, digests) }));
      const edge = appended(
        edgeOf(log),
        leaves.map(({ leaf }) => leafHash(leaf)),
      ).hashes.map((hash) => hash.toString('hex'));
      if (leaves.length > 0) await this.logs.append(db, owner, log, { service, leaves, edge });
      await this.logs.moveCursor(db, owner, logId, service, {
        after: Math.max(from.after, leaves.at(-1)?.seq ?? 0),
        entries: from.entries + leaves.length,
        // The mark for newly appended entries comes with the service's next page.
        mark: leaves.length > 0 ? null : mark,
      });
    });
  }
}

export const edgeOf = ({ size, edge }: JournalLog): Edge => ({
  size,
  hashes: edge.map((hash) => Buffer.from(hash, 'hex')),
});

function unlessOvertaken(error: unknown): void {
  if (!(error instanceof Overtaken)) throw error;
}
