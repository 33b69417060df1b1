import type { Fact, FactHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `user`: of what a deleted user had in other services no copy stays. */
@Injectable()
export class PurgeCopiesHandler implements FactHandler<'user'> {
  readonly kind = 'user';

  constructor(private readonly copies: CopiesRepository) {}

  async apply(tx: EntityManager, fact: Fact<'user'>): Promise<void> {
    if (fact.deleted && fact.ownerId !== null) await this.copies.purge(tx, fact.ownerId);
  }
}
