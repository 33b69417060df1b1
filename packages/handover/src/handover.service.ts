import { FactLog, FreshReads, type Republication } from '@carnet/fact-log';
import { VehicleJournals } from '@carnet/journal';
import { Database, lockOwners, type Queryable, raw, type Sql, sql, within } from '@carnet/pg';
import { REPUBLISHED } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { isOfVehicle } from './of-vehicle.rules.js';
import type { Figures, Handover, Held, Refusal, Told } from './handover.js';
import { HandoverPart } from './handover-part.js';

/** Longer than any step takes. The coordinator renews the hold. */
const HELD_FOR = sql`interval '15 minutes'`;
/** Time for which the result of a move is kept; longer than any handover runs. */
const MOVES_KEPT_FOR = sql`interval '30 days'`;
const PAGE = 500;

/** The steps of a handover in one service. Each step can be repeated, and then does only what is left (ADR 132). */
@Injectable()
export class Handovers {
  constructor(
    private readonly database: Database,
    private readonly part: HandoverPart,
    private readonly facts: FactLog,
    private readonly fresh: FreshReads,
    private readonly journals: VehicleJournals,
    @Inject(REPUBLISHED) private readonly republications: readonly Republication[],
  ) {}

  async figures(owner: number, vehicle: number): Promise<{ isThere: boolean; figures: Figures }> {
    const isThere = await this.part.isThere(this.database, owner, vehicle);
    return { isThere, figures: isThere ? await this.part.figures(this.database, owner, vehicle) : {} };
  }

  hasPapers(owner: number, vehicle: number, ids: readonly number[]): Promise<boolean> {
    return this.part.hasPapers(this.database, owner, vehicle, ids);
  }

  /** Refuses people's writes about the vehicle from now on. A repeated request extends the hold, even after the move. */
  async hold(handover: Handover): Promise<Held> {
    const { id, from, to, vehicle_id } = handover;
    const refusal = await this.database.transaction(async (tx) => {
      await lockOwners(tx, [from, to]);
      const db = within(tx);
      await db.rows(sql`
        update held_vehicles set until = now() + ${HELD_FOR} where owner_id in (${from}, ${to}) and handover_id = ${id}`);
      if (await this.isMoved(db, handover)) return null;
      const reason = await this.refusalOf(db, handover);
      if (reason) return reason;
      await db.rows(sql`
        insert into held_vehicles as held (owner_id, vehicle_id, handover_id, until)
        values (${from}, ${vehicle_id}, ${id}, now() + ${HELD_FOR})
        on conflict (owner_id, vehicle_id) do update set handover_id = excluded.handover_id, until = excluded.until`);
      return null;
    });
    return refusal ?? { place: this.fresh.placeOf(await this.facts.end()) };
  }

  /** Makes sure that every record has a first entry in the journal, and does the slow work. */
  async prepare(handover: Handover): Promise<Told> {
    if (await this.isMoved(this.database, handover)) return {};
    await this.journals.open(handover.from, handover.vehicle_id);
    return this.part.prepare(handover);
  }

  /** Moves all rows in one transaction. */
  move(handover: Handover): Promise<Told> {
    const { id, from, to } = handover;
    return this.database.transaction(async (tx) => {
      await lockOwners(tx, [from, to]);
      const db = within(tx);
      const [moved] = await db.rows<{ told: Told }>(this.movedRow(handover));
      if (moved) return moved.told;
      await db.rows(sql`set constraints all deferred`);
      const told = await this.part.move(tx, handover);
      // Delete the cached counts by id: the moved rows have ids below the counted ones.
      await db.rows(sql`delete from quota_counts where owner_id in (${from}, ${to})`);
      await db.rows(sql`
        insert into handover_moves (owner_id, handover_id, told) values (${to}, ${id}, ${JSON.stringify(told)}::jsonb)`);
      // The receiver must not write about the vehicle yet, because other services have not moved their rows.
      await db.rows(sql`
        insert into held_vehicles as held (owner_id, vehicle_id, handover_id, until)
        values (${to}, ${handover.vehicle_id}, ${id}, now() + ${HELD_FOR})
        on conflict (owner_id, vehicle_id) do update set handover_id = excluded.handover_id, until = excluded.until`);
      return told;
    });
  }

