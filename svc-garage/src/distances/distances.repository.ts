import type { OdometerUnit } from '@carnet/fields';
import { Database, empty, type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { Chapter, Reading } from '../odometer/odometer.entity.js';
import { toldOf } from '../odometer/odometer.read.js';

/** All readings and chapters of a vehicle's odometer, the oldest first. */
export interface Instrument {
  vehicle_id: number;
  odometer_unit: OdometerUnit;
  readings: Reading[];
  chapters: Chapter[];
}

/** The selection of the owner's vehicles. */
export interface Which {
  vehicleId?: number;
  /** The last id of the previous page. */
  after: number;
  limit: number;
}

/** JSON columns, as text. */
interface Row extends Pick<Instrument, 'vehicle_id' | 'odometer_unit'> {
  total: number;
  readings: string;
  chapters: string;
}

const toInstrument = ({ vehicle_id, odometer_unit, readings, chapters }: Row): Instrument => ({
  ...{ vehicle_id, odometer_unit },
  readings: JSON.parse(readings) as Reading[],
  chapters: JSON.parse(chapters) as Chapter[],
});

@Injectable()
export class DistancesRepository {
  constructor(private readonly database: Database) {}

  /** A page of vehicles by id, also those without a reading, and the total number of vehicles. */
  async instruments(owner: OwnerId, { vehicleId, after, limit }: Which): Promise<[Instrument[], number]> {
    const mine = sql`v.owner_id = ${owner} ${vehicleId ? sql`and v.id = ${vehicleId}` : empty}`;
    const rows = await this.database.rows<Row>(sql`
      select v.id as vehicle_id, v.odometer_unit, (select count(*)::int from vehicles v where ${mine}) as total,
        ${readings} as readings, ${chapters} as chapters
      from vehicles v where ${mine} and v.id > ${after} order by v.id limit ${limit}`);
    return [rows.map(toInstrument), rows[0]?.total ?? 0];
  }
}

const readings: Sql = sql`(select coalesce(json_agg(told), '[]') from (${toldOf(sql`v.owner_id`, sql`v.id`)}) told)`;

const chapters: Sql = sql`(
  select coalesce(json_agg(c order by c.from_date, c.id), '[]') from odometer_chapters c
  where c.owner_id = v.owner_id and c.vehicle_id = v.id)`;
