import { UserGoneHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CopiesRepository } from './copies.repository.js';

/** Follows `user`: of what a deleted user had in other services no copy stays. */
@Injectable()
export class PurgeCopiesHandler extends UserGoneHandler {
  constructor(private readonly copies: CopiesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.copies.purge(tx, owner);
  }
}
