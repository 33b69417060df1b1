import type {
  DocumentExpiryFact,
  DuePointFact,
  FactBodies,
  IssueFact,
  ModificationFact,
  PaperFact,
  PartFact,
  ServiceEventFact,
  TrackDayFact,
  VehicleFact,
} from '@carnet/contracts';
import type { Fact, FactChange } from '@carnet/fact-log';
import type { WebhookEvent } from './webhook.rules.js';

/** An event, before subscribed webhooks are selected. */
export interface Happening {
  owner_id: number;
  event: WebhookEvent;
  /** The author, if it was not the owner. */
  actor_id?: number;
  /** Such as `vehicle.updated`. */
  type: string;
  /** ISO 8601 */
  at: string;
  data: Record<string, unknown>;
}

/** The kinds of facts that cause webhook events. */
export type ToldKind =
  | 'vehicle'
  | 'part'
  | 'service-event'
  | 'due-point'
  | 'component-due-point'
  | 'modification'
  | 'issue'
  | 'track-day'
  | 'paper'
  | 'document-expiry';

interface Telling<Body> {
  event: WebhookEvent;
  /** Values besides the id: the vehicle, the status and the days. People's texts are not included; receivers read them through the API. */
  says: (body: Body) => Record<string, unknown>;
  /** Its address in the API. */
  path: (id: string, body: Body) => string;
  /** Tells whether the state counts as existing. Default: always. */
  counts?: (body: Body) => boolean;
}

const DUE_PATHS: Record<DuePointFact['kind'], string> = {
  event: '/api/service/events',
  schedule: '/api/service-event-templates',
  component: '/api/usage/components',
};

const DUE: Telling<DuePointFact> = {
  event: 'due_point',
  says: ({ vehicle_id, kind, record_id, due_on, due_mileage, odometer_unit, expected_on }: DuePointFact) => ({
    ...{ vehicle_id, kind, record_id, due_on, due_mileage, odometer_unit, expected_on },
  }),
  path: (_, { kind, record_id }) => `${DUE_PATHS[kind]}/${record_id}`,
};

const TELLINGS: { [Kind in ToldKind]: Telling<FactBodies[Kind]> } = {
  vehicle: {
    event: 'vehicle',
    says: ({ current_mileage, odometer_unit = 'mi' }: VehicleFact) => ({ current_mileage, odometer_unit }),
    path: (id) => `/api/vehicles/${id}`,
  },
  part: {
    event: 'part',
    says: ({ vehicle_id, status }: PartFact) => ({ vehicle_id, status }),
    path: (id) => `/api/parts/${id}`,
  },
  'service-event': {
    event: 'service_event',
    says: ({ vehicle_id, status, date_performed }: ServiceEventFact) => ({ vehicle_id, status, date_performed }),
    path: (id) => `/api/service/events/${id}`,
  },
  'due-point': DUE,
  'component-due-point': DUE,
  modification: {
    event: 'modification',
    says: ({ vehicle_id, status }: ModificationFact) => ({ vehicle_id, status }),
    path: (id) => `/api/modifications/${id}`,
  },
  issue: {
    event: 'issue',
    says: ({ vehicle_id, status, priority }: IssueFact) => ({ vehicle_id, status, priority }),
    path: (id) => `/api/issues/${id}`,
  },
  'track-day': {
    event: 'track_day',
    says: ({ vehicle_id, event_date, event_date_edtf }: TrackDayFact) => ({ vehicle_id, event_date, event_date_edtf }),
    path: (id) => `/api/track-days/${id}`,
  },
  // A paper in the trash counts as deleted, a restored one as created.
  paper: {
    event: 'document',
    says: ({ vehicle_id, type }: PaperFact) => ({ vehicle_id, type }),
    path: (id) => `/api/documents/${id}`,
    counts: ({ in_trash }) => !in_trash,
  },
  'document-expiry': {
    event: 'document_expiry',
    says: ({ vehicle_id, expires_on }: DocumentExpiryFact) => ({ vehicle_id, expires_on }),
    path: (id) => `/api/documents/${id}`,
    counts: ({ expires_on }) => expires_on !== null,
  },
};

/** The webhook event for a change of a thing; null if there is none. A deletion event contains the id of the vehicle. */
export function happeningOf<Kind extends ToldKind>(
  kind: Kind,
  { before, fact }: FactChange<Kind, FactBodies[Kind]>,
  carnetUrl: string,
): Happening | null {
  const { event, says, path, counts = () => true } = TELLINGS[kind] as Telling<FactBodies[Kind]>;
  const { ownerId, key, at, actorId } = fact;
  const was = before !== null && counts(before) ? before : null;
  const is = !fact.deleted && counts(fact.body) ? fact.body : null;
  if (ownerId === null || (was === null && is === null) || isOfBefore(before, fact)) return null;
  const id = Number(key);
  const told = { owner_id: ownerId, actor_id: actorId, event, at };
  if (is === null)
    return { ...told, type: `${event}.deleted`, data: { id, ...(kind === 'vehicle' ? {} : vehicleOf(was!)) } };
  const type = `${event}.${was === null ? 'created' : 'updated'}`;
  return { ...told, type, data: { id, ...says(is), url: carnetUrl + path(key, is) } };
}

/** The first republication of a thing is not an event, because the thing was not created now. */
const isOfBefore = (before: object | null, fact: Fact): boolean => before === null && (fact.revision ?? 1) > 1;

const vehicleOf = (body: object) => ({ vehicle_id: (body as { vehicle_id: number | null }).vehicle_id });
