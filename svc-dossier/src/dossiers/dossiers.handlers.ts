import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DossiersRepository } from './dossiers.repository.js';

/** Follows `user`: deletes a deleted user's dossiers. Dossiers of a deleted vehicle are deleted by their foreign key to its copy. */
@Injectable()
export class DossiersOfUserHandler extends UserGoneHandler {
  constructor(private readonly dossiers: DossiersRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.dossiers.removeOfOwner(tx, owner);
  }
}
