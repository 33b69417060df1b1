import { type OwnerId, sql, within } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Issue } from './issue.entity.js';
import { IssueNotFound } from './issue.errors.js';

export type NewIssue = Omit<Issue, 'id' | 'version' | 'updatedAt'>;

@Injectable()
export class IssuesRepository {
  /** Stores a new issue; its id comes back. */
  async insert(tx: EntityManager, issue: NewIssue): Promise<number> {
    const { identifiers } = await tx.insert(Issue, { ...issue });
    return (identifiers[0] as { id: number }).id;
  }

  /** The owner's issue, locked until the transaction ends; 404 where there is none. */
  async requireOwned(tx: EntityManager, ownerId: OwnerId, id: number): Promise<Issue> {
    const issue = await tx.findOne(Issue, { where: { ownerId, id }, lock: { mode: 'pessimistic_write' } });
    if (!issue) throw new IssueNotFound();
    return issue;
  }

  async update(tx: EntityManager, { ownerId, id, ...issue }: Issue): Promise<void> {
    await tx.update(Issue, { ownerId, id }, { ...issue, version: issue.version + 1, updatedAt: () => 'now()' });
  }

  /** 404 where the owner has no such issue. */
  async delete(tx: EntityManager, ownerId: OwnerId, id: number): Promise<void> {
    const { affected } = await tx.delete(Issue, { ownerId, id });
    if (!affected) throw new IssueNotFound();
  }

  /** The service events of an issue become exactly these. */
  async setServiceEvents(tx: EntityManager, ownerId: OwnerId, issueId: number, ids: readonly number[]): Promise<void> {
    const db = within(tx);
    await db.rows(
      sql`delete from issue_service_events
          where owner_id = ${ownerId} and issue_id = ${issueId} and service_event_id <> all(${ids})`,
    );
    await db.rows(
      sql`insert into issue_service_events (owner_id, issue_id, service_event_id)
          select ${ownerId}, ${issueId}, unnest(${ids}::integer[]) on conflict do nothing`,
    );
  }
}
