import type { UserFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/svc-kit';

/** Told when tokens end, not before: of whom nothing was told, every token counts. */
export function userFact(user: { id: number; version: number; tokens_valid_from: Date }): FactDraft<'user', UserFact> {
  const { id, version, tokens_valid_from } = user;
  const body = { id, tokens_valid_from: tokens_valid_from.toISOString() };
  return { kind: 'user', key: id, version, ownerId: id, body };
}
