import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { HandoverView } from './handover.dto.js';
import { type Figures, type HandoverProblem, type JournalHead, type Moving, OFFER_DAYS } from './handover.entity.js';
import { handoverColumns, handoverTables, isReceivedBy } from './handover.read.js';

export const HANDOVERS_WANTED = 'carnet_handovers';

/** If a process dies, another one takes over after this time. */
const LEASE = sql`interval '12 seconds'`;
/** The maximum number of hand-overs in one answer. */
const MOST = 200;

export interface NewOffer {
  vehicle_id: number;
  vehicle_name: string;
  address: string;
  address_key: string;
  with_costs: boolean;
  with_notes: boolean;
  without_papers: readonly number[];
  figures: Figures;
}

/** The data of an offer that is needed to answer it. */
export interface OfferRow {
  id: number;
  owner_id: OwnerId;
  state: string;
  is_over: boolean;
}

type Row = Omit<HandoverView, 'offered_at' | 'expires_at' | 'ended_at'> & {
  offered_at: Date;
  expires_at: Date;
  ended_at: Date | null;
};

type Taken = Omit<Moving, 'to_id' | 'collection_id'> & { to_id: number | null; collection_id: number | null };

@Injectable()
export class HandoversRepository {
  /** Given and received hand-overs, the newest first. */
  async list(db: Queryable, person: OwnerId): Promise<HandoverView[]> {
    const rows = await db.rows<Row>(sql`
      select ${handoverColumns(person)} from ${handoverTables}
      where h.owner_id = ${person} or ${isReceivedBy(person)} order by h.id desc limit ${MOST}`);
    return rows.map(toView);
  }

  async one(db: Queryable, person: OwnerId, id: number): Promise<HandoverView | null> {
    const [row] = await db.rows<Row>(sql`
      select ${handoverColumns(person)} from ${handoverTables}
      where h.id = ${id} and (h.owner_id = ${person} or ${isReceivedBy(person)})`);
    return row ? toView(row) : null;
  }

  async insert(db: Queryable, owner: OwnerId, offer: NewOffer): Promise<number> {
    const [made] = await db.rows<{ id: number }>(sql`
      insert into handovers (owner_id, vehicle_id, vehicle_name, address, address_key, with_costs, with_notes, without_papers, figures, expires_at)
      values (${owner}, ${offer.vehicle_id}, ${offer.vehicle_name}, ${offer.address}, ${offer.address_key}, ${offer.with_costs}, ${offer.with_notes},
        ${offer.without_papers}::int[], ${JSON.stringify(offer.figures)}::jsonb, now() + make_interval(days => ${OFFER_DAYS}))
      returning id`);
    return made!.id;
  }

  /** Ends expired offers of a vehicle, to make room for a new one. */
  async endExpired(db: Queryable, owner: OwnerId, vehicle: number): Promise<void> {
    await db.rows(sql`
      update handovers set state = 'withdrawn', ended_at = expires_at
      where owner_id = ${owner} and vehicle_id = ${vehicle} and state = 'offered' and expires_at <= now()`);
  }

  async openOf(db: Queryable, owner: OwnerId, vehicle: number): Promise<boolean> {
    const rows = await db.rows(sql`
      select 1 from handovers where owner_id = ${owner} and vehicle_id = ${vehicle} and state in ('offered', 'moving')`);
    return rows.length > 0;
  }

  async offeredLately(db: Queryable, owner: OwnerId): Promise<number> {
    const [row] = await db.rows<{ offers: number }>(sql`
      select count(*)::int as offers from handovers where owner_id = ${owner} and offered_at > now() - interval '1 day'`);
    return row!.offers;
  }

  async given(db: Queryable, owner: OwnerId, id: number): Promise<OfferRow | null> {
    const [row] = await db.rows<OfferRow>(sql`
      select id, owner_id, state, expires_at <= now() as is_over from handovers where owner_id = ${owner} and id = ${id}`);
    return row ?? null;
  }

  async received(db: Queryable, person: OwnerId, id: number): Promise<OfferRow | null> {
    const [row] = await db.rows<OfferRow>(sql`
      select h.id, h.owner_id, h.state, h.expires_at <= now() as is_over from handovers h
      where h.id = ${id} and h.owner_id <> ${person} and ${isReceivedBy(person)}`);
    return row ?? null;
  }

  async end(db: Queryable, { owner_id, id }: OfferRow, state: 'withdrawn' | 'refused'): Promise<void> {
    await db.rows(sql`
      update handovers set state = ${state}, ended_at = now(), problem = null where owner_id = ${owner_id} and id = ${id}`);
  }

