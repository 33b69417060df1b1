import { FactLog, type OwnerId, type Sql, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { documentExpiries, documentExpiryFact, documentExpiryGone, tellsExpiry } from './document-expiry.fact.js';
import { documentFact, documentGone, documentReadings, tellsMileage } from './document-reading.fact.js';

/** As much of a document as says whether it is told of. */
export interface ToldDocument {
  id: number;
  mileage: number | null;
  expires_on: string | null;
}

/** Tells svc-garage which mileages papers say, and svc-identity until when they are good. Only those that say such a thing, or did until now, are told of. */
@Injectable()
export class DocumentFacts {
  constructor(private readonly facts: FactLog) {}

  /** Documents were changed, made or put into the trash: as they were, or as they are. */
  async publishChanged(tx: EntityManager, owner: OwnerId, documents: readonly ToldDocument[]): Promise<void> {
    const some = (which: (document: ToldDocument) => boolean) => [
      ...new Set(documents.filter(which).map(({ id }) => id)),
    ];
    const among = (ids: readonly number[]) => sql`f.owner_id = ${owner} and f.id = any(${ids}::int[])`;
    const read = some(({ mileage }) => mileage !== null);
    const expire = some(({ expires_on }) => expires_on !== null);
    if (read.length > 0) await this.facts.append(tx, (await documentReadings(tx, among(read))).map(documentFact));
    if (expire.length > 0)
      await this.facts.append(tx, (await documentExpiries(tx, among(expire))).map(documentExpiryFact));
  }

  /** Before files `f` go for good: the log must not keep what the tables forget. */
  async publishGone(tx: EntityManager, which: Sql): Promise<void> {
    const gone = await documentReadings(tx, sql`${which} and ${tellsMileage}`);
    const lapsed = await documentExpiries(tx, sql`${which} and ${tellsExpiry}`);
    await this.facts.append(tx, [...gone.map(documentGone), ...lapsed.map(documentExpiryGone)]);
  }
}
