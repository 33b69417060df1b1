import { Injectable } from '@nestjs/common';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The minutes that an answer is waited for: a page of signing in may ask when it is opened. */
const WAITING_MINUTES = 10;
/** A person answers one at a time, in each of their windows. */
const MOST_OF_ONE = 50;
/** The most old challenges that are deleted with each new one. */
const SWEPT_AT_ONCE = 100;

export interface Challenge {
  challenge: Buffer;
  /** Null where nobody is known yet. */
  owner: OwnerId | null;
  boundTo: Buffer;
  /** The name of the person in a new passkey. */
  userHandle?: Buffer;
}

@Injectable()
export class PasskeyChallengesRepository {
  /** Those that nobody has answered in time go, and of one person those before the newest: who asks without end fills no table, and gives nobody else its sweeping. */
  async keep(db: Queryable, { challenge, owner, boundTo, userHandle }: Challenge): Promise<void> {
    await db.rows(sql`
      with late as (delete from passkey_challenges where challenge in (
        select challenge from passkey_challenges where expires_at < now() limit ${SWEPT_AT_ONCE} for update skip locked)),
      older as (delete from passkey_challenges where challenge in (
        select challenge from passkey_challenges where owner_id = ${owner} order by expires_at desc offset ${MOST_OF_ONE - 1} for update skip locked))
      insert into passkey_challenges (challenge, owner_id, bound_to, user_handle, expires_at)
      values (${challenge}, ${owner}, ${boundTo}, ${userHandle ?? null}, now() + make_interval(mins => ${WAITING_MINUTES}))`);
  }

  /** It works once. Undefined where it was never asked there, was answered or is too old. */
  async take(db: Queryable, challenge: Buffer, boundTo: Buffer): Promise<{ user_handle: Buffer | null } | undefined> {
    const [taken] = await db.rows<{ user_handle: Buffer | null }>(sql`
      delete from passkey_challenges where challenge = ${challenge} and bound_to = ${boundTo} and expires_at > now()
      returning user_handle`);
    return taken;
  }
}
