import {
  type Figures,
  type Handover,
  actorAfter,
  HandoverPart,
  moveJournal,
  moveRows,
  type Told,
  type Withheld,
  withhold,
  withoutQuotas,
} from '@carnet/handover';
import { Calendar } from '@carnet/person';
import { type Queryable, type Sql, sql, within } from '@carnet/pg';
import { countedFor } from '../costs/costs.read.js';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FollowedRepository } from '../life/followed.repository.js';
import { asOf } from '../life/life.rules.js';
import type { StoredEntry } from '../passports/travelling-entries.rules.js';
import { type Parting, partedEntries } from './parted-uses.rules.js';

/** The number of a vehicle's rows, by table. */
type Counts = Record<
  'fill_ups' | 'track_sessions' | 'day_checks' | 'fitments' | 'components' | 'component_entries',
  number
>;

/**
 * Moves a vehicle's fill-ups, sessions and components. A component that was only on this vehicle moves. One that was also on others stays, and a copy with its
 * measurements moves for its time on this vehicle. Both keep their use on the other person's vehicles as entries.
 */
@Injectable()
export class UsageHandover extends HandoverPart {
  constructor(
    private readonly followed: FollowedRepository,
    private readonly calendar: Calendar,
  ) {
    super();
  }

  async isThere(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`select 1 from vehicle_copies where owner_id = ${owner} and id = ${vehicle}`);
    return rows.length > 0;
  }

  async figures(db: Queryable, owner: OwnerId, vehicle: number): Promise<Figures> {
    const ofVehicle = sql`owner_id = ${owner} and vehicle_id = ${vehicle}`;
    const fitted = sql`select component_id from fitments where ${ofVehicle}`;
    const [figures] = await db.rows<Counts>(sql`
      select (select count(*)::int from fill_ups where ${ofVehicle}) as fill_ups,
        (select count(*)::int from track_sessions where ${ofVehicle}) as track_sessions,
        (select count(*)::int from day_checks where ${ofVehicle}) as day_checks,
        (select count(*)::int from fitments where ${ofVehicle}) as fitments,
        (select count(*)::int from components where owner_id = ${owner} and id in (${fitted})) as components,
        (select count(*)::int from component_entries where owner_id = ${owner} and component_id in (${fitted})) as component_entries`);
    return figures!;
  }

  async move(tx: EntityManager, handover: Handover): Promise<Told> {
    const { from, to, vehicle_id } = handover;
    const db = within(tx);
    const components = await this.componentsOf(db, handover);
    const own = components.filter(({ is_shared }) => !is_shared).map(({ id }) => id);
    const shared = components.filter(({ is_shared }) => is_shared).map(({ id }) => id);
    for (const one of withheldOf(handover, own)) await withhold(tx, handover, one);
    await withoutQuotas(tx, ['components', 'component_entries']);
    const copies = await this.copy(tx, handover, shared);
    await this.part(tx, { ...handover, own: new Set(own), copies: new Map(shared.map((id, at) => [id, copies[at]!])) });
    await this.unfollow(tx, handover, own);
    await this.unname(tx, handover, own);
    const isOwn = sql`any(${own}::int[])`;
    const copyOf = (id: Sql): Sql => sql`(
      select c.copy from unnest(${shared}::int[], ${copies}::int[]) as c (id, copy) where c.id = ${id})`;
    await moveRows(tx, handover, [
      { table: 'component_entries', where: sql`t.component_id = ${isOwn}` },
      {
        table: 'fitments',
        where: sql`t.vehicle_id = ${vehicle_id}`,
        set: sql`component_id = coalesce(${copyOf(sql`t.component_id`)}, t.component_id)`,
      },
      { table: 'due_points', where: sql`t.component_id = ${isOwn}`, versions: ['version'] },
      { table: 'components', where: sql`t.id = ${isOwn}` },
      { table: 'fill_ups', where: sql`t.vehicle_id = ${vehicle_id}`, versions: ['version'] },
      {
        table: 'track_sessions',
        where: sql`t.vehicle_id = ${vehicle_id}`,
        // Null means the components mounted on that day; an empty list means none.
        set: sql`component_ids = case when t.component_ids is not null then array(
          select coalesce(${copyOf(sql`n.id`)}, n.id) from unnest(t.component_ids) as n (id)
          where n.id = ${isOwn} or n.id = any(${shared}::int[]) order by 1) end`,
      },
      { table: 'day_checks', where: sql`t.vehicle_id = ${vehicle_id}`, versions: ['version'] },
      { table: 'part_copies', where: sql`t.vehicle_id = ${vehicle_id}` },
      { table: 'odometer_copies', where: sql`t.id = ${vehicle_id}`, isCopy: true },
      { table: 'vehicle_copies', where: sql`t.id = ${vehicle_id}`, isCopy: true },
    ]);
    await moveJournal(tx, handover);
    await db.rows(sql`
      update journal j set owner_id = ${to}, actor_id = ${actorAfter(handover)} where j.owner_id = ${from} and (
        (j.kind = 'component' and j.record_id = ${isOwn})
        or (j.kind = 'component-entry' and j.record_id in (
          select e.id from component_entries e where e.owner_id = ${to} and e.component_id = ${isOwn})))`);
    await db.rows(sql`
      insert into due_marks (owner_id) select unnest(array[${from}::int, ${to}::int]) on conflict do nothing`);
    return {};
  }

  private componentsOf(db: Queryable, { from, vehicle_id }: Handover): Promise<{ id: number; is_shared: boolean }[]> {
    return db.rows<{ id: number; is_shared: boolean }>(sql`
      select c.id, bool_or(f.vehicle_id <> ${vehicle_id}) as is_shared
      from components c join fitments f on f.owner_id = c.owner_id and f.component_id = c.id
      where c.owner_id = ${from} group by c.id having bool_or(f.vehicle_id = ${vehicle_id}) order by c.id`);
  }

  /** Unlinks moving components from parts that stay, and staying components from parts that move. */
  private async unfollow(tx: EntityManager, { from, vehicle_id }: Handover, own: readonly number[]): Promise<void> {
    await within(tx).rows(sql`
      update components c set part_id = null, version = version + 1, updated_at = now()
      where c.owner_id = ${from} and c.part_id is not null and (c.id = any(${own}::int[])) <> exists (
        select from part_copies p where p.owner_id = c.owner_id and p.id = c.part_id and p.vehicle_id = ${vehicle_id})`);
  }

  /** Removes moving components from sessions that stay. */
  private async unname(tx: EntityManager, { from, vehicle_id }: Handover, own: readonly number[]): Promise<void> {
    await within(tx).rows(sql`
      update track_sessions s set component_ids = array(
        select n.id from unnest(s.component_ids) as n (id) where n.id <> all(${own}::int[]) order by 1), version = version + 1, updated_at = now()
      where s.owner_id = ${from} and s.vehicle_id <> ${vehicle_id} and s.component_ids && ${own}::int[]`);
  }

  /** Stores the entries of `partedEntries`, which preserve the use of components. */
  private async part(tx: EntityManager, parting: Parting): Promise<void> {
    const db = within(tx);
    const { from, copies } = parting;
    const stored = await db.rows<StoredEntry>(sql`
      select e.id, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit, e.hours,
        e.sessions, e.open, e.note
      from component_entries e where e.owner_id = ${from} and e.component_id = any(${[...copies.keys()]}::int[]) order by e.id`);
    const [now] = await db.rows<{ today: string }>(sql`select ${this.calendar.todayOf(from)} as today`);
    const { components, ledgers } = await this.followed.of(db, from);
    const garage = { ledgers, components: components.map((one) => asOf(one, now!.today)) };
    const entries = partedEntries(
      garage,
      Map.groupBy(stored, ({ component_id }) => component_id),
      parting,
    );
    await db.rows(sql`
      insert into component_entries (owner_id, component_id, kind, happened_on, mileage, positions, depth_unit, depths, distance, distance_unit,
        hours, sessions, open, note)
      select e.owner_id, e.component_id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit,
        e.hours, e.sessions, e.open, e.note
      from jsonb_to_recordset(${JSON.stringify(entries.map((one, at) => ({ ...one, at })))}::jsonb) as e (
        at int, owner_id int, component_id int, kind text, happened_on date, mileage int, positions text[], depth_unit text, depths jsonb,
        distance numeric, distance_unit text, hours numeric, sessions int, open text, note text)
      order by e.at`);
  }

  /**
   * Copies components; returns the copies' ids in the order of the components. A price that counts for the vehicle moves with the copy, and then counts for no
   * other vehicle; every other price stays (ADR 141).
   */
  private async copy(tx: EntityManager, handover: Handover, ids: readonly number[]): Promise<number[]> {
    const { from, to, vehicle_id, with_costs, with_notes } = handover;
    const db = within(tx);
    const isPaid = sql`c.price_counts and ${countedFor({ owners: [from], ids: [vehicle_id] })}`;
    const goes = sql`${with_costs}::boolean and ${isPaid}`;
    const made = await db.rows<{ id: number }>(sql`
      insert into components (owner_id, part_id, kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on, price, currency,
        stored_at, limits, note, retired_on, price_counts)
      select ${to}::int, (select p.id from part_copies p where p.owner_id = ${from} and p.id = c.part_id and p.vehicle_id = ${vehicle_id}), kind, name, maker, number, size, season, tyres, made_on, first_used_on, bought_on,
        case when ${goes} then price end, case when ${goes} then currency end,
        null, limits, case when ${with_notes}::boolean then note end, retired_on, ${isPaid}
      from components c where owner_id = ${from} and id = any(${ids}::int[]) order by id
      returning id`);
    const copies = made.map(({ id }) => id).toSorted((a, b) => a - b);
    await db.rows(sql`
      update components c set price_counts = false where c.owner_id = ${from} and c.id = any(${ids}::int[]) and ${isPaid}`);
    return copies;
  }
}

