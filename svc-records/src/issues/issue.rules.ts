import type { Reference } from '@carnet/fact-log';
import { type DateFields, dateFields, merged } from '@carnet/fields';
import { SERVICE_EVENTS, VEHICLES } from '../references.rules.js';
import type { CreateIssue, UpdateIssue } from './issue.dto.js';
import type { Issue, IssueStatus, NewIssue } from './issue.entity.js';

/** A new issue with its defaults: Open, Medium priority, reported today (spec 001 §4). Days are `YYYY-MM-DD`. */
export function newIssue(input: CreateIssue, today: string): NewIssue {
  const status = input.status ?? 'Open';
  return {
    vehicle_id: input.vehicle_id,
    title: input.title,
    description: input.description ?? null,
    status,
    priority: input.priority ?? 'Medium',
    ...dayOr(today, dateFields('reported_date', input)),
    ...resolution(status, input, today),
    resolution_notes: input.resolution_notes ?? null,
    mileage: input.mileage ?? null,
    service_event_ids: distinct(input.service_event_ids),
  };
}

/** The issue after an update: an absent field stays; a cleared field that cannot be empty gets its default. */
export function changedIssue(stored: Issue, input: UpdateIssue, today: string): Issue {
  return {
    ...stored,
    ...newIssue({ ...merged<CreateIssue>(stored, input), ...datesAfter(stored, input) }, today),
    service_event_ids: eventsAfter(stored, input),
  };
}

/** Service events belong to the issue's vehicle, so a change of vehicle removes them. */
function eventsAfter(stored: Issue, { vehicle_id, service_event_ids }: UpdateIssue): number[] {
  if (service_event_ids !== undefined) return distinct(service_event_ids);
  const hasMoved = vehicle_id !== undefined && vehicle_id !== stored.vehicle_id;
  return hasMoved ? [] : stored.service_event_ids;
}

const datesAfter = (stored: Issue, input: UpdateIssue) => ({
  ...dateFields('reported_date', input, stored),
  ...dateFields('resolved_date', input, stored),
});

/** The day of the report; today by default. */
const dayOr = (today: string, { reported_date, reported_date_edtf }: DateFields<'reported_date'>) => ({
  reported_date: reported_date ?? today,
  reported_date_edtf,
});

/** The resolution day of an issue: the given day, or today if it is resolved without one; none if it is not resolved (contract §5). Days are `YYYY-MM-DD`. */
export function resolution(
  status: IssueStatus,
  given: Partial<DateFields<'resolved_date'>>,
  today: string,
): DateFields<'resolved_date'> {
  if (status !== 'Resolved') return { resolved_date: null, resolved_date_edtf: null };
  const { resolved_date, resolved_date_edtf } = dateFields('resolved_date', given);
  return { resolved_date: resolved_date ?? today, resolved_date_edtf };
}

/** References of an issue to other services' records. */
export const referencesOf = ({ vehicle_id, service_event_ids }: NewIssue): Reference[] => [
  { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
  { target: SERVICE_EVENTS, field: 'service_event_ids', ids: service_event_ids },
];

/** Ids without duplicates, sorted, because they have no order of their own. */
const distinct = (ids: readonly number[] | null | undefined): number[] => [...new Set(ids)].sort((a, b) => a - b);
