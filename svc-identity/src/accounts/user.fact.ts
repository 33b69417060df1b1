import type { UserFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/svc-kit';
import type { User } from './user.entity.js';

/** Told when tokens end or the time zone changes, not before: of whom nothing was told, every token counts and UTC is the zone. */
export function userFact(user: User): FactDraft<'user', UserFact> {
  const { id, version, tokens_valid_from, time_zone } = user;
  const body = { id, tokens_valid_from: tokens_valid_from.toISOString(), time_zone };
  return { kind: 'user', key: id, version, ownerId: id, body };
}

/** Told when the account is deleted: its tokens end, and what it owns goes, in every service. */
export function userGoneFact({ id, version }: Pick<User, 'id' | 'version'>): FactDraft<'user', UserFact> {
  return { kind: 'user', key: id, version: version + 1, ownerId: id, deleted: true };
}
