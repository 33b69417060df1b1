import { addJournal, dropJournal } from '@carnet/svc-kit';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const TABLES = [
  'vehicles',
  'parts',
  'odometer_readings',
  'odometer_chapters',
  'vehicle_identities',
  'ownership_chapters',
];

/** What becomes of vehicles, their parts, odometers, numbers and owners is kept (ADR 67). */
export class GarageJournal1779000000000 implements MigrationInterface {
  name = 'GarageJournal1779000000000';

  async up(db: QueryRunner): Promise<void> {
    await addJournal(db, {
      table: 'vehicles',
      kind: 'vehicle',
      vehicle: 'id',
      without: ['cover', 'odometer_told', 'odometer_version'],
    });
    await addJournal(db, { table: 'parts', kind: 'part' });
    await addJournal(db, { table: 'odometer_readings', kind: 'odometer-reading' });
    await addJournal(db, { table: 'odometer_chapters', kind: 'odometer-chapter' });
    await addJournal(db, { table: 'vehicle_identities', kind: 'vehicle-identity' });
    await addJournal(db, { table: 'ownership_chapters', kind: 'ownership-chapter' });
  }

  async down(db: QueryRunner): Promise<void> {
    for (const table of TABLES) await dropJournal(db, table);
  }
}
