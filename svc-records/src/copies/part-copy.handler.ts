import type { PartFact } from '@carnet/contracts';
import { type Fact, type FactHandler, goneOf, newestOf } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `part`: modifications name the parts that they took, with their status. */
@Injectable()
export class PartCopyHandler implements FactHandler<'part', PartFact> {
  readonly kind = 'part';

  constructor(private readonly copies: CopiesRepository) {}

  apply(tx: EntityManager, fact: Fact<'part', PartFact>): Promise<void> {
    return this.applyMany(tx, [fact]);
  }

  async applyMany(tx: EntityManager, facts: Fact<'part', PartFact>[]): Promise<void> {
    const newest = newestOf(facts);
    const gone = goneOf(facts);
    if (newest.length > 0) await this.copies.saveParts(tx, newest);
    if (gone.ids.length > 0) await this.copies.removeParts(tx, gone);
  }
}
