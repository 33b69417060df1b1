import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A vehicle has one owner. PostgreSQL takes both columns for independent, expects one event of a vehicle where there are a hundred, and
 * looks the vehicle up for each of them; told, it looks it up once.
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
