import { Injectable } from '@nestjs/common';
import { type OwnerId, type Queryable, sql } from '@carnet/svc-kit';

/** For so many minutes an answer is waited for: a page of signing in may ask when it is opened. */
const WAITING_MINUTES = 10;

export interface Challenge {
  challenge: Buffer;
  /** Null where nobody is known yet. */
  owner: OwnerId | null;
  boundTo: Buffer;
  /** What a new passkey is to call the person. */
  userHandle?: Buffer;
}

@Injectable()
export class PasskeyChallengesRepository {
  /** Those that nobody has answered in time go. */
  async keep(db: Queryable, { challenge, owner, boundTo, userHandle }: Challenge): Promise<void> {
    await db.rows(sql`
      with late as (delete from passkey_challenges where challenge in (
        select challenge from passkey_challenges where expires_at < now() for update skip locked))
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