  /** Ends the offers of deleted vehicles. */
  async endOfVehicles(db: Queryable, owners: readonly number[], vehicles: readonly number[]): Promise<void> {
    await db.rows(sql`
      update handovers set state = 'gone', ended_at = now()
      where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${vehicles}::int[])) and state = 'offered'`);
  }

  /** Withdraws offers made after the undo link was sent. A hand-over in progress is not stopped. */
  async withdrawSince(db: Queryable, owner: OwnerId, secretHash: string): Promise<void> {
    await db.rows(sql`
      update handovers set state = 'withdrawn', ended_at = now(), problem = null
      where owner_id = ${owner} and state = 'offered' and offered_at >= (
        select date_trunc('milliseconds', u.asked_at) from address_undos u where u.owner_id = ${owner} and u.secret_hash = ${secretHash})`);
  }

  async accept(db: Queryable, { owner_id, id }: OfferRow, to: OwnerId, collection: number): Promise<void> {
    await db.rows(sql`
      update handovers set state = 'moving', to_id = ${to}, collection_id = ${collection}, problem = null, tries = 0, due_at = now()
      where owner_id = ${owner_id} and id = ${id}`);
  }

  async isMoving(db: Queryable, person: OwnerId): Promise<boolean> {
    const rows = await db.rows(sql`
      select 1 from handovers where state = 'moving' and (owner_id = ${person} or to_id = ${person}) limit 1`);
    return rows.length > 0;
  }

  async take(db: Queryable): Promise<Moving | null> {
    const [job] = await db.rows<Taken>(sql`
      update handovers h set tries = h.tries + 1, due_at = now() + ${LEASE}
      from (select owner_id, id from handovers where state = 'moving' and due_at <= now() order by due_at limit 1 for update skip locked) due
      where h.owner_id = due.owner_id and h.id = due.id
      returning h.id, h.owner_id, h.to_id, h.vehicle_id, h.vehicle_name, h.address, h.with_costs, h.with_notes, h.without_papers, h.collection_id,
        h.head, h.problem, h.is_committed, h.tries`);
    // A moving hand-over was accepted, so its receiver and collection are known.
    return (job as Moving | undefined) ?? null;
  }

  async nextIn(db: Queryable): Promise<number | null> {
    const [row] = await db.rows<{ ms: number | null }>(sql`
      select greatest(0, extract(epoch from min(due_at) - now()) * 1000)::int as ms from handovers where state = 'moving'`);
    return row?.ms ?? null;
  }

  async renew(db: Queryable, { owner_id, id, tries }: Moving): Promise<boolean> {
    const rows = await db.rows(sql`
      update handovers set due_at = now() + ${LEASE}
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and tries = ${tries} returning 1`);
    return rows.length > 0;
  }

  async later(db: Queryable, { owner_id, id, tries }: Moving, seconds: number): Promise<void> {
    await db.rows(sql`
      update handovers set due_at = now() + make_interval(secs => ${seconds})
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and tries = ${tries}`);
  }

  /** Marks the commit point: afterwards the hand-over is never undone. Returns false if another process has taken over. */
  async commit(db: Queryable, { owner_id, id, tries }: Moving, head: JournalHead | null): Promise<boolean> {
    const rows = await db.rows(sql`
      update handovers set is_committed = true, head = ${head && JSON.stringify(head)}::jsonb
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and tries = ${tries} and problem is null returning 1`);
    return rows.length > 0;
  }

  /** Stores the problem of a hand-over. Returns false if another process has taken over, or if it is already committed. */
  async giveUp(db: Queryable, { owner_id, id, tries }: Moving, problem: HandoverProblem | 'gone'): Promise<boolean> {
    const rows = await db.rows(sql`
      update handovers set problem = ${problem}
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and tries = ${tries} and not is_committed returning 1`);
    return rows.length > 0;
  }

  /** Reopens the offer; ends it if the vehicle is gone. */
  async undone(db: Queryable, { owner_id, id, tries }: Moving): Promise<void> {
    await db.rows(sql`
      update handovers set state = case when problem = 'gone' then 'gone' else 'offered' end, to_id = null, collection_id = null, due_at = null,
        ended_at = case when problem = 'gone' then now() end
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and tries = ${tries} and not is_committed`);
  }

  async done(db: Queryable, { owner_id, id }: Moving): Promise<boolean> {
    const rows = await db.rows(sql`
      update handovers set state = 'done', ended_at = now(), due_at = null
      where owner_id = ${owner_id} and id = ${id} and state = 'moving' and is_committed returning 1`);
    return rows.length > 0;
  }
}

const toView = ({ offered_at, expires_at, ended_at, ...row }: Row): HandoverView => ({
  ...row,
  offered_at: offered_at.toISOString(),
  expires_at: expires_at.toISOString(),
  ended_at: ended_at?.toISOString() ?? null,
});
