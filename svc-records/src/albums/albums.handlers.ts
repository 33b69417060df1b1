import { UserGoneHandler } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { AlbumsRepository } from './albums.repository.js';

/** Follows `user`: a deleted user's albums go. Those of a deleted vehicle go by their reference to its copy. */
@Injectable()
export class AlbumsOfUserHandler extends UserGoneHandler {
  constructor(private readonly albums: AlbumsRepository) {
    super();
  }

  protected removeOf(tx: EntityManager, owner: number): Promise<void> {
    return this.albums.removeOfOwner(tx, owner);
  }
}
