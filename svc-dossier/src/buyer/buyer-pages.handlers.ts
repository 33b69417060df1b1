import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BuyerPagesRepository } from './buyer-pages.repository.js';

/** Follows `user`: a deleted user's pages end. Those of a deleted vehicle end by their reference to its copy. */
@Injectable()
export class BuyerPagesOfUserHandler extends UserGoneHandler {
  constructor(private readonly pages: BuyerPagesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.pages.removeOfOwner(tx, owner);
  }
}
