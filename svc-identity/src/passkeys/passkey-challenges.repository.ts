import { Injectable } from '@nestjs/common';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The lifetime of a challenge, in minutes: a sign-in page may request one when it is opened. */
const WAITING_MINUTES = 10;
/** The maximum number of open challenges of a person, one for each of their windows. */
const MOST_OF_ONE = 50;
/** The maximum number of old challenges to delete with each new one. */
const SWEPT_AT_ONCE = 100;

export interface Challenge {
  challenge: Buffer;
  /** Null if the person is not known yet. */
  owner: OwnerId | null;
  boundTo: Buffer;
  /** The person's handle in a new passkey. */
  userHandle?: Buffer;
}

@Injectable()
export class PasskeyChallengesRepository {
  /**
   * Stores a challenge. Expired ones are deleted, and the person's oldest ones above the limit. So no client can fill the table, nor burden others with the
   * cleanup.
   */
  async keep(db: Queryable, { challenge, owner, boundTo, userHandle }: Challenge): Promise<void> {
    await db.rows(sql`
      with late as (delete from passkey_challenges where challenge in (
        select challenge from passkey_challenges where expires_at < now() limit ${SWEPT_AT_ONCE} for update skip locked)),
      older as (delete from passkey_challenges where challenge in (
        select challenge from passkey_challenges where owner_id = ${owner} order by expires_at desc offset ${MOST_OF_ONE - 1} for update skip locked))
      insert into passkey_challenges (challenge, owner_id, bound_to, user_handle, expires_at)
      values (${challenge}, ${owner}, ${boundTo}, ${userHandle ?? null}, now() + make_interval(mins => ${WAITING_MINUTES}))`);
  }

  /** Uses a challenge once. Undefined if it was never issued there, was already used or has expired. */
  async take(db: Queryable, challenge: Buffer, boundTo: Buffer): Promise<{ user_handle: Buffer | null } | undefined> {
    const [taken] = await db.rows<{ user_handle: Buffer | null }>(sql`
      delete from passkey_challenges where challenge = ${challenge} and bound_to = ${boundTo} and expires_at > now()
      returning user_handle`);
    return taken;
  }
}
