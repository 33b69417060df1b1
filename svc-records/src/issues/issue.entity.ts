import type { OwnerId } from '@carnet/rest';

export const ISSUE_STATUSES = ['Open', 'In Progress', 'Resolved'] as const;
export type IssueStatus = (typeof ISSUE_STATUSES)[number];

export const ISSUE_PRIORITIES = ['Low', 'Medium', 'High'] as const;
export type IssuePriority = (typeof ISSUE_PRIORITIES)[number];

/** Values that a person enters for an issue: the columns of `issues` that can be written. */
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
  /** The odometer's reading when it was noticed, in its own unit. */
  mileage: number | null;
}

/** An issue that is to be stored, with its service events, each once. */
export interface NewIssue extends IssueFields {
  service_event_ids: number[];
}

/** A row of `issues`, with the ids of its service events. */
export interface Issue extends NewIssue {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** When it was recorded, ISO 8601. */
  entered_at: string;
}
