import type { FactDraft } from '@carnet/fact-log';
import { type Queryable, raw, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { EntityManager } from 'typeorm';
import type { Figures, Handover, Refusal, Told } from './handover.js';

/** A service, as it says of its vehicles what goes along; a provider of the service, under this class. */
export abstract class HandoverPart {
  abstract isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean>;

  /** Rows that would go along, by tables; tables with a quota stand here by their names. */
  abstract figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures>;

  /** Tells whether these are papers of the vehicle. */
  hasPapers(_db: Queryable, _owner: OwnerId, _vehicle: number, _ids: readonly number[]): Promise<boolean> {
    return Promise.resolve(false);
  }

  /** Looks at what else has to be, before anything is held. */
  refusal(_db: Queryable, _handover: Handover): Promise<Refusal | null> {
    return Promise.resolve(null);
  }

  /** Does what takes longer than a transaction may, and can be done again. */
  prepare(_handover: Handover): Promise<Told> {
    return Promise.resolve({});
  }

  /** Moves all rows, in a transaction that holds both people's locks and puts foreign keys off. */
  abstract move(tx: EntityManager, handover: Handover): Promise<Told>;

  /** Facts of what moved that the kinds which can be told again do not name. */
  facts(_tx: EntityManager, _handover: Handover): Promise<FactDraft[]> {
    return Promise.resolve([]);
  }

  /** Keys of facts that belong to the vehicle without naming it in their bodies. */
  keysBeside(_db: Queryable, _handover: Handover): Promise<ReadonlySet<string>> {
    return Promise.resolve(new Set());
  }
}

/** Rows that change their owner. */
export interface Moving {
  table: string;
  /** A condition on `t`, beside its owner. */
  where: Sql;
  /** Columns that count versions, which rise so that facts of the rows are news. */
  versions?: readonly string[];
  /** Further assignments. */
  set?: Sql;
  /** Copies of what others tell, of which the receiver can have one already. */
  isCopy?: boolean;
}

/** Changes the owner of rows, in the order that is given: rows that are found by others come before those. From then on the transaction writes no journal of its own accord. */
export async function moveRows(tx: EntityManager, { from, to }: Handover, moving: readonly Moving[]): Promise<void> {
  await within(tx).rows(sql`select set_config('carnet.journal', 'off', true)`);
  // Before anything of the receiver names them: what does goes with them.
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

/** Takes values out of rows that go along: a change like any other, after which what the journal had of them are digests. */
export interface Withheld {
  table: string;
  where: Sql;
  columns: readonly string[];
  /** The rows of the journal, by their kind. */
  kind?: string;
  /** False where the table counts no versions. */
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

/** An entry without an author is its owner's; what the receiver wrote as a guest is their own now. */
export const actorAfter = ({ from, to }: Handover): Sql => sql`nullif(coalesce(actor_id, ${from}::int), ${to}::int)`;

/**
 * The journal of the vehicle goes on with its new owner. Of a record that is of another vehicle by now, and stays, only digests go along: what it says is the
 * giver's.
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

/** Inserts of a move are not refused for want of room: that was looked at before, and a move is not taken back. */
export async function withoutQuotas(tx: EntityManager, tables: readonly string[]): Promise<void> {
  for (const table of tables) await within(tx).rows(sql`select set_config(${`carnet.quota_${table}`}, '', true)`);
}
