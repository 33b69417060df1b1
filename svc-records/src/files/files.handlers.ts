import { UserGoneHandler } from '@carnet/svc-kit';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { FilesRepository } from './files.repository.js';

/** Follows `user`: a deleted user's files go. Those of a deleted vehicle go by their reference to its copy. */
@Injectable()
export class FilesOfUserHandler extends UserGoneHandler {
  constructor(private readonly files: FilesRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.files.removeOfOwner(tx, owner);
  }
}
