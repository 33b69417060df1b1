import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Earlier secrets of a webhook, the newest first, each with its expiry. The previous release lists its columns in each statement, so it keeps working. */
export class EarlierWebhookSecrets1787060000000 implements MigrationInterface {
  name = 'EarlierWebhookSecrets1787060000000';

  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table webhooks
      add column earlier_secrets bytea[] not null default '{}',
      add column earlier_until timestamptz(3)[] not null default '{}'`);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table webhooks drop column earlier_secrets, drop column earlier_until');
  }
}
