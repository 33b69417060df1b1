import type { RecordReadingFact } from '@carnet/contracts';
import { among, type OwnedIds, type Replicated } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { RecordSource } from '../odometer/odometer.entity.js';
import type { RecordStatement, StatementStep } from '../odometer/statement.rules.js';

/** A record's reading before or after the change. */
interface ToldReading extends RecordStatement {
  was: boolean;
}

/** The former statement of a record comes first. */
const stepsOf = (told: readonly ToldReading[]): StatementStep[] => [
  ...told.filter(({ was }) => was).map(({ was: _, ...statement }) => ({ was: statement, now: null })),
  ...told.filter(({ was }) => !was).map(({ was: _, ...statement }) => ({ was: null, now: statement })),
];

@Injectable()
export class RecordReadingsRepository {
  /** Stores readings of records, and deletes those that no longer have a mileage or a day; returns the statements that changed, before and after. */
  async keep(
    tx: EntityManager,
    source: RecordSource,
    replicated: readonly Replicated<RecordReadingFact>[],
  ): Promise<StatementStep[]> {
    const bodies = replicated.map(({ owner_id, body }) => ({ ...body, owner_id }));
    const read = await within(tx).rows<ToldReading>(sql`
      with told as (
        select * from jsonb_to_recordset(${JSON.stringify(bodies)}::jsonb)
          as t (owner_id integer, id integer, vehicle_id integer, name text, read_on date, read_on_edtf text, mileage integer, entered_at timestamptz)
      ), readings as (
        select * from told where vehicle_id is not null and read_on is not null and mileage is not null
      ), before as (
        select owner_id, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at from record_reading_copies
        where source = ${source} and (owner_id, id) in (select owner_id, id from told)
      ), forgotten as (
        delete from record_reading_copies where source = ${source}
          and (owner_id, id) in (select owner_id, id from told except select owner_id, id from readings)
      ), kept as (
        insert into record_reading_copies (owner_id, source, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at)
        select owner_id, ${source}, id, vehicle_id, name, read_on, read_on_edtf, mileage, entered_at from readings
        on conflict (owner_id, source, id) do update set
          vehicle_id = excluded.vehicle_id, name = excluded.name, read_on = excluded.read_on, read_on_edtf = excluded.read_on_edtf,
          mileage = excluded.mileage, entered_at = excluded.entered_at
      )
      select owner_id, vehicle_id, id, read_on, read_on_edtf, mileage as value, was from (
        (select *, false as was from (select * from readings except select * from before) as new)
        union all (select *, true from (select * from before except select * from readings) as old)
      ) as changed`);
    return stepsOf(read);
  }

  /** Deletes readings of records; returns the former statements. */
  async forget(tx: EntityManager, source: RecordSource, gone: OwnedIds): Promise<StatementStep[]> {
    const read = await within(tx).rows<ToldReading>(sql`
      delete from record_reading_copies where source = ${source} and ${among(gone)}
      returning owner_id, vehicle_id, id, read_on, read_on_edtf, mileage as value, true as was`);
    return stepsOf(read);
  }
}
