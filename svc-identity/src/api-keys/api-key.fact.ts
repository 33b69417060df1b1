import type { ApiKeyFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { OwnerId } from '@carnet/rest';

/** A key as the services are told of it, from which they check it: never the key itself. */
export function apiKeyFact(ownerId: OwnerId, body: ApiKeyFact): FactDraft<'api-key', ApiKeyFact> {
  return { kind: 'api-key', key: String(body.id), version: 1, ownerId, body };
}

/** Published when a key is ended; every service refuses it from then on. */
export function apiKeyGoneFact(ownerId: OwnerId, id: number): FactDraft<'api-key', ApiKeyFact> {
  return { kind: 'api-key', key: String(id), version: 2, ownerId, deleted: true };
}
