import { GoneHandler, type OwnedIds, UserGoneHandler } from '@carnet/fact-log';
import { sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventPhotos } from './event-photos.js';
import { FileFacts } from './file-facts.js';
import { FilesRepository } from './files.repository.js';

/** Follows `user`: deletes a deleted user's files. Files of a deleted vehicle are deleted by their foreign key to its copy. */
@Injectable()
export class FilesOfUserHandler extends UserGoneHandler {
  constructor(
    private readonly files: FilesRepository,
    private readonly facts: FileFacts,
  ) {
    super();
  }

  protected async removeOf(tx: EntityManager, owner: number): Promise<void> {
    await this.facts.publishGone(tx, sql`f.owner_id = ${owner}`);
    await this.files.removeOfOwner(tx, owner);
  }
}

/** Follows `vehicle`: its files are deleted with its copy; their deletion is published for those that had facts. */
@Injectable()
export class EventPhotosOfVehicleHandler extends GoneHandler<'vehicle'> {
  readonly kind = 'vehicle';

  constructor(private readonly facts: FileFacts) {
    super();
  }

  protected remove(tx: EntityManager, { owners, ids }: OwnedIds): Promise<void> {
    return this.facts.publishGone(
      tx,
      sql`(f.owner_id, f.vehicle_id) in (select * from unnest(${owners}::int[], ${ids}::int[]))`,
    );
  }
}

/** Follows `service-event`: removes the links to a deleted event; the files stay. */
@Injectable()
export class FilesOfServiceEventHandler extends GoneHandler<'service-event'> {
  readonly kind = 'service-event';

  constructor(private readonly eventPhotos: EventPhotos) {
    super();
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.eventPhotos.takeOff(tx, gone);
  }
}
