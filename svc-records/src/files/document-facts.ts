import { FactLog } from '@carnet/fact-log';
import { type Sql, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { documentExpiries, documentExpiryFact, documentExpiryGone, tellsExpiry } from './document-expiry.fact.js';
import { documentFact, documentGone, documentReadings, tellsMileage } from './document-reading.fact.js';
import { paperFact, paperGone, papersWhere } from './paper.fact.js';

/** The fields of a document that decide which facts are published. */
export interface ToldDocument {
  id: number;
  mileage: number | null;
  expires_on: string | null;
}

/**
 * Publishes facts of documents: of each document and its expiry for svc-identity, of its mileage for svc-garage. Expiry and mileage are published only for
 * documents that have them, or had them before the change.
 */
@Injectable()
export class DocumentFacts {
  constructor(private readonly facts: FactLog) {}

  /** Publishes a new document, of which only the file is known. */
  async publishNew(tx: EntityManager, owner: OwnerId, id: number): Promise<void> {
    await this.publishChanged(tx, owner, [{ id, mileage: null, expires_on: null }]);
  }

  /** Publishes documents that were changed, created or moved to the trash. `documents` has the values before, after, or both. */
  async publishChanged(tx: EntityManager, owner: OwnerId, documents: readonly ToldDocument[]): Promise<void> {
    const some = (which: (document: ToldDocument) => boolean) => [
      ...new Set(documents.filter(which).map(({ id }) => id)),
    ];
    const among = (ids: readonly number[]) => sql`f.owner_id = ${owner} and f.id = any(${ids}::int[])`;
    const papers = await papersWhere(tx, among(some(() => true)));
    const read = some(({ mileage }) => mileage !== null);
    const readings = read.length > 0 ? await documentReadings(tx, among(read)) : [];
    const expire = some(({ expires_on }) => expires_on !== null);
    const expiries = expire.length > 0 ? await documentExpiries(tx, among(expire)) : [];
    await this.facts.append(tx, [
      ...papers.map(paperFact),
      ...readings.map(documentFact),
      ...expiries.map(documentExpiryFact),
    ]);
  }

  /** Publishes deletions before files `f` are deleted for good, because the fact log must not keep data that the tables have deleted. */
  async publishGone(tx: EntityManager, which: Sql): Promise<void> {
    const papers = await papersWhere(tx, which);
    const gone = await documentReadings(tx, sql`${which} and ${tellsMileage}`);
    const lapsed = await documentExpiries(tx, sql`${which} and ${tellsExpiry}`);
    await this.facts.append(tx, [
      ...papers.map(paperGone),
      ...gone.map(documentGone),
      ...lapsed.map(documentExpiryGone),
    ]);
  }
}
