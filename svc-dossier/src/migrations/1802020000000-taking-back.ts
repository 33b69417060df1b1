import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An unfinished rollback is stored, files of passports are deleted once they are not needed, and a history refers to the file that it came from (ADR 133). */
export class TakingBack1802020000000 implements MigrationInterface {
  name = 'TakingBack1802020000000';

  async up(db: QueryRunner): Promise<void> {
    for (const statement of UP) await db.query(statement);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('delete from passport_imports where sha256 is null');
    await db.query(
      'alter table passport_imports drop column taking_back, drop column was_sha256, alter sha256 set not null',
    );
    await db.query('alter table vehicle_histories drop column passport_sha256');
  }
}

const UP = [
  // \`taking_back\` is the failure for which what was stored goes again; \`was_sha256\` names bytes that are not kept any more.
  `alter table passport_imports
     add column taking_back text, add column was_sha256 text, alter column sha256 drop not null`,
  'alter table vehicle_histories add column passport_sha256 text',
];
