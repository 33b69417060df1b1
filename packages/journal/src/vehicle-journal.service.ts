import { Inject, Injectable } from '@nestjs/common';
import { Database, lockOwners, raw, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { JOURNALED } from '@carnet/runtime';
import type { Journaled } from './journal.migration.js';
import { digestsOf, type JournalAction, type JournalDigests, type JournalFields, saltOf } from './journal.rules.js';
import type { JournalMeta, ShownField, VehicleJournal, VehicleJournalEntry } from './vehicle-journal.js';

/** Maximum number of records per transaction, because it delays the owner's own writes. */
const OPENED_AT_ONCE = 500;

interface JournalRow {
  seq: number;
  kind: string;
  id: number;
  version: number;
  action: JournalAction;
  at: Date;
  salt: string;
  /** Null also if no values were requested. */
  fields: JournalFields | null;
  digests: JournalDigests | null;
}

interface MarkRow {
  entries: number;
  mark: string;
}

export interface PageOfJournal {
  /** Cursor: returns the entries after this number. */
  after: number;
  limit: number;
  /** True to include values and their salts, if they still exist. */
  withValues: boolean;
}

/** The journal of all records of a service that belong to one vehicle, for the service that seals it. */
@Injectable()
export class VehicleJournals {
  constructor(
    private readonly database: Database,
    @Inject(JOURNALED) private readonly journaled: readonly Journaled[],
  ) {}

  /**
   * Returns entries sorted by number. An owner's writes are serialised (ADR 12), and a number is drawn under the owner's lock, so that no later commit has a
   * number below one that was read. An exception (a migration or a restore) changes the mark of the entries that the reader has. A page also ends when its
   * values reach the byte limit of lists, so only an empty page is the last one.
   */
  async read(owner: OwnerId, vehicle: number, page: PageOfJournal): Promise<VehicleJournal> {
    const known = await this.markOf(owner, vehicle, page.after);
    const rows = await this.database.rows<JournalRow>(sql`
      select seq, kind, id, version, action, at, salt, fields, digests from (
        select seq, kind, record_id as id, version, action, at, salt, case when wanted then fields end as fields,
          case when wanted or fields is null then digests else journal_digests(fields, salt) end as digests,
          sum(case when wanted then octet_length(fields::text) end) over (order by seq rows between unbounded preceding and 1 preceding) as before
        from (
          select *, ${page.withValues}::boolean as wanted from journal
          where owner_id = ${owner} and vehicle_id = ${vehicle} and seq > ${page.after} order by seq limit ${page.limit}) page) weighed
      where coalesce(before, 0) < ${this.database.lists.bytes} order by seq`);
    return { known, entries: rows.map(toEntry) };
  }

  /** Writes a first entry with the current values for each record of the vehicle that has none. @returns the number of new entries */
  async open(owner: OwnerId, vehicle: number): Promise<number> {
    let opened = 0;
    for (const journaled of this.journaled) opened += await this.openAllOf(owner, vehicle, journaled);
    return opened;
  }

  /** A mark that shows whether earlier entries have changed: the count of entries up to a number, and a hash of their unique salts. */
  private async markOf(owner: OwnerId, vehicle: number, upTo: number): Promise<MarkRow> {
    const [row] = await this.database.rows<MarkRow>(sql`
      select count(*)::int as entries, coalesce(encode(sha256(convert_to(string_agg(seq || salt, ',' order by seq), 'UTF8')), 'hex'), '') as mark
      from journal where owner_id = ${owner} and vehicle_id = ${vehicle} and seq <= ${upTo}`);
    return row!;
  }

  private async openAllOf(owner: OwnerId, vehicle: number, journaled: Journaled): Promise<number> {
    for (let opened = 0; ;) {
      const now = await this.openSomeOf(owner, vehicle, journaled);
      opened += now;
      if (now < OPENED_AT_ONCE) return opened;
    }
  }

  /**
   * Runs an update that changes nothing: the trigger writes the first entry of a record without entries, as before any change. Such an update is allowed while
   * the vehicle is held, because it is not a person's write (ADR 132).
   */
  private openSomeOf(owner: OwnerId, vehicle: number, { table, kind, vehicle: of }: Journaled): Promise<number> {
    return this.database.inTurn(owner, () =>
      this.database.transaction(async (tx) => {
        await lockOwners(tx, [owner]);
        const rows = await within(tx).rows<{ id: number }>(sql`
          update ${raw(table)} set version = version where owner_id = ${owner} and id in (
            select r.id from ${raw(table)} r where r.owner_id = ${owner} and r.${raw(of ?? 'vehicle_id')} = ${vehicle} and not exists (
              select from journal j where j.owner_id = r.owner_id and j.kind = ${kind} and j.record_id = r.id)
            order by r.id limit ${OPENED_AT_ONCE})
          returning id`);
        return rows.length;
      }),
    );
  }
}

function toEntry(row: JournalRow): VehicleJournalEntry {
  const { seq, kind, id, version, action, at, salt, fields, digests } = row;
  const meta: JournalMeta = { seq, kind, id, version, action, at: at.toISOString() };
  if (fields === null) return { meta, digests: digests ?? {} };
  return { meta, digests: digestsOf(salt, fields), values: shown(salt, fields) };
}

const shown = (salt: string, fields: JournalFields): Record<string, ShownField> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { salt: saltOf(salt, name), value }]));
