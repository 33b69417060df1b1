import type { service } from '@carnet/contracts';
import * as common from '../messages/common';
import * as m from '../messages/lookups';

const TYPES = {
  'Regular Maintenance': m.regularMaintenance,
  Repair: m.repair,
  Modification: m.modification,
  Other: m.other,
} satisfies Record<service.ServiceEventRow['type'], string>;

/** A type that this release does not know is shown unchanged. */
export const eventType = (type: string): string => (TYPES as Record<string, string>)[type] ?? type;

export const EVENT_STATUSES = { Completed: m.completed, Upcoming: m.upcoming, Overdue: m.overdue } satisfies Record<
  service.ServiceEventRow['status'],
  string
>;

export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;

export const eventName = ({ id, name }: { id: number; name?: string | null }): string =>
  name || common.serviceEvent({ id });
