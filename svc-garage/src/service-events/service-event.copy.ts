import type { ServiceEventFact } from '@carnet/contracts';
import type { OwnerId } from '@carnet/svc-kit';

/** What this service keeps of somebody's service event. */
export interface ServiceEventCopy extends ServiceEventFact {
  owner_id: OwnerId;
}
