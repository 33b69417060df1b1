import type { SigningKeyFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/fact-log';
import type { PublicJwk } from './signing-key.entity.js';

export function signingKeyFact(kid: string, jwk: PublicJwk): FactDraft<'signing-key', SigningKeyFact> {
  return { kind: 'signing-key', key: kid, version: 1, ownerId: null, body: { kid, jwk: { ...jwk } } };
}

export function signingKeyGone(kid: string): FactDraft<'signing-key', SigningKeyFact> {
  return { kind: 'signing-key', key: kid, version: 2, ownerId: null, deleted: true };
}
