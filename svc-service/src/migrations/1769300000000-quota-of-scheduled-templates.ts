import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A schedule takes as many templates as are put into it one by one, so what all schedules hold has a quota as well. */
export class QuotaOfScheduledTemplates1769300000000 implements MigrationInterface {
  name = 'QuotaOfScheduledTemplates1769300000000';

  async up(db: QueryRunner): Promise<void> {
    await addQuota(db, 'service_schedule_entries', { hasIds: false });
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'service_schedule_entries');
  }
}
