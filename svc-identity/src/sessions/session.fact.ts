import type { SessionFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';

/** Published when a single session ends; every service then rejects its tokens. */
export function sessionGoneFact(ownerId: OwnerId, sid: string): FactDraft<'session', SessionFact> {
  return { kind: 'session', key: sid, version: 1, ownerId, deleted: true };
}
