import type { OwnerId } from '@carnet/rest';

export const ISSUE_STATUSES = ['Open', 'In Progress', 'Resolved'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

export const ISSUE_PRIORITIES = ['Low', 'Medium', 'High'] as const;
export type IssuePriority = (typeof ISSUE_PRIORITIES)[number];

/** The columns of `issues` that a person can edit. */
export interface IssueFields {
  vehicle_id: number;
  title: string;
  description: string | null;
  status: IssueStatus;
  priority: IssuePriority;
  /** `YYYY-MM-DD` */
  reported_date: string;
  /** Its precision; null for an exact day. */
  reported_date_edtf: string | null;
  resolved_date: string | null;
  resolved_date_edtf: string | null;
  resolution_notes: string | null;
  /** The odometer reading at that time, in the odometer's own unit. */
  mileage: number | null;
}

/** An issue to insert; its service events are distinct. */
export interface NewIssue extends IssueFields {
  service_event_ids: number[];
}

/** A row of `issues`, with the ids of its service events. */
export interface Issue extends NewIssue {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** The time of entry, ISO 8601. */
  entered_at: string;
}
