import {
  Calendar,
  Database,
  FactLog,
  type FactPosition,
  Idempotency,
  JsonText,
  nextVersion,
  NothingStored,
  type OnceKey,
  type OwnerId,
  type Queryable,
  References,
  requireSeen,
  requireVersion,
  type Sql,
  sql,
  within,
} from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import { knownOfNew, NOT_STORED_YET, readingChanged, readingsGone } from '../readings/record-reading.fact.js';
import { VEHICLES } from '../references.rules.js';
import type { CreateIssue, IssueListQuery, UpdateIssue, VehicleIssuesQuery } from './issue.dto.js';
import type { NewIssue } from './issue.entity.js';
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

  /** The vehicle is looked up only where the list is empty: an issue proves that it is there and the owner's. */
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
    const fact = this.facts.factOfNew(issueFact({ ...issue, ...NOT_STORED_YET, owner_id: owner }), sql`i`);
    const reading = this.readingOfNew(owner, issue);
    return this.references.resolving(owner, async () => {
      let position: FactPosition | null = null;
      const answer = await this.idempotency.onceInOne(owner, once, async (db, keep) => {
        const written = await this.issues.insert(db, owner, issue, fact, reading, keep);
        position = written?.position ?? null;
        return toAnswer(written, issue);
      });
      if (position) this.facts.wake(owner, position);
      return answer;
    });
  }

  private readingOfNew(owner: OwnerId, issue: NewIssue): Sql | null {
    if (issue.mileage === null) return null;
    const draft = issueReading({ ...issue, ...NOT_STORED_YET, owner_id: owner });
    return this.facts.factOfNew(draft, sql`i, fact`, knownOfNew);
  }

  async update(owner: OwnerId, id: number, input: UpdateIssue, ifMatch: number | null): Promise<JsonText> {
    const today = await this.calendar.today(owner);
    return this.references.resolving(owner, async () => {
      let position: FactPosition | null = null;
      const answered = await this.database.write(owner, async (tx) => {
        const stored = await this.issues.requireOwned(tx, owner, id);
        await requireSeen(stored, ifMatch, () => answer(within(tx), owner, id));
        const now = nextVersion(stored, changedIssue(stored, input, today));
        if (!now) return answer(within(tx), owner, id);
        // A statement of its own for the fact would be the fourth.
        const written = await this.issues.update(tx, now, this.facts.factOfNew(issueFact(now), sql`i`));
        position = written?.position ?? null;
        await this.facts.append(tx, readingChanged(issueReading(stored), issueReading(now)));
        return toAnswer(written, now);
      });
      if (position) this.facts.wake(owner, position);
      return answered;
    });
  }

  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const issue = await this.issues.requireOwned(tx, owner, id);
      requireVersion(issue, ifMatch);
      await this.issues.remove(tx, owner, id);
      await this.facts.append(tx, [issueGone(issue), ...readingsGone(ISSUE_READING, [issue])]);
    });
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  issues.one(db, [sql`i.owner_id = ${owner}`, sql`i.id = ${id}`], () => new IssueNotFound());

function toAnswer(written: WrittenIssue | null, issue: NewIssue): JsonText {
  if (!written) throw new NothingStored(referencesOf(issue));
  return new JsonText(written.json, { version: written.version });
}
