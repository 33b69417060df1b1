import { Inject, Injectable } from '@nestjs/common';
import { Database, lockOwners, raw, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { JOURNALED } from '@carnet/runtime';
import type { Journaled } from './journal.migration.js';
import { digestsOf, type JournalAction, type JournalDigests, type JournalFields, saltOf } from './journal.rules.js';
import type { JournalMeta, ShownField, VehicleJournal, VehicleJournalEntry } from './vehicle-journal.js';

/** Records that are opened by one write: the owner's own writes wait no longer than that takes. */
const OPENED_AT_ONCE = 500;

interface JournalRow {
  seq: number;
  kind: string;
  id: number;
  version: number;
  action: JournalAction;
  at: Date;
  salt: string;
  /** Null where no values were asked for, too. */
  fields: JournalFields | null;
  digests: JournalDigests | null;
}

interface MarkRow {
  entries: number;
  mark: string;
}

export interface PageOfJournal {
  /** Entries behind this one. */
  after: number;
  limit: number;
  /** With the values and their salts, where they are still kept. */
  withValues: boolean;
}

/** The journal of all of a service's records that are about one vehicle, for who seals it. */
@Injectable()
export class VehicleJournals {
  constructor(
    private readonly database: Database,
    @Inject(JOURNALED) private readonly journaled: readonly Journaled[],
  ) {}

  /**
   * Entries in the order of their numbers. An owner's writes follow each other (ADR 12) and a number is drawn within the owner's lock, so that nothing
   * is committed before what was read. What yet was (by a migration, or a restore) shows in the mark of what a reader has.
   * Values end a page as soon as they are as many bytes as a list may have, so only a page without entries is the last.
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

  /** Writes the first entry of each record of the vehicle that has none, as it is now. @returns how many */
  async open(owner: OwnerId, vehicle: number): Promise<number> {
    let opened = 0;
    for (const journaled of this.journaled) opened += await this.openAllOf(owner, vehicle, journaled);
    return opened;
  }

  /** A mark that tells apart two answers that had to be the same: the count of entries up to a number, and a hash of their salts, which nobody has twice. */
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
   * An update that changes nothing: the trigger sees a record without an entry, and opens it as it does before a change. It is no write of a person's, and so
   * goes on where a vehicle is held (ADR 132).
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
