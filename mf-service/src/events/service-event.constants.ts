import { SERVICE_EVENT_TYPE_VALUES } from '@carnet/contracts/service';
import * as m from '../messages/values';

export type EventType = (typeof SERVICE_EVENT_TYPE_VALUES)[number];

/** Short names of types, for lists (spec §9). */
const TYPE_LABELS: Record<EventType, string> = {
  'Regular Maintenance': m.maintenance,
  Repair: m.repair,
  Modification: m.installation,
  Other: m.other,
};

/** Full names of types, for the page of an event. */
export const TYPE_NAMES: Record<EventType, string> = {
  'Regular Maintenance': m.regularMaintenance,
  Repair: m.repair,
  Modification: m.modification,
  Other: m.other,
};

export const typeLabel = (type: string): string => TYPE_LABELS[type as EventType] ?? type;

export const TYPE_CHOICES = SERVICE_EVENT_TYPE_VALUES.map((type) => ({ value: type, label: typeLabel(type) }));
