import { References } from '@carnet/fact-log';
import { Database, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { VEHICLES } from '../copies/vehicles.rules.js';
import { SealingKeys } from '../keys/sealing-keys.service.js';
import type { BookJournalEntry } from './book-journal.entity.js';
import { type BookJournal, HANDOVER, NewestValues } from './book-journal.js';
import { type Begun, checkpointNote, type Head, type Reason } from './checkpoint.rules.js';
import { Comparison, Contradicted } from './comparison.js';
import { JOURNALING, JournalSource } from './journal-source.js';
import type { JournalLog, Leaf } from './log.entity.js';
import { LogEnded, edgeOf, LogWriter } from './log-writer.js';
import { LogsRepository } from './logs.repository.js';
import { appended, EMPTY, rootOfEdge } from './merkle.rules.js';

/** The signed head of a vehicle's log. */
export interface Checkpoint extends Head {
  note: string;
  /** The public key to verify it with. */
  key: string;
}

/** A record that a book shows. */
export interface ShownRecord {
  service: string;
  kind: string;
  id: number;
}

/** The current log, as it was signed. */
interface Signed {
  log: JournalLog;
  checkpoint: Checkpoint;
}

@Injectable()
export class Checkpoints {
  constructor(
    private readonly database: Database,
    private readonly logs: LogsRepository,
    private readonly writer: LogWriter,
    private readonly source: JournalSource,
    private readonly keys: SealingKeys,
    private readonly references: References,
    @Inject(LOG) private readonly log: Log,
  ) {}

  /**
   * The current head of a vehicle's journal. Where a service contradicts the signed log, a new log begins that states this.
   * @throws NotFound (404), DependencyDown (503)
   */
  async of(owner: OwnerId, vehicleId: number): Promise<Checkpoint> {
    await this.references.require(owner, VEHICLES, vehicleId);
    await this.source.open(owner, vehicleId);
    return (await this.orAnew(owner, vehicleId, (log) => this.signed(owner, vehicleId, log))).checkpoint;
  }

  /** The same with the hashes of all leaves and the entries that a book may disclose. Every leaf is compared with its service's current answer. */
  async forBook(owner: OwnerId, vehicleId: number, shown: readonly ShownRecord[]): Promise<BookJournal> {
    await this.references.require(owner, VEHICLES, vehicleId);
    await this.source.open(owner, vehicleId);
    return this.orAnew(owner, vehicleId, async (current) => {
      const { log, checkpoint } = await this.signed(owner, vehicleId, current);
      const leaves = (await this.logs.leaves(this.database, owner, log.id)).slice(0, checkpoint.size);
      requireRoot(leaves, checkpoint.root);
      const entries = await this.entriesOf(owner, vehicleId, leaves, shown);
      return { ...checkpoint, leaves: leaves.map(({ hash }) => hash), entries };
    });
  }

  private async signed(owner: OwnerId, vehicleId: number, current: JournalLog): Promise<Signed> {
    await this.writer.catchUp(owner, vehicleId, current);
    const key = await this.keys.key();
    const publicKey = await this.keys.publicKey();
    return this.database.write(owner, async (tx) => {
      const log = (await this.logs.current(within(tx), owner, vehicleId))!;
      const origin = `${key.name}/vehicles/${log.name}`;
      const head = { origin, size: log.size, root: rootOfEdge(edgeOf(log)).toString('base64') };
      await this.logs.sign(within(tx), owner, log.id, head);
      return { log, checkpoint: { ...head, note: checkpointNote(head, begunOf(log), key), key: publicKey } };
    });
  }

  /** The current log of a vehicle; creates it if there is none. */
  private current(owner: OwnerId, vehicleId: number, home: string): Promise<JournalLog> {
    return this.database.write(owner, async (tx) => {
      const known = await this.logs.current(within(tx), owner, vehicleId);
      if (known) return known;
      await this.logs.begin(within(tx), owner, vehicleId, home);
      return (await this.logs.current(within(tx), owner, vehicleId))!;
    });
  }

  /**
   * Runs `work` on the current log. Runs it again on a new log if a contradiction was found (here or by another reader), or if the log comes from another
   * database.
   */
  private async orAnew<T>(owner: OwnerId, vehicleId: number, work: (log: JournalLog) => Promise<T>): Promise<T> {
    const home = await this.logs.home(this.database);
    for (let tries = 1; ; tries += 1) {
      const log = await this.current(owner, vehicleId, home);
      try {
        if (log.home !== home) throw new Contradicted('restored');
        return await work(log);
      } catch (error) {
        if (tries > JOURNALING.length) throw error;
        if (error instanceof Contradicted)
          await this.beginAnew(owner, vehicleId, { after: log.id, home, reason: error.reason });
        else if (!(error instanceof LogEnded)) throw error;
      }
    }
  }

  /** Does nothing if another reader has already ended the log: the log begun since then has no contradiction. */
  private async beginAnew(
    owner: OwnerId,
    vehicleId: number,
    { after, home, reason }: { after: number; home: string; reason: Reason },
  ): Promise<void> {
    const isBegun = await this.database.write(owner, async (tx) => {
      const log = await this.logs.current(within(tx), owner, vehicleId);
      if (log?.id !== after) return false;
      await this.logs.beginAnew(within(tx), owner, log, home, reason);
      return true;
    });
    if (isBegun) this.log.warn(`A journal contradicts what was signed of it, and a new log was begun: ${reason}`);
  }

  /** Fetches the current values of the shown records and the hand-overs from the services. @throws Contradicted if an answer differs from the leaves */
  private async entriesOf(
    owner: OwnerId,
    vehicleId: number,
    leaves: readonly Leaf[],
    shown: readonly ShownRecord[],
  ): Promise<BookJournalEntry[]> {
    const records = new Set(shown.map(({ kind, id }) => `${kind} ${id}`));
    const newest = new NewestValues();
    for (const service of JOURNALING) {
      const comparison = new Comparison(leaves.filter((leaf) => leaf.service === service));
      for await (const entries of this.source.all(service, owner, vehicleId, { withValues: true }))
        for (const { meta, digests, values } of entries) {
          const leaf = comparison.meet({ meta, digests });
          const isShown = meta.kind === HANDOVER || records.has(`${meta.kind} ${meta.id}`);
          if (leaf === null || values === undefined || !isShown) continue;
          newest.add({ leaf: leaf.position, text: leaf.text, kind: meta.kind, id: meta.id, values });
        }
      comparison.requireAllMet();
    }
    return newest.entries;
  }
}

/** @throws Contradicted if the stored leaves do not give the stored root */
function requireRoot(leaves: readonly Leaf[], root: string): void {
  const edge = appended(
    EMPTY,
    leaves.map(({ hash }) => Buffer.from(hash, 'base64')),
  );
  if (rootOfEdge(edge).toString('base64') !== root) throw new Contradicted('changed-entries');
}

function begunOf({ reason, after_origin, after_size, after_root }: JournalLog): Begun | null {
  if (reason === null) return null;
  const after =
    after_origin === null || after_size === null || after_root === null
      ? null
      : { origin: after_origin, size: after_size, root: after_root };
  return { reason, after };
}
