import type { InstrumentChapter, OdometerPace } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Component } from '../components/component.entity.js';
import { ComponentNotFound } from '../components/component.errors.js';
import { madeOn } from '../components/component.rules.js';
import type { Ledger } from './covered.rules.js';
import { type Drive, drivenBy } from './driven.rules.js';
import type { Followed } from './life.rules.js';
import type { Placed } from './place.rules.js';

/** A component with all data for its lives. */
export type FollowedComponent = Followed &
  Pick<Component, 'id' | 'kind' | 'name' | 'maker' | 'number' | 'size' | 'season' | 'tyres' | 'limits' | 'retired_on'>;

export interface PacedLedger extends Ledger {
  pace: OdometerPace | null;
}

export interface Garage {
  components: FollowedComponent[];
  ledgers: ReadonlyMap<number, PacedLedger>;
}

interface StoredLedger {
  id: number;
  unit: OdometerUnit;
  chapters: InstrumentChapter[] | null;
  mileage: number | null;
  last_read_on: string | null;
  pace: OdometerPace | null;
  /** True if the vehicle has sessions, and its odometer counted none of them. */
  on_trailer: boolean;
}

@Injectable()
export class FollowedRepository {
  /** Reads one component, or all, with the ledgers of their vehicles, in one statement and so in one snapshot. */
  async of(db: Queryable, owner: OwnerId, id: number | null = null): Promise<Garage> {
    const [found] = await db.rows<{ json: string }>(sql`
      with asked as (select * from components c where c.owner_id = ${owner} and (${id}::int is null or c.id = ${id}::int))
      select json_build_object(
        'drives', (select coalesce(json_agg(d order by d.driven_on, d.id), '[]') from (
          select s.id, s.vehicle_id, v.odometer_unit as unit, s.driven_on, s.seconds, s.distance, s.odometer_ran, s.component_ids
          from track_sessions s join vehicle_copies v on v.owner_id = s.owner_id and v.id = s.vehicle_id
          where s.owner_id = ${owner} and (${id}::int is null or ${id}::int = any(s.component_ids) or (s.component_ids is null
            and exists (select from fitments t where t.owner_id = s.owner_id and t.component_id = ${id}::int and t.vehicle_id = s.vehicle_id)))) d),
        'placed', (select coalesce(json_agg(p order by p.id), '[]') from (
          select t.id, t.component_id, c.kind, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
          from fitments t join components c on c.owner_id = t.owner_id and c.id = t.component_id
          where t.owner_id = ${owner} and exists (select from track_sessions s where s.owner_id = t.owner_id and s.vehicle_id = t.vehicle_id)
            and (${id}::int is null or exists (
              select from fitments o where o.owner_id = t.owner_id and o.component_id = ${id}::int and o.vehicle_id = t.vehicle_id))) p),
        'components', (select coalesce(json_agg(o order by o.id), '[]') from (
          select c.id, c.kind, c.name, c.maker, c.number, c.size, c.season, c.tyres, c.limits, c.made_on, c.first_used_on, c.retired_on,
            (select coalesce(json_agg(f order by f.id), '[]') from (
              select t.id, t.vehicle_id, t.positions, t.from_on, t.from_mileage, t.to_on, t.to_mileage
              from fitments t where t.owner_id = c.owner_id and t.component_id = c.id) f) as fitments,
            (select coalesce(json_agg(h order by h.id), '[]') from (
              select e.id, e.kind, e.happened_on, e.mileage, e.positions, e.depth_unit, e.depths, e.distance, e.distance_unit, e.hours,
                e.sessions, e.open
              from component_entries e where e.owner_id = c.owner_id and e.component_id = c.id) h) as entries
          from asked c) o),
        'ledgers', (select coalesce(json_agg(l), '[]') from (
          select v.id, v.odometer_unit as unit, o.chapters, v.current_mileage as mileage, o.last_read_on, o.pace,
            coalesce((select bool_and(not s.odometer_ran) from track_sessions s where s.owner_id = v.owner_id and s.vehicle_id = v.id), false)
              as on_trailer
          from vehicle_copies v left join odometer_copies o on o.owner_id = v.owner_id and o.id = v.id
          where v.owner_id = ${owner} and v.id in (
            select t.vehicle_id from fitments t join asked c on c.owner_id = t.owner_id and c.id = t.component_id)) l)
      ) as json`);
    const { components, drives, placed, ledgers } = JSON.parse(found!.json) as {
      components: Omit<FollowedComponent, 'driven'>[];
      drives: Drive[];
      placed: Placed[];
      ledgers: StoredLedger[];
    };
    return {
      components: components.map((one) => ({ ...one, made_on: madeOn(one), driven: drivenBy(one, drives, placed) })),
      ledgers: new Map(ledgers.map((ledger) => [ledger.id, toLedger(ledger)])),
    };
  }

  /** @throws ComponentNotFound */
  async requireOne(db: Queryable, owner: OwnerId, id: number): Promise<FollowedComponent> {
    const { components } = await this.of(db, owner, id);
    if (!components[0]) throw new ComponentNotFound();
    return components[0];
  }
}

const toLedger = ({ unit, chapters, mileage, last_read_on, pace, on_trailer }: StoredLedger): PacedLedger => ({
  ...{
    unit,
    pace,
    chapters: (chapters ?? []).map((chapter) => ({ ...chapter, first_value: chapter.first_value ?? null })),
  },
  last: { on: last_read_on, mileage },
  silent: on_trailer && mileage === null,
});
