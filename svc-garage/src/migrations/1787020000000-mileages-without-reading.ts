import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds missing readings. The first migration took an event with the same mileage for a vehicle's own reading, even if the event was planned or had no day, and
 * so is no reading. If a mileage has no source at all, the vehicle's last change is its latest possible day.
 */
export class MileagesWithoutReading1787020000000 implements MigrationInterface {
  name = 'MileagesWithoutReading1787020000000';

  async up(db: QueryRunner): Promise<void> {
    // Entries of the journal are numbered in commit order (ADR 67).
    await db.query('lock table journal in share row exclusive mode');
    await db.query(`
      insert into odometer_readings (owner_id, vehicle_id, source, read_on, value)
      select v.owner_id, v.id, 'vehicle', v.updated_at::date, v.current_mileage from vehicles v
      where v.current_mileage is not null
        and not exists (
          select from odometer_readings r where r.owner_id = v.owner_id and r.vehicle_id = v.id)
        and not exists (
          select from service_event_copies e where e.owner_id = v.owner_id and e.vehicle_id = v.id
            and e.status = 'Completed' and e.mileage_at_service is not null and e.date_performed is not null)
        and not exists (
          select from ownership_chapters o where o.owner_id = v.owner_id and o.vehicle_id = v.id
            and o.mileage is not null and o.from_date is not null and o.from_date_edtf is null)
        and not exists (
          select from document_copies d where d.owner_id = v.owner_id and d.vehicle_id = v.id
            and d.mileage is not null and d.read_on is not null)
        and not exists (
          select from record_reading_copies x where x.owner_id = v.owner_id and x.vehicle_id = v.id)`);
  }

  /** The added rows cannot be told apart from those made by vehicle forms. */
  async down(): Promise<void> {}
}
