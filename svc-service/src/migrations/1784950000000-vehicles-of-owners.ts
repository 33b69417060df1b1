import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Statistics: a vehicle has one owner. Without them, PostgreSQL assumes that both columns are independent, estimates one event per vehicle instead of a
 * hundred, and looks the vehicle up for each event. With them, it looks it up once.
 */
export class VehiclesOfOwners1784950000000 implements MigrationInterface {
  name = 'VehiclesOfOwners1784950000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create statistics service_events_owner_of_vehicle (dependencies) on owner_id, vehicle_id from service_events',
    );
    await db.query('analyze service_events');
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop statistics service_events_owner_of_vehicle');
  }
}
