import type { GrantFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';

/** The fact from which every service checks a grant. */
export function grantFact(ownerId: OwnerId, body: GrantFact): FactDraft<'grant', GrantFact> {
  return { kind: 'grant', key: String(body.id), version: 1, ownerId, body };
}

/** Published when a grant ends; every service then rejects it. */
export function grantGoneFact({ owner_id, id }: { owner_id: OwnerId; id: number }): FactDraft<'grant', GrantFact> {
  return { kind: 'grant', key: String(id), version: 2, ownerId: owner_id, deleted: true };
}
