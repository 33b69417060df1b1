import {
  Database,
  Idempotency,
  type JsonText,
  matchesText,
  type OnceKey,
  type OwnerId,
  type Queryable,
  requireVersion,
  type Sql,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { References } from '../copies/references.js';
import { CreateIssue, IssueListQuery, UpdateIssue, VehicleIssuesQuery } from './issue.dto.js';
import type { Issue } from './issue.entity.js';
import { IssueNotFound } from './issue.errors.js';
import { issues } from './issue.read.js';
import { resolvedDate } from './issue.rules.js';
import { IssuesRepository } from './issues.repository.js';

@Injectable()
export class IssuesService {
  constructor(
    private readonly database: Database,
    private readonly repository: IssuesRepository,
    private readonly references: References,
    private readonly idempotency: Idempotency,
  ) {}

  list(owner: OwnerId, query: IssueListQuery): Promise<JsonText> {
    return issues.list(this.database, conditions(owner, query), query);
  }

  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleIssuesQuery): Promise<JsonText> {
    await this.references.requireVehicleOfPath(owner, vehicleId);
    return this.list(owner, { ...query, vehicle_id: vehicleId });
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return this.read(this.database, owner, id);
  }

  async create(owner: OwnerId, body: CreateIssue, once: OnceKey): Promise<JsonText> {
    const events = distinct(body.service_event_ids);
    await this.references.requireVehicle(owner, body.vehicle_id);
    await this.references.requireServiceEvents(owner, body.vehicle_id, events);
    return this.idempotency.once(owner, once, async (tx) => {
      const id = await this.repository.insert(tx, newIssue(owner, body));
      if (events.length > 0) await this.repository.setServiceEvents(tx, owner, id, events);
      return this.read(within(tx), owner, id);
    });
  }

  async update(owner: OwnerId, id: number, body: UpdateIssue, ifMatch: number | null): Promise<JsonText> {
    const known = (await this.get(owner, id)).parse<{ vehicle_id: number }>();
    const vehicleId = body.vehicle_id ?? known.vehicle_id;
    const events = body.service_event_ids === undefined ? undefined : distinct(body.service_event_ids);
    await this.references.requireVehicle(owner, vehicleId);
    await this.references.requireServiceEvents(owner, vehicleId, events ?? []);
    return this.database.transaction(async (tx) => {
      const issue = await this.repository.requireOwned(tx, owner, id);
      requireVersion(issue, ifMatch);
      const moved = vehicleId !== issue.vehicleId;
      await this.repository.update(tx, changed(issue, body));
      // Events are of the issue's vehicle, so another vehicle starts without any.
      if (events || moved) await this.repository.setServiceEvents(tx, owner, id, events ?? []);
      return this.read(within(tx), owner, id);
    });
  }

  remove(owner: OwnerId, id: number): Promise<void> {
    return this.database.transaction((tx) => this.repository.delete(tx, owner, id));
  }

  private read(db: Queryable, owner: OwnerId, id: number): Promise<JsonText> {
    return issues.one(db, [sql`i.owner_id = ${owner}`, sql`i.id = ${id}`], () => new IssueNotFound());
  }
}

function conditions(owner: OwnerId, query: IssueListQuery): Sql[] {
  const all = [sql`i.owner_id = ${owner}`];
  if (query.vehicle_id) all.push(sql`i.vehicle_id = ${query.vehicle_id}`);
  if (query.status) all.push(sql`i.status = ${query.status}`);
  if (query.priority) all.push(sql`i.priority = ${query.priority}`);
  if (query.search) all.push(matchesText([sql`i.title`, sql`i.description`], query.search));
  return all;
}

const distinct = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids)];

const today = (): string => new Date().toISOString().slice(0, 10);

/** Defaults of the documents: Open, Medium, reported today (spec 001 §4). */
function newIssue(ownerId: OwnerId, body: CreateIssue): Omit<Issue, 'id' | 'version' | 'updatedAt'> {
  const status = body.status ?? 'Open';
  return {
    ownerId,
    vehicleId: body.vehicle_id,
    title: body.title,
    description: body.description ?? null,
    status,
    priority: body.priority ?? 'Medium',
    reportedDate: body.reported_date ?? today(),
    resolvedDate: resolvedDate(status, body.resolved_date, today()),
    resolutionNotes: body.resolution_notes ?? null,
  };
}

/** What was left out stays; a choice that is cleared falls back to its default. */
function changed(issue: Issue, body: UpdateIssue): Issue {
  const next = { ...issue };
  if (body.vehicle_id !== undefined) next.vehicleId = body.vehicle_id;
  if (body.title !== undefined) next.title = body.title;
  if (body.description !== undefined) next.description = body.description;
  if (body.status !== undefined) next.status = body.status ?? 'Open';
  if (body.priority !== undefined) next.priority = body.priority ?? 'Medium';
  if (body.reported_date !== undefined) next.reportedDate = body.reported_date ?? today();
  if (body.resolution_notes !== undefined) next.resolutionNotes = body.resolution_notes;
  const given = body.resolved_date === undefined ? issue.resolvedDate : body.resolved_date;
  next.resolvedDate = resolvedDate(next.status, given, today());
  return next;
}
