import { addEdtf, dropEdtf } from '@carnet/fields';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const DATES: readonly [table: string, ...dates: string[]][] = [
  ['modifications', 'start_date', 'completion_date'],
  ['issues', 'reported_date', 'resolved_date'],
  ['track_days', 'event_date'],
  ['documents', 'dated'],
  ['service_event_copies', 'date_performed'],
];

/** Dates of events may be imprecise. */
export class EdtfOfRecords1779500000000 implements MigrationInterface {
  name = 'EdtfOfRecords1779500000000';

  async up(db: QueryRunner): Promise<void> {
    for (const of of DATES) await addEdtf(db, ...of);
  }

  async down(db: QueryRunner): Promise<void> {
    for (const of of DATES) await dropEdtf(db, ...of);
  }
}
