import { Database, Idempotency, JsonText, type OnceKey, type OwnerId, requireVersion, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { NothingStored, References } from '../copies/references.js';
import type { CreateIssue, IssueListQuery, UpdateIssue, VehicleIssuesQuery } from './issue.dto.js';
import type { NewIssue } from './issue.entity.js';
import { IssueNotFound } from './issue.errors.js';
import { issues, matching } from './issue.read.js';
import { changedIssue, namedBy, newIssue } from './issue.rules.js';
import { IssuesRepository, type WrittenIssue } from './issues.repository.js';

/** The use cases of issues. */
@Injectable()
export class IssuesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly references: References,
    private readonly issues: IssuesRepository,
  ) {}

  list(owner: OwnerId, query: IssueListQuery): Promise<JsonText> {
    return issues.list(this.database, matching(owner, query), query);
  }

  /** The vehicle is looked up only where the list is empty: an issue proves that it is there and the owner's. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleIssuesQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.requireVehicleOfPath(owner, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return issues.one(this.database, [sql`i.owner_id = ${owner}`, sql`i.id = ${id}`], () => new IssueNotFound());
  }

  create(owner: OwnerId, input: CreateIssue, once: OnceKey): Promise<JsonText> {
    const issue = newIssue(input, today());
    return this.references.resolving(owner, () =>
      this.idempotency.onceInOne(owner, once, async (db, keep) =>
        toAnswer(await this.issues.insert(db, owner, issue, keep), issue),
      ),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateIssue, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.transaction(async (tx) => {
        const stored = await this.issues.requireForUpdate(tx, owner, id, input);
        requireVersion(stored, ifMatch);
        const now = changedIssue(stored, input, today());
        return toAnswer(await this.issues.update(tx, now), now);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.transaction(async (tx) => {
      requireVersion(await this.issues.requireForUpdate(tx, owner, id), ifMatch);
      await this.issues.remove(tx, owner, id);
    });
  }
}

function toAnswer(written: WrittenIssue | null, issue: NewIssue): JsonText {
  if (!written) throw new NothingStored(namedBy(issue));
  return new JsonText(written.json, { version: written.version });
}

const today = (): string => new Date().toISOString().slice(0, 10);
