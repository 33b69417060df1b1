import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings of odometers in track days, modifications and issues. */
export class RecordReadings1780200000000 implements MigrationInterface {
  name = 'RecordReadings1780200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table record_reading_copies (
        owner_id integer not null,
        source text not null,
        id integer not null,
        vehicle_id integer not null,
        name text not null,
        read_on date not null,
        read_on_edtf text,
        mileage integer not null,
        entered_at timestamptz(3) not null,
        primary key (owner_id, source, id)
      )`);
    await db.query('create index record_reading_copies_of_vehicle on record_reading_copies (owner_id, vehicle_id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from odometer_chapters c using record_reading_copies r
      where c.owner_id = r.owner_id and c.vehicle_id = r.vehicle_id and r.source in (c.reading_source, c.earlier_source)`);
    await db.query('drop table record_reading_copies');
  }
}
