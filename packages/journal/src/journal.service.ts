import { Injectable } from '@nestjs/common';
import { NotFound, type Said } from '@carnet/messages';
import { Database, isHeldToVehicles, raw, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { changesOf, type FieldChange, type JournalAction, type JournalFields } from './journal.rules.js';

/** Maximum number of entries in an answer, the newest first. People who keep records by hand do not exceed it. */
const MOST = 200;

/** Maximum characters of a value in an answer. For longer texts, pages only show that they changed. */
const LONGEST = 2_000;

/** A kind of records with a journal, and its table. */
export interface JournaledKind {
  kind: string;
  table: string;
  notFound: Said;
  /** True if each record belongs to one vehicle. */
  isOfVehicle?: boolean;
}

/** One entry of a record's history, in the format of the API. */
export interface HistoryEntry {
  seq: number;
  version: number;
  action: JournalAction;
  at: Date;
  actor_id: number | null;
  changes: FieldChange[];
}

export interface History {
  entries: HistoryEntry[];
  /** True if older entries are left out. Then `before` is null for fields that were last written in one of those. */
  more: boolean;
}

/** All columns are null for a record that has no journal yet. */
interface EntryRow {
  seq: number | null;
  version: number | null;
  action: JournalAction | null;
  at: Date | null;
  /** The author; null if it was the owner. */
  actor_id: number | null;
  fields: JournalFields | null;
}

/** Reads the journal of the service's records. */
@Injectable()
export class Journal {
  constructor(private readonly database: Database) {}

  /**
   * Returns the changes of a record with their times, the newest first. Empty for a record from before the journal that has not changed since. A person with
   * access to one vehicle only gets the changes from the time when the record belonged to that vehicle.
   * @throws NotFound (404) if the record does not exist, or belongs to another owner
   */
  async historyOf(owner: OwnerId, id: number, { kind, table, notFound, isOfVehicle }: JournaledKind): Promise<History> {
    const vehicle = raw(kind === 'vehicle' ? 'id' : 'vehicle_id');
    const whileOfVehicle = isOfVehicle ? sql`and (not ${isHeldToVehicles()} or j.vehicle_id = r.${vehicle})` : sql``;
    const rows = await this.database.rows<EntryRow>(sql`
      select j.seq, j.version, j.action, j.at, j.actor_id, (
        select jsonb_object_agg(key, case when length(value) > ${LONGEST} then left(value, ${LONGEST}) || '…' else value end)
        from jsonb_each_text(j.fields)) as fields
      from ${raw(table)} r left join journal j on j.owner_id = r.owner_id and j.kind = ${kind} and j.record_id = r.id
        ${whileOfVehicle}
      where r.owner_id = ${owner} and r.id = ${id} order by j.seq desc limit ${MOST + 1}`);
    if (rows.length === 0) throw new NotFound(notFound);
    const entries = rows.filter(isEntry).reverse();
    const changes = changesOf(entries);
    const told = entries.map(({ fields: _, ...entry }, index) => ({ ...entry, changes: changes[index]! })).reverse();
    return { entries: told.slice(0, MOST), more: told.length > MOST };
  }
}

type Entry = { [Name in Exclude<keyof EntryRow, 'fields' | 'actor_id'>]: NonNullable<EntryRow[Name]> } & Pick<
  EntryRow,
  'fields' | 'actor_id'
>;

const isEntry = (row: EntryRow): row is Entry => row.seq !== null;
