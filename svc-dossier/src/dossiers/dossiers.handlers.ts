import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DossiersRepository } from './dossiers.repository.js';

/** Follows `user`: a deleted user's dossiers go. Those of a deleted vehicle go by their reference to its copy. */
@Injectable()
export class DossiersOfUserHandler extends UserGoneHandler {
  constructor(private readonly dossiers: DossiersRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.dossiers.removeOfOwner(tx, owner);
  }
}
