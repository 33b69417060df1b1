import { FactLog, References, requireStored } from '@carnet/fact-log';
import { nextVersion } from '@carnet/fields';
import { Calendar } from '@carnet/person';
import { Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireSeen, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { newReading, readingChanged, readingsGone } from '../readings/record-reading.fact.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateIssue, IssueListQuery, UpdateIssue, VehicleIssuesQuery } from './issue.dto.js';
import { ISSUE_READING, issueFact, issueGone, issueReading } from './issue.fact.js';
import { IssueNotFound } from './issue.errors.js';
import { issues, matching } from './issue.read.js';
import { changedIssue, newIssue, referencesOf } from './issue.rules.js';
import { IssuesRepository, type WrittenIssue } from './issues.repository.js';

/** The use cases of issues. A change and its fact are committed together. */
@Injectable()
export class IssuesService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly facts: FactLog,
    private readonly references: References,
    private readonly issues: IssuesRepository,
    private readonly calendar: Calendar,
  ) {}

  list(owner: OwnerId, query: IssueListQuery): Promise<JsonText> {
    return issues.list(this.database, matching(owner, query), query);
  }

  /** The issues of a vehicle. Only if the list is empty does it check whether the vehicle exists. */
  async listOfVehicle(owner: OwnerId, vehicleId: number, query: VehicleIssuesQuery): Promise<JsonText> {
    const list = await this.list(owner, { ...query, vehicle_id: vehicleId });
    if (list.about.page?.total === 0) await this.references.require(owner, VEHICLES, vehicleId);
    return list;
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  async create(owner: OwnerId, input: CreateIssue, once: OnceKey): Promise<JsonText> {
    const issue = newIssue(input, await this.calendar.today(owner));
    return this.references.resolving(owner, () =>
      this.idempotency.once(owner, once, async (tx) => {
        const written = requireStored(await this.issues.insert(tx, owner, issue), referencesOf(issue));
        const stored = { ...issue, ...written, owner_id: owner };
        await this.facts.append(tx, [issueFact(stored), ...newReading(issueReading(stored))]);
        return toAnswer(written);
      }),
    );
  }

  update(owner: OwnerId, id: number, input: UpdateIssue, ifMatch: number | null): Promise<JsonText> {
    return this.references.resolving(owner, () =>
      this.database.write(owner, async (tx) => {
        const { issue: stored, today } = await this.issues.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const now = nextVersion(stored, changedIssue(stored, input, today));
        if (!now) return answer(within(tx), owner, id);
        const written = requireStored(await this.issues.update(tx, now), referencesOf(now));
        await this.facts.append(tx, [issueFact(now), ...readingChanged(issueReading(stored), issueReading(now))]);
        return toAnswer(written);
      }),
    );
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const { issue } = await this.issues.requireOwned(tx, owner, id);
      requireVersion(issue, ifMatch);
      await this.issues.remove(tx, owner, id);
      await this.facts.append(tx, [issueGone(issue), ...readingsGone(ISSUE_READING, [issue])]);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  issues.one(db, [sql`i.owner_id = ${owner}`, sql`i.id = ${id}`], () => new IssueNotFound());

const toAnswer = ({ json, version }: WrittenIssue): JsonText => new JsonText(json, { version });
