import {
  type FactPosition,
  type Keep,
  type OwnedIds,
  ownerLocked,
  type OwnerId,
  type Queryable,
  type Sql,
  sql,
  unlessGone,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { enteredAt } from '../readings/record-reading.fact.js';
import type { Issue, NewIssue } from './issue.entity.js';
import { IssueNotFound } from './issue.errors.js';
import type { GoneIssue, ToldIssue } from './issue.fact.js';
import { writtenIssue } from './issue.read.js';

/** The result of a write: the row's version, and its answer as JSON text. */
export interface WrittenIssue {
  version: number;
  json: string;
  /** The position of the fact that the same statement writes. */
  position: FactPosition | null;
}

@Injectable()
export class IssuesRepository {
  /**
   * Stores an issue if its vehicle is the owner's and all its service events are of that vehicle, tells of it, and makes the answer, in one
   * statement. Null, and nothing is stored, where they are not, or went while the owner's lock was waited for.
   * @param fact tells of the CTE `i`
   * @param reading tells, after `fact`, what the odometer showed, where there is something to tell
   */
  async insert(
    db: Queryable,
    owner: OwnerId,
    n: NewIssue,
    fact: Sql,
    reading: Sql | null,
    keep: Keep,
  ): Promise<WrittenIssue | null> {
    const insert = sql`
      with ${ownerLocked(owner)},
      v as (${vehicle(owner, n.vehicle_id)}), events as (${events(owner, n)}),
      i as (
        insert into issues (owner_id, vehicle_id, title, description, status, priority, reported_date, reported_date_edtf,
          resolved_date, resolved_date_edtf, resolution_notes, mileage)
        select ${owner}::int, v.id, ${n.title}, ${n.description}, ${n.status}, ${n.priority}, ${n.reported_date}::date,
          ${n.reported_date_edtf}, ${n.resolved_date}::date, ${n.resolved_date_edtf}, ${n.resolution_notes}, ${n.mileage}::int
        from locked, v where (select count(*) from events) = ${n.service_event_ids.length}
        returning *
      ),
      linked as (
        insert into issue_service_events (owner_id, issue_id, service_event_id) select i.owner_id, i.id, events.id from i, events
      ),
      fact as (${fact})${reading ? sql`, reading as (${reading})` : sql``}
      ${keep(writtenIssue(reading ? sql`(select position from reading)` : sql`(select position from fact)`))}`;
    const [written] = await unlessGone(db.rows<WrittenIssue>(insert));
    return written ?? null;
  }

  /** The owner's issue; throws IssueNotFound. */
  async requireOwned(tx: EntityManager, owner: OwnerId, id: number): Promise<Issue> {
    const [issue] = await within(tx).rows<Issue>(sql`
      select i.id, i.owner_id, i.version, i.vehicle_id, i.title, i.description, i.status, i.priority, i.reported_date,
        i.reported_date_edtf, i.resolved_date, i.resolved_date_edtf, i.resolution_notes, i.mileage, ${enteredAt(sql`i.created_at`)},
        array(select l.service_event_id from issue_service_events l
              where l.owner_id = i.owner_id and l.issue_id = i.id order by l.service_event_id) as service_event_ids
      from issues i where i.owner_id = ${owner} and i.id = ${id}`);
    if (!issue) throw new IssueNotFound();
    return issue;
  }

  /**
   * Stores a changed issue with the service events that it has now, and tells of it. Null, and nothing is stored, where `insert` would refuse.
   * @param fact tells of the CTE `i`
   */
  async update(tx: EntityManager, n: Issue, fact: Sql): Promise<WrittenIssue | null> {
    const [written] = await within(tx).rows<WrittenIssue>(sql`
      with v as (${vehicle(n.owner_id, n.vehicle_id)}), events as (${events(n.owner_id, n)}),
      i as (
        update issues set vehicle_id = v.id, title = ${n.title}, description = ${n.description}, status = ${n.status},
          priority = ${n.priority}, reported_date = ${n.reported_date}::date, reported_date_edtf = ${n.reported_date_edtf},
          resolved_date = ${n.resolved_date}::date, resolved_date_edtf = ${n.resolved_date_edtf},
          resolution_notes = ${n.resolution_notes}, mileage = ${n.mileage}::int, version = ${n.version}, updated_at = now()
        from v where issues.owner_id = ${n.owner_id} and issues.id = ${n.id}
          and (select count(*) from events) = ${n.service_event_ids.length}
        returning issues.*
      ),
      dropped as (
        delete from issue_service_events l using i
        where l.owner_id = i.owner_id and l.issue_id = i.id and l.service_event_id <> all(${n.service_event_ids}::int[])
      ),
      linked as (
        insert into issue_service_events (owner_id, issue_id, service_event_id) select i.owner_id, i.id, events.id from i, events
        on conflict do nothing
      ),
      fact as (${fact})
      ${writtenIssue(sql`(select position from fact)`)}`);
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

  /** Takes service events off all issues; answers those that this changed. */
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

/** Those of its service events that are the owner's and of its vehicle. */
const events = (owner: OwnerId, { vehicle_id, service_event_ids }: NewIssue): Sql => sql`
  select id, name, date_performed, date_performed_edtf, type from service_event_copies
  where owner_id = ${owner} and vehicle_id = ${vehicle_id} and id = any(${service_event_ids}::int[])`;
