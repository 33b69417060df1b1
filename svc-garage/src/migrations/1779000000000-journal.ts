import { addJournal, dropJournal, type Journaled } from '@carnet/journal';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export const JOURNALED: readonly Journaled[] = [
  { table: 'vehicles', kind: 'vehicle', vehicle: 'id', without: ['cover', 'odometer_told', 'odometer_version'] },
  { table: 'parts', kind: 'part' },
  { table: 'odometer_readings', kind: 'odometer-reading', without: ['said'] },
  { table: 'odometer_chapters', kind: 'odometer-chapter' },
  { table: 'vehicle_identities', kind: 'vehicle-identity' },
  { table: 'ownership_chapters', kind: 'ownership-chapter' },
];

/** Records changes of vehicles, their parts, odometers, numbers and owners (ADR 67). */
export class GarageJournal1779000000000 implements MigrationInterface {
  name = 'GarageJournal1779000000000';

  async up(db: QueryRunner): Promise<void> {
    for (const journaled of JOURNALED) await addJournal(db, journaled);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const { table } of JOURNALED) await dropJournal(db, table);
  }
}
