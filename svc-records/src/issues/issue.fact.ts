import type { IssueFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import { enteredAt, type GoneReading, readingFact } from '../readings/record-reading.fact.js';
import type { Issue } from './issue.entity.js';

const KIND = 'issue';

/** The fields of an issue that its fact needs. */
export type ToldIssue = Pick<Issue, keyof IssueFact | 'owner_id' | 'version'>;

/** The fact of an issue, from which svc-identity notifies webhooks. It contains no texts written by people. */
export function issueFact({ owner_id, version, ...issue }: ToldIssue): FactDraft<typeof KIND, IssueFact> {
  const { id, vehicle_id, status, priority } = issue;
  return { kind: KIND, key: id, version, ownerId: owner_id, body: { id, vehicle_id, status, priority } };
}

/** The fields of a deleted issue that are published. */
export type GoneIssue = GoneReading;

export const issueGone = ({ id, owner_id, version }: GoneIssue): FactDraft => ({
  kind: KIND,
  key: id,
  version: version + 1,
  ownerId: owner_id,
  deleted: true,
});

/** Issues older than this fact are published once, so revisions begin at 2. Raise it when the fact gets new content. */
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

/** The odometer reading of an issue, on the day of its report. */
export const issueReading = ({ title, reported_date, reported_date_edtf, ...issue }: ReadIssue) => {
  const { id, owner_id, version, vehicle_id, mileage, entered_at } = issue;
  const read = { name: title, read_on: reported_date, read_on_edtf: reported_date_edtf, mileage };
  return readingFact(ISSUE_READING, { id, owner_id, version, vehicle_id, ...read, entered_at });
};

/** Raise the revision when the reading of an issue gets new content. */
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
