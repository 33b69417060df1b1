import { Injectable } from '@nestjs/common';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';

/** The lifetime of a waiting sign-in, in minutes. */
const WAITING_MINUTES = 5;

@Injectable()
export class SecondSignInsRepository {
  /** Stores a waiting sign-in. The person's expired ones are deleted. */
  async ask(db: Queryable, owner: OwnerId, secretHash: Buffer): Promise<void> {
    await db.rows(sql`
      with late as (delete from second_sign_ins where owner_id = ${owner} and expires_at < now())
      insert into second_sign_ins (owner_id, secret_hash, expires_at)
      values (${owner}, ${secretHash}, now() + make_interval(mins => ${WAITING_MINUTES}))`);
  }

  /** The person of a waiting sign-in; undefined if it has expired, or if the password changed since. */
  async ownerOf(db: Queryable, secretHash: Buffer): Promise<OwnerId | undefined> {
    const [waiting] = await db.rows<{ owner_id: OwnerId }>(sql`
      select s.owner_id from second_sign_ins s join users u on u.id = s.owner_id
      where s.secret_hash = ${secretHash} and s.expires_at > now() and s.asked_at >= u.tokens_valid_from`);
    return waiting?.owner_id;
  }

  /** Returns false if it was already used. */
  async end(db: Queryable, secretHash: Buffer): Promise<boolean> {
    const ended = await db.rows<{ id: string }>(
      sql`delete from second_sign_ins where secret_hash = ${secretHash} returning id`,
    );
    return ended.length > 0;
  }
}
