import { FactLog, type OwnerId, type Sql, sql } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { documentFact, documentGone, documentReadings, tellsMileage } from './document-reading.fact.js';

/** As much of a document as says whether it is told of. */
export interface ToldDocument {
  id: number;
  mileage: number | null;
}

/** Tells svc-garage which mileages papers say. Only those that say one, or did until now, are told of. */
@Injectable()
export class DocumentReadings {
  constructor(private readonly facts: FactLog) {}

  /** Documents were changed, made or put into the trash: as they were, or as they are. */
  async publishChanged(tx: EntityManager, owner: OwnerId, documents: readonly ToldDocument[]): Promise<void> {
    const told = [...new Set(documents.filter(({ mileage }) => mileage !== null).map(({ id }) => id))];
    if (told.length === 0) return;
    const now = await documentReadings(tx, sql`f.owner_id = ${owner} and f.id = any(${told}::int[])`);
    await this.facts.append(tx, now.map(documentFact));
  }

  /** Before files `f` go for good: the log must not keep what the tables forget. */
  async publishGone(tx: EntityManager, which: Sql): Promise<void> {
    const gone = await documentReadings(tx, sql`${which} and ${tellsMileage}`);
    await this.facts.append(tx, gone.map(documentGone));
  }
}
