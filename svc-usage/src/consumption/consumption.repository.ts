import type { InstrumentChapter, RecordReadingCorrection } from '@carnet/contracts';
import type { OdometerUnit } from '@carnet/fields';
import { Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { timeOf } from '../fill-ups/fill-up.read.js';
import type { Filled, Instrument } from './figure.rules.js';

/** All data for a vehicle's figures. */
export interface Consumer {
  instrument: Instrument;
  fillUps: Filled[];
}

interface Row {
  odometer_unit: OdometerUnit;
  /** JSON as text, parsed by the caller. */
  json: string;
}

@Injectable()
export class ConsumptionRepository {
  constructor(private readonly database: Database) {}

  /** Reads everything in one statement, so in one snapshot; null if the vehicle is unknown, or belongs to another owner. */
  async of(owner: OwnerId, vehicleId: number): Promise<Consumer | null> {
    const [found] = await this.database.rows<Row>(sql`
      select v.odometer_unit, json_build_object(
          'chapters', coalesce(o.chapters, '[]'), 'corrections', coalesce(o.corrections, '[]'),
          'fill_ups', (select coalesce(json_agg(f), '[]') from (
            select f.id, f.filled_on, ${timeOf(sql`f.at`)}, f.odometer, f.energy, f.amount, f.unit, f."full", f.missed_before,
              f.excluded, f.total, f.currency, f.tank
            from fill_ups f where f.owner_id = v.owner_id and f.vehicle_id = v.id) f)
        ) as json
      from vehicle_copies v left join odometer_copies o on o.owner_id = v.owner_id and o.id = v.id
      where v.owner_id = ${owner} and v.id = ${vehicleId}`);
    if (!found) return null;
    const { chapters, corrections, fill_ups } = JSON.parse(found.json) as {
      chapters: InstrumentChapter[];
      corrections: RecordReadingCorrection[];
      fill_ups: Filled[];
    };
    return { instrument: { unit: found.odometer_unit, chapters, corrections }, fillUps: fill_ups };
  }
}
