import { Injectable } from '@nestjs/common';
import { TOKEN } from '@carnet/nest-kit';
import { type Queryable, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import type { BegunBy, Session } from './session.entity.js';

/** The maximum number of listed sessions; a script that signs in each time may have more. */
const SHOWN = 200;

@Injectable()
export class SessionsRepository {
  /** Returns the session id for tokens. */
  async insert(db: Queryable, owner: OwnerId, { userAgent, by, ...begun }: BegunBy): Promise<string> {
    const provenAt = begun.provenAt ?? null;
    const [made] = await db.rows<{ sid: string }>(
      sql`insert into sessions (owner_id, user_agent, signed_in_by, proven_at, expires_at)
          values (${owner}, ${userAgent}, ${by}, case when ${provenAt}::float8 is not null then least(to_timestamp(${provenAt}::float8), now()) end,
            now() + make_interval(secs => ${TOKEN.lifetime})) returning sid`,
    );
    return made!.sid;
  }

  /** Unexpired sessions: the requesting one first, then the latest seen. */
  list(db: Queryable, owner: OwnerId, current: string): Promise<Session[]> {
    return db.rows<Session>(
      sql`select id, sid = ${current} as current, user_agent, signed_in_by, created_at, last_seen_at, expires_at from sessions
          where owner_id = ${owner} and expires_at > now()
          order by sid = ${current} desc, last_seen_at desc, id desc limit ${SHOWN}`,
    );
  }

  /** Stores the time that the session was seen, at most once in `seconds`. */
  async see(db: Queryable, sid: string, seconds: number): Promise<void> {
    await db.rows(
      sql`update sessions set last_seen_at = now()
          where sid = ${sid} and last_seen_at < now() - make_interval(secs => ${seconds})`,
    );
  }

  /** Returns the token ids of the removed sessions. */
  async remove(db: Queryable, owner: OwnerId, id: number): Promise<string[]> {
    return sidsOf(
      await db.rows<{ sid: string }>(
        sql`delete from sessions where owner_id = ${owner} and id = ${id} and expires_at > now() returning sid`,
      ),
    );
  }

  async removeNamed(db: Queryable, owner: OwnerId, sid: string): Promise<void> {
    await db.rows(sql`delete from sessions where owner_id = ${owner} and sid = ${sid}`);
  }

  /** Returns the token ids of the removed sessions. */
  async removeOthers(db: Queryable, owner: OwnerId, current: string): Promise<string[]> {
    return sidsOf(
      await db.rows<{ sid: string }>(
        sql`delete from sessions where owner_id = ${owner} and sid <> ${current} returning sid`,
      ),
    );
  }

  async removeAll(db: Queryable, owner: OwnerId): Promise<void> {
    await db.rows(sql`delete from sessions where owner_id = ${owner}`);
  }

  /** Removes expired sessions. Skips locked rows. */
  async removeExpired(db: Queryable): Promise<void> {
    await db.rows(
      sql`delete from sessions where id in (select id from sessions where expires_at < now() for update skip locked)`,
    );
  }
}

const sidsOf = (rows: { sid: string }[]): string[] => rows.map(({ sid }) => sid);
