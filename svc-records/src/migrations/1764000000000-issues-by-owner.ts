import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of issues begins with the owner like every other, so that they can be divided by owner, too (ADR 2). */
export class IssuesByOwner1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.replaceKey(db, 'add primary key (owner_id, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.replaceKey(db, 'add primary key (id), add unique (owner_id, id)');
  }

  /** The reference to issues leans on their key. */
  private async replaceKey(db: QueryRunner, by: string): Promise<void> {
    const name = 'issue_service_events_owner_id_issue_id_fkey';
    await db.query(`alter table issue_service_events drop constraint ${name}`);
    await db.query(
      `alter table issues drop constraint issues_pkey, drop constraint if exists issues_owner_id_id_key, ${by}`,
    );
    await db.query(`alter table issue_service_events add constraint ${name}
      foreign key (owner_id, issue_id) references issues (owner_id, id) on delete cascade`);
  }
}