/** A price that counts for no vehicle was paid for a deleted one, so it does not move (ADR 141). */
function withheldOf({ vehicle_id, with_costs, with_notes }: Handover, components: readonly number[]): Withheld[] {
  const ofVehicle = sql`t.vehicle_id = ${vehicle_id}`;
  const isOwn = sql`t.id = any(${components}::int[])`;
  const prices = { table: 'components', kind: 'component', columns: ['price', 'currency'] };
  const ofOwn = sql`t.component_id = any(${components}::int[])`;
  return [
    ...(with_costs
      ? [{ ...prices, where: sql`${isOwn} and not t.price_counts` }]
      : [
          { table: 'fill_ups', kind: 'fill-up', where: ofVehicle, columns: ['total', 'currency', 'unit_price'] },
          { ...prices, where: isOwn },
        ]),
    ...(with_notes
      ? []
      : [
          { table: 'fill_ups', kind: 'fill-up', where: ofVehicle, columns: ['note'] },
          { table: 'fitments', kind: 'fitment', where: ofVehicle, columns: ['note'] },
          { table: 'track_sessions', kind: 'track-session', where: ofVehicle, columns: ['note'] },
          { table: 'components', kind: 'component', where: isOwn, columns: ['note'] },
          { table: 'component_entries', kind: 'component-entry', where: ofOwn, columns: ['note'] },
        ]),
  ];
}
