import type { records } from '@carnet/contracts';
import { today } from '@carnet/mf-kit';
import type { Problems } from '@carnet/mf-kit/forms';
import { asText, textOrNull } from '@carnet/mf-kit/forms';
import type { ServiceEventChoice } from '../lookups';
import type { Issue } from './issues.queries';

type Status = records.IssueView['status'];
type Priority = records.IssueView['priority'];

/** What the form holds: the API's fields, as a person types them, and what was chosen with its name. */
export interface IssueValues {
  vehicle_id: string;
  title: string;
  description: string;
  status: string;
  priority: string;
  reported_date: string;
  resolved_date: string;
  resolution_notes: string;
  service_event_ids: ServiceEventChoice[];
}

/** Open, Medium, reported today (spec 001 §4). */
export const newIssueValues = (vehicleId: string): IssueValues => ({
  vehicle_id: vehicleId,
  title: '',
  description: '',
  status: 'Open',
  priority: 'Medium',
  reported_date: today(),
  resolved_date: '',
  resolution_notes: '',
  service_event_ids: [],
});

export const valuesOf = (issue: Issue): IssueValues => ({
  vehicle_id: String(issue.vehicle_id),
  title: issue.title,
  description: asText(issue.description),
  status: issue.status,
  priority: issue.priority,
  reported_date: issue.reported_date,
  resolved_date: asText(issue.resolved_date),
  resolution_notes: asText(issue.resolution_notes),
  service_event_ids: issue.service_events,
});

export function issueProblems(values: IssueValues): Problems<IssueValues> | null {
  const fields: Problems<IssueValues>['fields'] = {};
  if (!values.vehicle_id) fields.vehicle_id = 'Vehicle is required';
  if (!values.title.trim()) fields.title = 'Title is required';
  return Object.keys(fields).length > 0 ? { message: 'Vehicle and title are required', fields } : null;
}

export const issueBody = (values: IssueValues): records.CreateIssue => ({
  vehicle_id: Number(values.vehicle_id),
  title: values.title.trim(),
  description: textOrNull(values.description),
  status: values.status as Status,
  priority: values.priority as Priority,
  reported_date: textOrNull(values.reported_date),
  resolved_date: values.status === 'Resolved' ? textOrNull(values.resolved_date) : null,
  resolution_notes: textOrNull(values.resolution_notes),
  service_event_ids: values.service_event_ids.map(({ id }) => id),
});
