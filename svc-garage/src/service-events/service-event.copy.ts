import type { ServiceEventFact } from '@carnet/contracts';
import type { OwnerId } from '@carnet/svc-kit';

/** What this service keeps of somebody's service event. */
export interface ServiceEventCopy extends ServiceEventFact {
  owner_id: OwnerId;
}

/** Names a copy: whose, and which. */
export type CopyKey = Pick<ServiceEventCopy, 'owner_id' | 'id'>;

export const nameOf = ({ owner_id, id }: CopyKey): string => `${owner_id} ${id}`;