  /** Publishes the facts of everything that moved. */
  tell(handover: Handover): Promise<object> {
    const { id, from, to } = handover;
    return this.database.transaction(async (tx) => {
      await lockOwners(tx, [from, to]);
      const db = within(tx);
      const news = await db.rows(sql`
        update handover_moves set is_told = true where owner_id = ${to} and handover_id = ${id} and not is_told returning 1`);
      if (news.length === 0) return {};
      await this.facts.append(tx, await this.part.facts(tx, handover));
      const beside = await this.part.keysBeside(db, handover);
      for (const republication of this.republications) await this.tellKind(tx, republication, handover, beside);
      return {};
    });
  }

  /** Ends the hold, whether the vehicle moved or not. The move is remembered for a while, because this request may be repeated. */
  async release({ id, from, to }: Handover): Promise<object> {
    await this.database.transaction(async (tx) => {
      await lockOwners(tx, [from, to]);
      await within(tx).rows(sql`delete from held_vehicles where owner_id in (${from}, ${to}) and handover_id = ${id}`);
      await within(tx).rows(
        sql`delete from handover_moves where owner_id in (${from}, ${to}) and moved_at < now() - ${MOVES_KEPT_FOR}`,
      );
    });
    return {};
  }

  private async isMoved(db: Queryable, handover: Handover): Promise<boolean> {
    return (await db.rows(this.movedRow(handover))).length > 0;
  }

  private movedRow({ id, to }: Handover): Sql {
    return sql`select told from handover_moves where owner_id = ${to} and handover_id = ${id}`;
  }

  private async refusalOf(db: Queryable, handover: Handover): Promise<Refusal | null> {
    const { from, vehicle_id } = handover;
    if (!(await this.part.isThere(db, from, vehicle_id))) return { refused: 'not-there' };
    return (
      (await this.part.refusal(db, handover)) ??
      (await this.lackOfRoom(db, handover, await this.part.figures(db, from, vehicle_id)))
    );
  }

  /** The first table whose quota the receiver would exceed. */
  private async lackOfRoom(db: Queryable, { to }: Handover, figures: Figures): Promise<Refusal | null> {
    for (const [things, coming] of Object.entries(figures)) {
      if (coming === 0) continue;
      const [room] = await db.rows<{ most: number | null }>(
        sql`select nullif(current_setting(${`carnet.quota_${things}`}, true), '')::integer as most`,
      );
      if (room?.most == null) continue;
      const [kept] = await db.rows<{ has: number }>(
        sql`select count(*)::int as has from ${tableNamed(things)} where owner_id = ${to}`,
      );
      if (kept!.has + coming > room.most) return { refused: 'no-room', things, most: room.most };
    }
    return null;
  }

  private async tellKind(
    tx: EntityManager,
    republication: Republication,
    { to, vehicle_id }: Handover,
    beside: ReadonlySet<string>,
  ): Promise<void> {
    for (let after = 0; ;) {
      const page = await republication.snapshots(tx, { owner: to, id: after }, PAGE);
      const own = page.filter(({ ownerId }) => ownerId === to);
      await this.facts.append(
        tx,
        own.filter((draft) => isOfVehicle(draft, vehicle_id) || beside.has(`${draft.kind} ${draft.key}`)),
      );
      if (own.length < PAGE) return;
      after = Number(own.at(-1)!.key);
    }
  }
}

/** Only our own code names tables, so a wrong name is a programming error. */
function tableNamed(name: string): Sql {
  if (!/^[a-z_]+$/.test(name)) throw new Error('That is no name of a table');
  return raw(name);
}
