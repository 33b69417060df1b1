import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlbumsRepository } from './albums.repository.js';

/** Follows `user`: deletes a deleted user's albums. Albums of a deleted vehicle are deleted by their foreign key to its copy. */
@Injectable()
export class AlbumsOfUserHandler extends UserGoneHandler {
  constructor(private readonly albums: AlbumsRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.albums.removeOfOwner(tx, owner);
  }
}
