import { type Republication, sql, within } from '@carnet/svc-kit';
import { enteredAt, readingFact } from '../readings/record-reading.fact.js';
import type { Issue } from './issue.entity.js';

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

/** What an issue tells of the odometer, on the day on which it was noticed. */
export const issueReading = ({ title, reported_date, reported_date_edtf, ...issue }: ReadIssue) => {
  const { id, owner_id, version, vehicle_id, mileage, entered_at } = issue;
  const read = { name: title, read_on: reported_date, read_on_edtf: reported_date_edtf, mileage };
  return readingFact(ISSUE_READING, { id, owner_id, version, vehicle_id, ...read, entered_at });
};

/** Raise the revision where the reading of an issue says something new. */
export const issueRepublication: Republication = {
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
