import type { IssueFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { enteredAt, type GoneReading, readingFact } from '../readings/record-reading.fact.js';
import type { Issue } from './issue.entity.js';

const KIND = 'issue';

/** As much of an issue as its fact is made of. */
export type ToldIssue = Pick<Issue, keyof IssueFact | 'owner_id' | 'version'>;

/** The fact of an issue, by which svc-identity tells webhooks of its changes. What people wrote is not in it. */
export function issueFact({ owner_id, version, ...issue }: ToldIssue): FactDraft<typeof KIND, IssueFact> {
  const { id, vehicle_id, status, priority } = issue;
  return { kind: KIND, key: id, version, ownerId: owner_id, body: { id, vehicle_id, status, priority } };
}

/** The part of a deleted issue that is still told. */
export type GoneIssue = GoneReading;

export const issueGone = ({ id, owner_id, version }: GoneIssue): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** The issues of before this fact are told once, so the first revision is 2. Raise it where the fact says something new. */
export const issueRepublication: Republication = {
  kind: KIND,
  revision: 2,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<ToldIssue>(sql`
      select i.id, i.owner_id, i.version, i.vehicle_id, i.status, i.priority from issues i
      where (i.owner_id, i.id) > (${after.owner}::int, ${after.id}::int) order by i.owner_id, i.id limit ${limit}`);
    return rows.map(issueFact);
  },
};

export const ISSUE_READING = 'issue-reading';

type ReadIssue = Pick<
  Issue,
  | 'id'
  | 'owner_id'
  | 'version'
  | 'vehicle_id'
  | 'title'
  | 'reported_date'
  | 'reported_date_edtf'
  | 'mileage'
  | 'entered_at'
>;

/** The reading of an issue, on the day on which it was noticed. */
export const issueReading = ({ title, reported_date, reported_date_edtf, ...issue }: ReadIssue) => {
  const { id, owner_id, version, vehicle_id, mileage, entered_at } = issue;
  const read = { name: title, read_on: reported_date, read_on_edtf: reported_date_edtf, mileage };
  return readingFact(ISSUE_READING, { id, owner_id, version, vehicle_id, ...read, entered_at });
};

/** Raise the revision where the reading of an issue says something new. */
export const issueReadingRepublication: Republication = {
  kind: ISSUE_READING,
  revision: 1,
  async snapshots(tx, after, limit) {
    const issues = await within(tx).rows<ReadIssue>(sql`
      select i.id, i.owner_id, i.version, i.vehicle_id, i.title, i.reported_date, i.reported_date_edtf, i.mileage, ${enteredAt(sql`i.created_at`)}
      from issues i where (i.owner_id, i.id) > (${after.owner}::int, ${after.id}::int) and i.mileage is not null
      order by i.owner_id, i.id limit ${limit}`);
    return issues.map(issueReading);
  },
};
