import type { ModificationFact } from '@carnet/contracts';
import type { Fact, FactHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { ModificationsRepository } from './modifications.repository.js';

/** Follows `modification` of svc-records: a part shows the modifications that use it. */
@Injectable()
export class ModificationHandler implements FactHandler<'modification', ModificationFact> {
  readonly kind = 'modification';

  constructor(private readonly modifications: ModificationsRepository) {}

  async apply(tx: EntityManager, fact: Fact<'modification', ModificationFact>): Promise<void> {
    const { ownerId, key } = fact;
    if (ownerId === null) return;
    if (fact.deleted) await this.modifications.forget(tx, ownerId, Number(key));
    else await this.modifications.keep(tx, ownerId, { ...fact.body, id: Number(key) });
  }
}
