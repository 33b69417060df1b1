import type { records } from '@carnet/contracts';
import { today } from '@carnet/mf-kit/formats';
import { field, formOf, type ValuesIn } from '@carnet/mf-kit/forms';
import type { ServiceEventChoice } from '../lookups';
import type { Issue } from './issues.queries';
import * as common from '../messages/common';
import * as m from '../messages/issues';

/** Open, Medium, reported today (spec 001 §4). */
export const issueForm = formOf<records.CreateIssue, Issue>()(
  {
    vehicle_id: field.id(m.vehicleRequired),
    title: field.text(m.titleRequired),
    description: field.optional(),
    status: field.choice('Open'),
    priority: field.choice('Medium'),
    reported_date: field.knownDay(m.reportedDate, { initial: today }),
    resolved_date: {
      ...field.knownDay(m.resolvedDate),
      applies: ({ status }: { status?: unknown }) => status === 'Resolved',
    },
    resolution_notes: field.optional(),
    mileage: field.whole(common.mileage),
    service_event_ids: field.chosen<ServiceEventChoice>('service_events'),
  },
  m.bothRequired,
);
export type IssueValues = ValuesIn<typeof issueForm>;
