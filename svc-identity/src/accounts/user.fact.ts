import type { UserFact } from '@carnet/contracts';
import type { FactDraft, Republication } from '@carnet/fact-log';
import { sql, within } from '@carnet/pg';
import type { User } from './user.entity.js';
import { settingsOf } from './user.rules.js';
import { userColumns } from './users.repository.js';

/** Published when tokens end or settings change. Without a fact, all tokens of the user are valid, and no setting is set. */
export function userFact(user: User): FactDraft<'user', UserFact> {
  const { id, version, tokens_valid_from } = user;
  const body = { id, tokens_valid_from: tokens_valid_from.toISOString(), ...settingsOf(user) };
  return { kind: 'user', key: id, version, ownerId: id, body };
}

/** Published when the account is deleted: every service ends its tokens and deletes its data. */
export function userGoneFact({ id, version }: Pick<User, 'id' | 'version'>): FactDraft<'user', UserFact> {
  return { kind: 'user', key: id, version: version + 1, ownerId: id, deleted: true };
}

/** Revision 2 also publishes users without settings. Services must know them before a first choice of currency, so that older amounts keep theirs (ADR 57). */
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
