import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { EntityManager } from 'typeorm';
import { Invalid, requestMessages as m, Unprocessable } from '@carnet/messages';
import { answerLater, Database, JsonText, type Queryable, sql, within } from '@carnet/pg';
import type { OwnerId } from './owner.js';

/** The caller's `Idempotency-Key` and the fingerprint of the request; null without a key. */
export type OnceKey = { key: string; fingerprint: string; keepDays: number } | null;

/** Marks a request from an outbox, which may be repeated for as long as the person is offline (ADR 126). */
export const OUTBOX_HEADER = 'x-outbox';
const KEPT_DAYS = { atOnce: 1, fromOutbox: 30 };

/** Reads `Idempotency-Key`, and computes the request's fingerprint (quality, Keeping what it was given). */
export const Once = createParamDecorator((_: unknown, context: ExecutionContext): OnceKey => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  const key = request.headers['idempotency-key'];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Invalid(m.keyInvalid);
  const meaning = `${request.method} ${request.url}\n${JSON.stringify(request.body ?? null)}`;
  const keepDays = request.headers[OUTBOX_HEADER] === undefined ? KEPT_DAYS.atOnce : KEPT_DAYS.fromOutbox;
  // A client's key cannot contain a space, so an actor never gets an answer that was stored for the owner.
  const own = request.actorId === undefined ? key : `${request.actorId} ${key}`;
  return { key: own, fingerprint: createHash('sha256').update(meaning).digest('base64url'), keepDays };
});

interface Stored {
  fingerprint: string;
  answer: string;
  version: number | null;
}

/** Runs a create once per key: a retry after a lost answer gets the stored answer, and creates no second record. */
@Injectable()
export class Idempotency {
  constructor(private readonly database: Database) {}

  /**
   * Runs `create` as a write of its owner, and stores its answer in the same transaction. A second request with the key waits for the first. Same key and
   * request: the stored answer. Same key, other request: 422. Keys are kept for 24 h, those of an outbox for 30 days.
   */
  once(owner: OwnerId, once: OnceKey, create: (tx: EntityManager) => Promise<JsonText>): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      if (!once) return create(tx);
      const db = within(tx);
      const stored = await storedAnswer(db, owner, once);
      if (stored) return stored;
      const answer = await create(tx);
      await answerLater(tx, remember(db, owner, once, answer));
      return answer;
    });
  }

  /** The stored answer for the key, for routes with expensive work before `once`; null if there is none. */
  async answered(owner: OwnerId, once: OnceKey): Promise<JsonText | null> {
    return once && storedAnswer(this.database, owner, once);
  }

  /** Deletes expired keys. */
  async forgetOld(): Promise<void> {
    await this.database.rows(sql`delete from idempotency_keys where created_at < now() - keep_days * interval '1 day'`);
  }
}

async function storedAnswer(db: Queryable, owner: OwnerId, once: NonNullable<OnceKey>): Promise<JsonText | null> {
  const [stored] = await db.rows<Stored>(
    sql`select fingerprint, answer, version from idempotency_keys
        where owner_id = ${owner} and key = ${once.key} and answer is not null
          and created_at >= now() - keep_days * interval '1 day'`,
  );
  if (!stored) return null;
  if (stored.fingerprint !== once.fingerprint) throw new Unprocessable(m.keyUsed);
  return new JsonText(stored.answer, { version: stored.version ?? undefined, replayed: true });
}

/** Overwrites an expired key that was not deleted yet. */
async function remember(db: Queryable, owner: OwnerId, once: NonNullable<OnceKey>, answer: JsonText): Promise<void> {
  await db.rows(
    sql`insert into idempotency_keys (owner_id, key, fingerprint, answer, version, keep_days)
        values (${owner}, ${once.key}, ${once.fingerprint}, ${answer.text}, ${answer.about.version ?? null}, ${once.keepDays})
        on conflict (owner_id, key) do update set fingerprint = excluded.fingerprint, answer = excluded.answer,
          version = excluded.version, keep_days = excluded.keep_days, created_at = now()`,
  );
}
