import type { UserFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { User } from './user.entity.js';
import { settingsOf } from './user.rules.js';
import { userColumns } from './users.repository.js';

/** Published when tokens end or settings change. Without a fact every token of the user is valid, and nothing is set. */
export function userFact(user: User): FactDraft<'user', UserFact> {
  const { id, version, tokens_valid_from } = user;
  const body = { id, tokens_valid_from: tokens_valid_from.toISOString(), ...settingsOf(user) };
  return { kind: 'user', key: id, version, ownerId: id, body };
}

/** Published when the account is deleted: every service ends its tokens and deletes what it owns. */
export function userGoneFact({ id, version }: Pick<User, 'id' | 'version'>): FactDraft<'user', UserFact> {
  return { kind: 'user', key: id, version: version + 1, ownerId: id, deleted: true };
}

/** Revision 2: whoever has set nothing is known, too, before a first choice of a currency is told, so that amounts of before keep theirs (ADR 57). */
export const userRepublication: Republication = {
  kind: 'user',
  revision: 2,
  async snapshots(tx, after, limit) {
    const rows = await within(tx).rows<User>(
      sql`select ${userColumns} from users u where u.id > ${after.id} order by u.id limit ${limit}`,
    );
    return rows.map(userFact);
  },
};
