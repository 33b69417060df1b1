import type { records } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import {
  type Problems,
  asText,
  knownDate,
  knownDateBody,
  knownDateProblem,
  numberOrNull,
  textOrNull,
  wholeNumberProblem,
} from '@carnet/mf-kit/forms';
import type { ServiceEventChoice } from '../lookups';
import type { Issue } from './issues.queries';
import * as common from '../messages/common';
import * as m from '../messages/issues';

type Status = records.IssueView['status'];
type Priority = records.IssueView['priority'];

/** Values of the form: the API's fields, as a person types them, and chosen things with their names. */
export interface IssueValues {
  vehicle_id: string;
  title: string;
  description: string;
  status: string;
  priority: string;
  /** A day, or its EDTF. */
  reported_date: string;
  resolved_date: string;
  resolution_notes: string;
  mileage: string;
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
  mileage: '',
  service_event_ids: [],
});

export const valuesOf = (issue: Issue): IssueValues => ({
  vehicle_id: String(issue.vehicle_id),
  title: issue.title,
  description: asText(issue.description),
  status: issue.status,
  priority: issue.priority,
  reported_date: knownDate(issue.reported_date, issue.reported_date_edtf),
  resolved_date: knownDate(issue.resolved_date, issue.resolved_date_edtf),
  resolution_notes: asText(issue.resolution_notes),
  mileage: asText(issue.mileage),
  service_event_ids: issue.service_events,
});

export function issueProblems(values: IssueValues): Problems<IssueValues> | null {
  const fields: Problems<IssueValues>['fields'] = {};
  if (!values.vehicle_id) fields.vehicle_id = m.vehicleRequired;
  if (!values.title.trim()) fields.title = m.titleRequired;
  if (Object.keys(fields).length > 0) return { message: m.bothRequired, fields };
  const reported = knownDateProblem(m.reportedDate, values.reported_date);
  if (reported) fields.reported_date = reported;
  const resolved = values.status === 'Resolved' && knownDateProblem(m.resolvedDate, values.resolved_date);
  if (resolved) fields.resolved_date = resolved;
  const mileage = wholeNumberProblem(common.mileage, values.mileage);
  if (mileage) fields.mileage = mileage;
  const [first] = Object.values(fields);
  return first ? { message: first, fields } : null;
}

export const issueBody = (values: IssueValues): Required<records.CreateIssue> => ({
  vehicle_id: Number(values.vehicle_id),
  title: values.title.trim(),
  description: textOrNull(values.description),
  status: values.status as Status,
  priority: values.priority as Priority,
  ...knownDateBody('reported_date', values.reported_date),
  ...knownDateBody('resolved_date', values.status === 'Resolved' ? values.resolved_date : ''),
  resolution_notes: textOrNull(values.resolution_notes),
  mileage: numberOrNull(values.mileage),
  service_event_ids: values.service_event_ids.map(({ id }) => id),
});
