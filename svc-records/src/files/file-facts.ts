import type { Sql } from '@carnet/pg';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { DocumentFacts } from './document-facts.js';
import { EventPhotos } from './event-photos.js';

/** Publishes facts about files for other services. */
@Injectable()
export class FileFacts {
  constructor(
    private readonly eventPhotos: EventPhotos,
    private readonly documents: DocumentFacts,
  ) {}

  /** Publishes deletions; call it before files `f` are deleted for good. */
  async publishGone(tx: EntityManager, which: Sql): Promise<void> {
    await this.eventPhotos.publishGone(tx, which);
    await this.documents.publishGone(tx, which);
  }
}
