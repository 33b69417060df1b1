import type { SessionFact } from '@carnet/contracts';
import type { FactDraft, OwnerId } from '@carnet/svc-kit';

/** Published when a session is ended one by one; every service refuses its tokens from then on. */
export function sessionGoneFact(ownerId: OwnerId, sid: string): FactDraft<'session', SessionFact> {
  return { kind: 'session', key: sid, version: 1, ownerId, deleted: true };
}
