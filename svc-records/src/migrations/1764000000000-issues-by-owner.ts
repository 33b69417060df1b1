import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key of issues now begins with the owner, like all others, so that tables can be partitioned by owner (ADR 2). */
export class IssuesByOwner1764000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await this.replaceKey(db, 'add primary key (owner_id, id)');
  }

  async down(db: QueryRunner): Promise<void> {
    await this.replaceKey(db, 'add primary key (id), add unique (owner_id, id)');
  }

  /** The foreign key to issues depends on their primary key. */
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
