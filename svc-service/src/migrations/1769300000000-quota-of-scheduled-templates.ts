import { addQuota, dropQuota } from '@carnet/pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The number of templates per schedule is not limited, so the entries of all schedules have a quota, too. */
export class QuotaOfScheduledTemplates1769300000000 implements MigrationInterface {
  name = 'QuotaOfScheduledTemplates1769300000000';

  async up(db: QueryRunner): Promise<void> {
    await addQuota(db, 'service_schedule_entries', { hasIds: false });
  }

  async down(db: QueryRunner): Promise<void> {
    await dropQuota(db, 'service_schedule_entries');
  }
}
