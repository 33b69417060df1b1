import { Injectable } from '@nestjs/common';
import { Database, sql } from '@carnet/pg';
import { type Claims, CLOCK_TOLERANCE, TOKEN } from './tokens.js';

/** Seconds after which every revoked token has expired, even if its clock was ahead. */
const MATTERS_FOR = TOKEN.lifetime + CLOCK_TOLERANCE + 1;

/**
 * Revoked tokens: those issued before a user's floor (all tokens of a deleted user), and those of sessions that were ended individually. Only events of the
 * last 7 days matter, because older tokens have expired. So everything fits in memory, and a check needs no query.
 */
@Injectable()
export class EndedTokens {
  private floors = new Map<number, number>();
  private sessions = new Set<string>();

  constructor(private readonly database: Database) {}

  hasEnded({ userId, session, issuedAt }: Claims): boolean {
    const floor = this.floors.get(userId);
    return (floor !== undefined && issuedAt < floor) || this.sessions.has(session);
  }

  async reload(): Promise<void> {
    await Promise.all([this.reloadFloors(), this.reloadSessions()]);
  }

  /** Forgets sessions whose tokens have all expired. */
  async forgetOld(): Promise<void> {
    await this.database.rows(sql`
      delete from ended_sessions where sid in (
        select sid from ended_sessions where ended_at < now() - make_interval(secs => ${MATTERS_FOR}) for update skip locked)`);
  }

  private async reloadFloors(): Promise<void> {
    const rows = await this.database.rows<{ user_id: number; floor: number }>(
      sql`select user_id, case when deleted then 'Infinity' else round(extract(epoch from valid_from) * 1000)::float8 end as floor
          from token_floors where valid_from > now() - make_interval(secs => ${MATTERS_FOR})`,
    );
    this.floors = new Map(rows.map(({ user_id, floor }) => [user_id, Number(floor)]));
  }

  private async reloadSessions(): Promise<void> {
    const rows = await this.database.rows<{ sid: string }>(
      sql`select sid from ended_sessions where ended_at > now() - make_interval(secs => ${MATTERS_FOR})`,
    );
    this.sessions = new Set(rows.map(({ sid }) => sid));
  }
}
