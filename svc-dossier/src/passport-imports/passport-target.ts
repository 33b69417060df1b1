import type { ArrivedFile, UploadMetadata, UploadTarget } from '@carnet/files';
import { type MediaType, PASSPORT_TYPE } from '@carnet/media';
import type { Queryable } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PassportImportsRepository } from './passport-imports.repository.js';

/** Receives the upload of a passport, and queues it to be read. */
@Injectable()
export class PassportTarget implements UploadTarget {
  constructor(
    private readonly imports: PassportImportsRepository,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  accept(_owner: OwnerId, _metadata: UploadMetadata): Promise<object> {
    return Promise.resolve({});
  }

  /** The storage limit of a person. */
  mostBytes(): number {
    return this.config.files.bytesPerOwner;
  }

  typesOf(): readonly MediaType[] {
    return [PASSPORT_TYPE];
  }

  bytesKept(db: Queryable, owner: OwnerId): Promise<number> {
    return this.imports.bytesKept(db, owner);
  }

  make(tx: EntityManager, owner: OwnerId, file: ArrivedFile): Promise<number> {
    return this.imports.insert(tx, owner, file);
  }
}
