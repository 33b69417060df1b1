import type { ApiKeyFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';

/** The fact from which services check a key. It never contains the key itself. */
export function apiKeyFact(ownerId: OwnerId, body: ApiKeyFact): FactDraft<'api-key', ApiKeyFact> {
  return { kind: 'api-key', key: String(body.id), version: 1, ownerId, body };
}

/** Published when a key ends; every service then rejects it. */
export function apiKeyGoneFact(ownerId: OwnerId, id: number): FactDraft<'api-key', ApiKeyFact> {
  return { kind: 'api-key', key: String(id), version: 2, ownerId, deleted: true };
}
