import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BuyerPagesRepository } from './buyer-pages.repository.js';

/** Follows `user`: deletes the pages of a deleted user. Pages of a deleted vehicle are deleted by their foreign key to the copy of the vehicle. */
@Injectable()
export class BuyerPagesOfUserHandler extends UserGoneHandler {
  constructor(private readonly pages: BuyerPagesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.pages.removeOfOwner(tx, owner);
  }
}
