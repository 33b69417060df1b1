import type { EventPhotoFact } from '@carnet/contracts';
import { CopyHandler, type OwnedIds, type Replicated } from '@carnet/fact-log';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { EventPhotosRepository } from './event-photos.repository.js';

/** Follows `event-photo` of svc-records, because an event's answer contains its photos. */
@Injectable()
export class EventPhotoHandler extends CopyHandler<'event-photo', EventPhotoFact> {
  readonly kind = 'event-photo';

  constructor(private readonly photos: EventPhotosRepository) {
    super();
  }

  protected save(tx: EntityManager, replicated: Replicated<EventPhotoFact>[]): Promise<void> {
    return this.photos.keep(tx, replicated);
  }

  protected remove(tx: EntityManager, gone: OwnedIds): Promise<void> {
    return this.photos.forget(tx, gone);
  }
}
