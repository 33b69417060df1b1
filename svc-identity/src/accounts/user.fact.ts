import type { UserFact } from '@carnet/contracts';
import type { FactDraft } from '@carnet/svc-kit';
import type { User } from './user.entity.js';

/** Published when tokens end or the time zone changes, not before: without a fact every token of the user is valid and UTC is the zone. */
export function userFact(user: User): FactDraft<'user', UserFact> {
  const { id, version, tokens_valid_from, time_zone } = user;
  const body = { id, tokens_valid_from: tokens_valid_from.toISOString(), time_zone };
  return { kind: 'user', key: id, version, ownerId: id, body };
}

/** Published when the account is deleted: every service ends its tokens and deletes what it owns. */
export function userGoneFact({ id, version }: Pick<User, 'id' | 'version'>): FactDraft<'user', UserFact> {
  return { kind: 'user', key: id, version: version + 1, ownerId: id, deleted: true };
}
