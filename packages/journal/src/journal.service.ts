import { Injectable } from '@nestjs/common';
import { NotFound, type Said } from '@carnet/messages';
import { Database, isHeldToVehicles, raw, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { changesOf, type FieldChange, type JournalAction, type JournalFields } from './journal.rules.js';

/** The newest entries that one answer holds; a record with more of them is not one that a person keeps by hand. */
const MOST = 200;

/** The characters of a value that an answer holds: pages show of long texts only that they were changed. */
const LONGEST = 2_000;

/** A kind of records with a journal, and where its rows are. */
export interface JournaledKind {
  kind: string;
  table: string;
  notFound: Said;
  /** True of records of which each is of one vehicle. */
  isOfVehicle?: boolean;
}

/** One entry of a record's history, as the API answers it. */
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
  /** Older entries are left out; where a field was last written in one of them, `before` is null. */
  more: boolean;
}

/** All null where the record has no journal yet. */
interface EntryRow {
  seq: number | null;
  version: number | null;
  action: JournalAction | null;
  at: Date | null;
  /** Null where the owner has written it. */
  actor_id: number | null;
  fields: JournalFields | null;
}

/** Reads the journal of the service's records. */
@Injectable()
export class Journal {
  constructor(private readonly database: Database) {}

  /**
   * Changes of a record and their times, the newest first. Of one from before the journal that was not changed since there is nothing. To whoever has one vehicle
   * those are told that were written while the record was that vehicle's.
   * @throws NotFound (404) where it is not there or not the owner's
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
