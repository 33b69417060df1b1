import { merged, nextVersion } from '@carnet/fields';
import { Database, type JsonText, type Queryable, sql, within } from '@carnet/pg';
import { Idempotency, type OnceKey, type OwnerId, requireVersion } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { CreatePhotoPair, PhotoPairListQuery, UpdatePhotoPair } from './photo-pair.dto.js';
import type { NewPhotoPair } from './photo-pair.entity.js';
import { PhotoPairNotFound } from './photo-pair.errors.js';
import { matching, photoPairs } from './photo-pair.read.js';
import { requirePair } from './photo-pair.rules.js';
import { PhotoPairsRepository } from './photo-pairs.repository.js';

/** The use cases of pairs: before and after. A pair is deleted with either of its photos, and with its owner. */
@Injectable()
export class PhotoPairsService {
  constructor(
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly pairs: PhotoPairsRepository,
  ) {}

  list(owner: OwnerId, query: PhotoPairListQuery): Promise<JsonText> {
    return photoPairs.list(this.database, matching(owner, query), query);
  }

  get(owner: OwnerId, id: number): Promise<JsonText> {
    return answer(this.database, owner, id);
  }

  create(owner: OwnerId, { before_id, after_id, title }: CreatePhotoPair, once: OnceKey): Promise<JsonText> {
    const pair = { before_id, after_id, title: title ?? null };
    return this.idempotency.once(owner, once, async (tx) => {
      await this.requirePair(tx, owner, pair);
      return answer(within(tx), owner, await this.pairs.insert(tx, owner, pair));
    });
  }

  update(owner: OwnerId, id: number, input: UpdatePhotoPair, ifMatch: number | null): Promise<JsonText> {
    return this.database.write(owner, async (tx) => {
      const stored = await this.pairs.requireOwned(tx, owner, id);
      requireVersion(stored, ifMatch);
      const now = nextVersion(stored, merged(stored, input));
      if (now) {
        await this.requirePair(tx, owner, now);
        await this.pairs.update(tx, now);
      }
      return answer(within(tx), owner, id);
    });
  }

  /** Deletes a pair; its photos stay. */
  remove(owner: OwnerId, id: number, ifMatch: number | null): Promise<void> {
    return this.database.write(owner, async (tx) => {
      requireVersion(await this.pairs.requireOwned(tx, owner, id), ifMatch);
      await this.pairs.remove(tx, owner, id);
    });
  }

  private async requirePair(tx: EntityManager, owner: OwnerId, pair: NewPhotoPair): Promise<void> {
    requirePair(pair, await this.pairs.vehiclesOf(tx, owner, [pair.before_id, pair.after_id]));
  }
}

const answer = (db: Queryable, owner: OwnerId, id: number): Promise<JsonText> =>
  photoPairs.one(db, [...matching(owner, {}), sql`x.id = ${id}`], () => new PhotoPairNotFound());
