import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Readings of odometers in papers. */
export class DocumentCopies1779200000000 implements MigrationInterface {
  name = 'DocumentCopies1779200000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table document_copies (
        owner_id integer not null,
        id integer not null,
        vehicle_id integer,
        name text not null,
        read_on date,
        mileage integer,
        entered_at timestamptz(3) not null,
        primary key (owner_id, id)
      )`);
    await db.query(
      'create index document_copies_of_vehicle on document_copies (owner_id, vehicle_id) where mileage is not null',
    );
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query("delete from odometer_chapters where 'document' in (reading_source, earlier_source)");
    await db.query('drop table document_copies');
  }
}
