import type { FactDraft } from '@carnet/fact-log';
import { type Queryable, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';
import type { Figures, Handover, Refusal, Told } from './handover.js';

/** A service's part in a handover: it moves the service's rows of a vehicle. A provider of the service, under this class. */
export abstract class HandoverPart {
  abstract isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean>;

  /** The number of rows to move, by table. A table with a quota must appear under its own name. */
  abstract figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures>;

  /** Tells whether all these papers belong to the vehicle. */
  hasPapers(_db: Queryable, _owner: OwnerId, _vehicle: number, _ids: readonly number[]): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Checks further conditions before the vehicle is held; null if there is no objection. */
  refusal(_db: Queryable, _handover: Handover): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  /** Does repeatable work that takes longer than a transaction may. */
  prepare(_handover: Handover): Promise<Told> {
    return Promise.resolve({});
  }

  /** Moves all rows, in a transaction that holds the locks of both owners and defers foreign keys. */
  abstract move(tx: EntityManager, handover: Handover): Promise<Told>;

  /** Facts of moved rows whose kinds have no republication. */
  facts(_tx: EntityManager, _handover: Handover): Promise<FactDraft[]> {
    return Promise.resolve([]);
  }

  /** Keys of facts that belong to the vehicle but do not name it in their bodies, as `<kind> <key>`. */
  keysBeside(_db: Queryable, _handover: Handover): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }
}

/** A table whose rows change their owner. */
export interface Moving {
  table: string;
  /** A condition on `t`, in addition to the owner. */
  where: Sql;
  /** Version columns, which are raised so that the facts of the rows are new. */
  versions?: readonly string[];
  /** Further assignments of the update. */
  set?: Sql;
  /** True for copies of another service's things, of which the receiver may already have one. */
  isCopy?: boolean;
}

/**
 * Changes the owner of rows in the given order: a table must come before the tables that its condition reads. From then on, the transaction's triggers write no
 * journal.
 */
export async function moveRows(tx: EntityManager, { from, to }: Handover, moving: readonly Moving[]): Promise<void> {
  await within(tx).rows(sql`select set_config('carnet.journal', 'off', true)`);
  // First delete the receiver's copies: later, the delete would cascade to moved rows that refer to them.
  for (const { table, where } of moving.filter(({ isCopy }) => isCopy))
    await within(tx).rows(sql`delete from ${raw(table)} t where t.owner_id = ${to} and (${where})`);
  for (const { table, where, versions = [], set } of moving) {
    const raised = versions.map((column) => sql`, ${raw(column)} = t.${raw(column)} + 1`);
    const more = set ? sql`, ${set}` : sql``;
    const all = raised.reduce((text, one) => sql`${text}${one}`, sql``);
    await within(tx).rows(
      sql`update ${raw(table)} t set owner_id = ${to}${all}${more} where t.owner_id = ${from} and (${where})`,
    );
  }
}

/** Clears values of rows before they move, as a normal change. Afterwards, the journal contains only digests of the old values. */
export interface Withheld {
  table: string;
  where: Sql;
  columns: readonly string[];
  /** The kind of the rows in the journal. */
  kind?: string;
  /** False if the table has no version column. */
  hasVersion?: boolean;
}

export async function withhold(
  tx: EntityManager,
  { from, vehicle_id }: Handover,
  { table, where, columns, kind, hasVersion = true }: Withheld,
): Promise<void> {
  const db = within(tx);
  const list = columns.map((column) => `${column} = null`).join(', ');
  const said = columns.map((column) => `t.${column} is not null`).join(' or ');
  const version = hasVersion ? ', version = t.version + 1, updated_at = now()' : '';
  await db.rows(
    sql`update ${raw(table)} t set ${raw(list + version)} where t.owner_id = ${from} and (${where}) and (${raw(said)})`,
  );
  if (kind === undefined) return;
  await db.rows(sql`
    update journal j set digests = journal_digests(j.fields, j.salt), fields = null
    where j.owner_id = ${from} and j.kind = ${kind} and j.fields is not null
      and (j.vehicle_id = ${vehicle_id} or j.vehicle_id is null)
      and j.record_id in (select t.id from ${raw(table)} t where t.owner_id = ${from} and (${where}))
      and exists (select from jsonb_each_text(j.fields) f where f.key = any(${columns}::text[]) and f.value is not null)`);
}

/** The author after the move. An entry without an author belongs to the giver; an entry that the receiver wrote as a guest is their own now. */
export const actorAfter = ({ from, to }: Handover): Sql => sql`nullif(coalesce(actor_id, ${from}::int), ${to}::int)`;

/**
 * Moves the journal of the vehicle to its new owner. Entries of a record that belongs to another vehicle by now are reduced to digests, because the record
 * stays with the giver.
 */
export async function moveJournal(tx: EntityManager, handover: Handover): Promise<void> {
  const { from, to, vehicle_id } = handover;
  const db = within(tx);
  await db.rows(sql`
    update journal j set digests = journal_digests(j.fields, j.salt), fields = null
    where j.owner_id = ${from} and j.vehicle_id = ${vehicle_id} and j.fields is not null and ${vehicle_id} is distinct from (
      select l.vehicle_id from journal l where l.owner_id = ${from} and l.kind = j.kind and l.record_id = j.record_id
      order by l.seq desc limit 1)`);
  await db.rows(sql`
    update journal set owner_id = ${to}, actor_id = ${actorAfter(handover)} where owner_id = ${from} and vehicle_id = ${vehicle_id}`);
}

/** Disables quotas for the inserts of a move: they were checked before, and a move cannot be undone. */
export async function withoutQuotas(tx: EntityManager, tables: readonly string[]): Promise<void> {
  for (const table of tables) await within(tx).rows(sql`select set_config(${`carnet.quota_${table}`}, '', true)`);
}
