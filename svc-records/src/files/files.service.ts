import type { UndoneImportView } from '@carnet/imports';
import { Database, sql } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import { PictureJobsRepository } from '../pictures/picture-jobs.repository.js';
import type { FileUsageView, TagView } from './file.dto.js';
import { FileFacts } from './file-facts.js';
import { FileNotFound } from './file.errors.js';
import type { FileKind } from './file.rules.js';
import { FilesRepository } from './files.repository.js';

/** Use cases common to photos and documents. */
@Injectable()
export class FilesService {
  constructor(
    private readonly database: Database,
    private readonly files: FilesRepository,
    private readonly facts: FileFacts,
    private readonly jobs: PictureJobsRepository,
    @Inject(CONFIG) private readonly config: ServiceConfig,
  ) {}

  async usage(owner: OwnerId): Promise<FileUsageView> {
    const { kept, trash, arriving } = await this.files.usage(this.database, owner);
    const { bytesPerOwner, uploadBytes, pdfBytes } = this.config.files;
    return {
      used_bytes: kept + arriving,
      trash_bytes: trash,
      most_bytes: bytesPerOwner,
      file_most_bytes: uploadBytes,
      pdf_most_bytes: pdfBytes,
    };
  }

  /** The tags of files that are not in the trash. */
  tags(owner: OwnerId, kind: FileKind | undefined): Promise<TagView[]> {
    return this.files.tags(this.database, owner, kind);
  }

  /** Deletes the files in the trash for good. */
  emptyTrash(owner: OwnerId, kind: FileKind | undefined): Promise<void> {
    return this.database.write(owner, async (tx) => {
      const inTrash = sql`f.owner_id = ${owner} and f.deleted_at is not null and f.kind = coalesce(${kind ?? null}, f.kind)`;
      await this.facts.publishGone(tx, inTrash);
      await this.files.removeWhere(tx, inTrash);
    });
  }

  /** Deletes the files of an import for good, including those in the trash. Files changed since the import are kept. */
  undoImport(owner: OwnerId, batch: string): Promise<UndoneImportView> {
    return this.database.write(owner, async (tx) => {
      const ofImport = sql`f.owner_id = ${owner} and f.import_batch = ${batch}::uuid`;
      const unchanged = sql`${ofImport} and (f.version = 1 or f.deleted_at is not null)`;
      await this.facts.publishGone(tx, unchanged);
      const removed = await this.files.removeWhere(tx, unchanged);
      return { removed, kept: await this.files.forgetImport(tx, ofImport) };
    });
  }

  /** Retries a failed file; other states stay as they are. */
  async makePicturesAgain(owner: OwnerId, id: number): Promise<void> {
    await this.database.write(owner, async (tx) => {
      const state = await this.files.stateOf(tx, owner, id);
      if (state === null) throw new FileNotFound();
      if (state === 'failed' || state === 'no-room') await this.jobs.again(tx, owner, id);
    });
  }
}
