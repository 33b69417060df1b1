import type { OwnedIds } from '@carnet/fact-log';
import { Calendar } from '@carnet/person';
import { Columns, type Sql, sql, within } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { Issue, IssueFields, NewIssue } from './issue.entity.js';
import { IssueNotFound } from './issue.errors.js';
import type { GoneIssue, ToldIssue } from './issue.fact.js';
import { writtenIssue } from './issue.read.js';

/** The result of a write: columns set by PostgreSQL, and the answer as JSON text. */
export interface WrittenIssue {
  id: number;
  version: number;
  entered_at: string;
  json: string;
}

const columns = new Columns<IssueFields>({
  ...{ vehicle_id: 'int', title: 'text', description: 'text', status: 'text', priority: 'text' },
  ...{ reported_date: 'date', reported_date_edtf: 'text', resolved_date: 'date', resolved_date_edtf: 'text' },
  ...{ resolution_notes: 'text', mileage: 'int' },
});

@Injectable()
export class IssuesRepository {
  constructor(private readonly calendar: Calendar) {}

  /** Inserts an issue. Returns null, and inserts nothing, if the owner has no such vehicle, or if a service event is of another vehicle. */
  async insert(tx: EntityManager, owner: OwnerId, issue: NewIssue): Promise<WrittenIssue | null> {
    const [written] = await within(tx).rows<WrittenIssue>(sql`
      with v as (${vehicle(owner, issue.vehicle_id)}), events as (${events(owner, issue)}),
      i as (
        insert into issues (owner_id, ${columns.names})
        select ${owner}::int, ${columns.values(issue)}
        from v where (select count(*) from events) = ${issue.service_event_ids.length}
        returning *
      ),
      linked as (
        insert into issue_service_events (owner_id, issue_id, service_event_id) select i.owner_id, i.id, events.id from i, events
      )
      ${writtenIssue}`);
    return written ?? null;
  }

  /** The owner's issue, and today's date for the owner. @throws IssueNotFound */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<{ issue: Issue; today: string }> {
    const [found] = await within(tx).rows<Issue & { today: string }>(sql`
      select i.id, i.owner_id, i.version, ${columns.of(sql`i`)}, ${enteredAt(sql`i.created_at`)},
        array(select l.service_event_id from issue_service_events l
              where l.owner_id = i.owner_id and l.issue_id = i.id order by l.service_event_id) as service_event_ids,
        ${this.calendar.todayOf(owner)} as today
      from issues i where i.owner_id = ${owner} and i.id = ${id}`);
    if (!found) throw new IssueNotFound();
    const { today, ...issue } = found;
    return { issue, today };
  }

  /** Stores a changed issue with its current service events. Returns null, and stores nothing, if `insert` would refuse it. */
  async update(tx: EntityManager, issue: Issue): Promise<WrittenIssue | null> {
    const [written] = await within(tx).rows<WrittenIssue>(sql`
      with v as (${vehicle(issue.owner_id, issue.vehicle_id)}), events as (${events(issue.owner_id, issue)}),
      i as (
        update issues set ${columns.changes(issue)}, version = ${issue.version}, updated_at = now()
        from v where issues.owner_id = ${issue.owner_id} and issues.id = ${issue.id}
          and (select count(*) from events) = ${issue.service_event_ids.length}
        returning issues.*
      ),
      dropped as (
        delete from issue_service_events l using i
        where l.owner_id = i.owner_id and l.issue_id = i.id and l.service_event_id <> all(${issue.service_event_ids}::int[])
      ),
      linked as (
        insert into issue_service_events (owner_id, issue_id, service_event_id) select i.owner_id, i.id, events.id from i, events
        on conflict do nothing
      )
      ${writtenIssue}`);
    return written ?? null;
  }

  async remove(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await within(tx).rows(sql`delete from issues where owner_id = ${owner} and id = ${id}`);
  }

  removeOfVehicles(tx: EntityManager, { owners, ids }: OwnedIds): Promise<GoneIssue[]> {
    return within(tx).rows<GoneIssue>(sql`
      delete from issues where (owner_id, vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
      returning id, owner_id, version, mileage`);
  }

  removeOfOwner(tx: EntityManager, owner: OwnerId): Promise<GoneIssue[]> {
    return within(tx).rows<GoneIssue>(sql`
      delete from issues where owner_id = ${owner} returning id, owner_id, version, mileage`);
  }

  /** Removes service events from all issues; returns the changed issues. */
  takeOff(tx: EntityManager, { owners, ids }: OwnedIds): Promise<ToldIssue[]> {
    return within(tx).rows<ToldIssue>(sql`
      with dropped as (
        delete from issue_service_events
        where (owner_id, service_event_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))
        returning owner_id, issue_id
      )
      update issues i set version = i.version + 1, updated_at = now()
      from (select distinct owner_id, issue_id from dropped) d where i.owner_id = d.owner_id and i.id = d.issue_id
      returning i.id, i.owner_id, i.version, i.vehicle_id, i.status, i.priority`);
  }
}

const vehicle = (owner: OwnerId, id: number): Sql => sql`
  select id, make, model, year, nickname, odometer_unit from vehicle_copies where owner_id = ${owner} and id = ${id}`;

/** The service events among its ids that belong to the owner and the vehicle. */
const events = (owner: OwnerId, { vehicle_id, service_event_ids }: NewIssue): Sql => sql`
  select id, name, date_performed, date_performed_edtf, type from service_event_copies
  where owner_id = ${owner} and vehicle_id = ${vehicle_id} and id = any(${service_event_ids}::int[])`;
