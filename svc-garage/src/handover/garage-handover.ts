import {
  type Figures,
  type Handover,
  HandoverPart,
  moveJournal,
  moveRows,
  type Refusal,
  type Told,
  type Withheld,
  withhold,
  withoutQuotas,
} from '@carnet/handover';
import { Calendar } from '@carnet/person';
import { type Queryable, raw, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** Tables of data that belongs to a vehicle. */
const OF_VEHICLE = ['parts', 'odometer_readings', 'odometer_chapters', 'vehicle_identities', 'ownership_chapters'];

/** Hands over a vehicle with its parts, readings, numbers and owners. */
@Injectable()
export class GarageHandover extends HandoverPart {
  constructor(private readonly calendar: Calendar) {
    super();
  }

  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    return (await db.rows(sql`select 1 from vehicles where owner_id = ${owner} and id = ${vehicle}`)).length > 0;
  }

  async figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures> {
    const figures: Record<string, number> = { vehicles: 1 };
    for (const table of OF_VEHICLE) {
      const [row] = await db.rows<{ rows: number }>(
        sql`select count(*)::int as rows from ${raw(table)} where owner_id = ${owner} and vehicle_id = ${vehicle}`,
      );
      figures[table] = row!.rows;
    }
    return figures;
  }

  override async refusal(db: Queryable, { to, collection_id }: Handover): Promise<Refusal | null> {
    const [collection] = await db.rows(sql`select 1 from collections where owner_id = ${to} and id = ${collection_id}`);
    return collection ? null : { refused: 'no-collection' };
  }

  async move(tx: EntityManager, handover: Handover): Promise<Told> {
    const { from, vehicle_id, without_papers } = handover;
    const ofVehicle = sql`t.vehicle_id = ${vehicle_id}`;
    for (const one of withheldOf(handover)) await withhold(tx, handover, one);
    await withoutQuotas(tx, ['collections', 'ownership_chapters']);
    await this.turnChapters(tx, handover);
    const collection = await collectionOf(tx, handover);
    await moveRows(tx, handover, [
      ...['odometer_readings', 'odometer_chapters'].map((table) => ({ table, where: ofVehicle })),
      ...['parts', 'vehicle_identities', 'ownership_chapters'].map((table) => ({
        ...{ table, where: ofVehicle, versions: ['version'] },
      })),
      ...['untraced_mileages', 'record_reading_copies'].map((table) => ({ table, where: ofVehicle })),
      { table: 'document_copies', where: sql`${ofVehicle} and t.id <> all(${without_papers}::int[])` },
      ...copiesWithParts('service_event_part_copies', 'service_event_id', 'service_event_copies', handover),
      ...copiesWithParts('modification_part_copies', 'modification_id', 'modification_copies', handover),
      {
        table: 'vehicles',
        where: sql`t.id = ${vehicle_id}`,
        versions: ['version', 'odometer_version'],
        set: sql`collection_id = ${collection}, updated_at = now()`,
      },
    ]);
    await within(tx).rows(
      sql`update document_copies set vehicle_id = null where owner_id = ${from} and vehicle_id = ${vehicle_id}`,
    );
    await moveJournal(tx, handover);
    await note(tx, handover);
    return {};
  }

  /** Ends the giver's ownership, without their name, and begins the receiver's. The journal records both changes. */
  private async turnChapters(tx: EntityManager, { from, to, vehicle_id }: Handover): Promise<void> {
    const today = await this.calendar.today(to);
    const db = within(tx);
    await db.rows(sql`
      update ownership_chapters set owned_by = 'withheld', to_date_edtf = case when to_date is null then null else to_date_edtf end,
        to_date = coalesce(to_date, greatest(from_date, ${today}::date)), version = version + 1, updated_at = now()
      where owner_id = ${from} and vehicle_id = ${vehicle_id} and owned_by = 'me'`);
    await db.rows(sql`
      insert into ownership_chapters (owner_id, vehicle_id, owned_by, from_date, mileage)
      select ${to}::int, id, 'me', ${today}::date, current_mileage from vehicles where owner_id = ${from} and id = ${vehicle_id}`);
  }
}

const MONEY = ['cost', 'currency'];

function withheldOf({ vehicle_id, with_costs, with_notes }: Handover): Withheld[] {
  const where = sql`t.vehicle_id = ${vehicle_id}`;
  return [
    ...(with_costs
      ? []
      : [
          { table: 'parts', kind: 'part', where, columns: MONEY },
          { table: 'ownership_chapters', kind: 'ownership-chapter', where, columns: ['price', 'currency'] },
        ]),
    ...(with_notes
      ? []
      : [
          { table: 'vehicles', kind: 'vehicle', where: sql`t.id = ${vehicle_id}`, columns: ['notes'] },
          { table: 'parts', kind: 'part', where, columns: ['notes'] },
          { table: 'ownership_chapters', kind: 'ownership-chapter', where, columns: ['notes'] },
          { table: 'vehicle_identities', kind: 'vehicle-identity', where, columns: ['note'] },
          { table: 'odometer_readings', kind: 'odometer-reading', where, columns: ['note'] },
        ]),
  ];
}

/** Copies of records; the rows with their parts must come first. */
const copiesWithParts = (parts: string, column: string, copies: string, { from, vehicle_id }: Handover) => [
  {
    table: parts,
    where: sql`t.${raw(column)} in (select c.id from ${raw(copies)} c where c.owner_id = ${from} and c.vehicle_id = ${vehicle_id})`,
  },
  { table: copies, where: sql`t.vehicle_id = ${vehicle_id}` },
];

/** The chosen collection; if it is gone, another one of the receiver, or a new one, because a move is never undone. */
async function collectionOf(tx: EntityManager, { to, vehicle_id, from, collection_id }: Handover): Promise<number> {
  const db = within(tx);
  const [kept] = await db.rows<{ id: number }>(
    sql`select id from collections where owner_id = ${to} order by id = ${collection_id} desc, id limit 1`,
  );
  if (kept) return kept.id;
  const [made] = await db.rows<{ id: number }>(sql`
    insert into collections (owner_id, name)
    select ${to}::int, concat_ws(' ', year, make, model) from vehicles where owner_id = ${from} and id = ${vehicle_id}
    returning id`);
  return made!.id;
}

/** Adds a journal entry for the hand-over, with the sealed head of the journal before it. */
async function note(tx: EntityManager, { id, to, vehicle_id, head }: Handover): Promise<void> {
  const fields = head ? { origin: head.origin, size: String(head.size), root: head.root } : {};
  await within(tx).rows(sql`
    insert into journal (owner_id, vehicle_id, kind, record_id, version, action, fields)
    values (${to}, ${vehicle_id}, 'handover', ${id}, 1, 'created', ${JSON.stringify(fields)}::jsonb)`);
}
