import type { OwnedIds } from '@carnet/fact-log';
import { Columns, type Queryable, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { FillUp, FillUpFields } from './fill-up.entity.js';
import { FillUpNotFound } from './fill-up.errors.js';
import { enteredAt, type GoneFillUp } from './fill-up.fact.js';
import { writtenFillUp } from './fill-up.read.js';

/** The result of a write: columns that PostgreSQL sets, and the answer as JSON text. */
export interface WrittenFillUp {
  id: number;
  version: number;
  entered_at: string;
  json: string;
}

const columns = new Columns<FillUpFields>({
  ...{ vehicle_id: 'int', filled_on: 'date', at: 'time', odometer: 'int', trip: 'numeric' },
  ...{
    energy: 'text',
    amount: 'numeric',
    unit: 'text',
    full: 'boolean',
    missed_before: 'boolean',
    excluded: 'boolean',
  },
  ...{ total: 'numeric', currency: 'text', unit_price: 'numeric', station: 'text', tank: 'int', note: 'text' },
  ...{ charge_kind: 'text', from_percent: 'int', to_percent: 'int', to_complete: 'boolean' },
});

const gone = sql`id, owner_id, version, odometer`;

@Injectable()
export class FillUpsRepository {
  /** Stores a fill-up. Returns null and stores nothing if its vehicle does not belong to the owner. */
  async insert(tx: EntityManager, owner: OwnerId, fields: FillUpFields): Promise<WrittenFillUp | null> {
    const [written] = await within(tx).rows<WrittenFillUp>(sql`
      with v as (${vehicle(owner, fields.vehicle_id)}),
      f as (
        insert into fill_ups (owner_id, ${columns.names}) select ${owner}::int, ${columns.values(fields)} from v returning *
      )
      ${writtenFillUp}`);
    return written ?? null;
  }

  /** Stores many checked fill-ups in one statement. Returns their ids and times of entry, in the given order. */
  insertMany(
    tx: EntityManager,
    owner: OwnerId,
    fillUps: readonly FillUpFields[],
  ): Promise<Pick<FillUp, 'id' | 'entered_at'>[]> {
    const rows = fillUps.map((fields, place) => ({ ...fields, place }));
    return within(tx).rows<Pick<FillUp, 'id' | 'entered_at'>>(sql`
      with rows as materialized (
        select nextval(pg_get_serial_sequence('fill_ups', 'id'))::int as id, r.*
        from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (place int, ${columns.definitions})
      ),
      stored as (
        insert into fill_ups (id, owner_id, ${columns.names})
        overriding system value
        select id, ${owner}::int, ${columns.names} from rows
        returning id, created_at
      )
      select rows.id, ${enteredAt(sql`stored.created_at`)} from rows join stored on stored.id = rows.id order by place`);
  }

  /** Returns the owner's fill-up; throws FillUpNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<FillUp> {
    const [fillUp] = await within(tx).rows<FillUp>(sql`
      select f.id, f.owner_id, f.version, ${columns.of(sql`f`)}, ${enteredAt(sql`f.created_at`)}
      from fill_ups f where f.owner_id = ${owner} and f.id = ${id}`);
    if (!fillUp) throw new FillUpNotFound();
    return fillUp;
  }

  /** Stores a changed fill-up. Returns null and stores nothing if its vehicle does not belong to the owner. */
  async update(tx: EntityManager, f: FillUp): Promise<WrittenFillUp | null> {
    const [written] = await within(tx).rows<WrittenFillUp>(sql`
      with v as (${vehicle(f.owner_id, f.vehicle_id)}),
      f as (
        update fill_ups set ${columns.changes(f)}, version = ${f.version}, updated_at = now()
        from v where fill_ups.owner_id = ${f.owner_id} and fill_ups.id = ${f.id}
        returning fill_ups.*
      )
      ${writtenFillUp}`);
    return written ?? null;
  }

  /** The last fill-up with each energy of a vehicle, and its stations; null for a vehicle without fill-ups. */
  async lastUsed(db: Queryable, owner: OwnerId, vehicleId: number): Promise<string | null> {
    const ofVehicle = sql`f.owner_id = ${owner} and f.vehicle_id = ${vehicleId}`;
    const newest = (of: Sql) => sql`${of}.filled_on desc, ${of}.at desc nulls last, ${of}.id desc`;
    const [found] = await db.rows<{ json: string | null }>(sql`
      select json_build_object('energies', json_agg(used order by ${newest(sql`last`)}), 'stations', (
          select coalesce(json_agg(station order by last_on desc, station), '[]') from (
            select f.station, max(f.filled_on) as last_on from fill_ups f where ${ofVehicle} and f.station is not null
            group by f.station order by 2 desc, 1 limit 10) stations)) as json
      from (select distinct on (f.energy) f.* from fill_ups f where ${ofVehicle} order by f.energy, ${newest(sql`f`)}) last,
        lateral (select last.id, last.energy, last.unit, last."full", last.currency, last.unit_price, last.station, last.tank,
          last.charge_kind, last.filled_on, last.odometer) used
      having count(*) > 0`);
    return found?.json ?? null;
  }

  /** Deletes some fill-ups; returns their last values. */
  remove(tx: EntityManager, owner: OwnerId, ids: readonly number[]): Promise<GoneFillUp[]> {
    return within(tx).rows<GoneFillUp>(sql`
      delete from fill_ups where owner_id = ${owner} and id = any(${ids}::int[]) returning ${gone}`);
  }

  /** Deletes those of some fill-ups that nobody changed since their creation; returns how many of the others exist. */
  async removeUnchanged(
    tx: EntityManager,
    owner: OwnerId,
    ids: number[],
  ): Promise<{ gone: GoneFillUp[]; kept: number }> {
    const removed = await within(tx).rows<GoneFillUp>(sql`
      delete from fill_ups where owner_id = ${owner} and id = any(${ids}::int[]) and version = 1 returning ${gone}`);
    const [left] = await within(tx).rows<{ kept: number }>(sql`
      select count(*)::int as kept from fill_ups where owner_id = ${owner} and id = any(${ids}::int[])`);
    return { gone: removed, kept: left!.kept };
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneFillUp[]> {
    return within(tx).rows<GoneFillUp>(sql`
      delete from fill_ups where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[])) returning ${gone}`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneFillUp[]> {
    return within(tx).rows<GoneFillUp>(sql`delete from fill_ups where owner_id = ${owner} returning ${gone}`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;
