import type { records } from '@carnet/contracts';
import type { ChangedFields, ChangesOf } from '@carnet/mf-kit/pages';
import { api } from '../api';
import { eventName, vehicleName } from '../lookups';
import * as common from '../messages/common';
import * as m from '../messages/issues';
import { PRIORITIES, STATUSES } from './issue.constants';
import type { Issue } from './issues.queries';

/** The API takes ids of service events; its responses and the journal have `service_events`. */
type Written = Omit<records.CreateIssue, 'service_event_ids'> & Pick<Issue, 'service_events'>;

const fields: ChangedFields<Written, Issue> = {
  vehicle_id: {
    label: common.vehicle,
    as: 'name',
    nameOf: (id, issue) => (id === issue.vehicle_id ? vehicleName(issue) : undefined),
  },
  title: { label: m.title, as: 'text' },
  status: { label: common.status, as: 'choice', of: STATUSES },
  priority: { label: m.priority, as: 'choice', of: PRIORITIES },
  reported_date: { label: m.reportedDate, as: 'date' },
  resolved_date: { label: m.resolvedDate, as: 'date' },
  mileage: { label: common.mileage, as: 'mileage' },
  service_events: {
    label: m.relatedEventsField,
    as: 'names',
    nameOf: ({ id }, { service_events }) => {
      const event = service_events.find((one) => one.id === id);
      return event && eventName(event);
    },
  },
  description: { label: common.description, as: 'long' },
  resolution_notes: { label: m.resolutionNotesField, as: 'long' },
};

const changes: ChangesOf<Issue> = {
  key: ['records', 'issues'],
  read: (id, ask) => api.get('/api/issues/{id}/history', { params: { id }, ...ask }),
  fields,
};
export default changes;
