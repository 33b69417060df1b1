import { FILE_STORAGE, type FileStorage, isStored, MediaAnswers, StoredFileMissing } from '@carnet/files';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PictureJobsRepository } from '../pictures/picture-jobs.repository.js';
import { FileNotFound, OriginalLost, VariantLost, VariantNotFound } from './media.errors.js';
import { type FileVariant, MediaRepository } from './media.repository.js';
import { isVariantName, nameOfVariant, storedVariant } from './media.rules.js';

/** Serves files and their pictures to their owners. */
@Injectable()
export class MediaService {
  constructor(
    private readonly database: Database,
    private readonly media: MediaRepository,
    private readonly answers: MediaAnswers,
    private readonly jobs: PictureJobsRepository,
    @Inject(FILE_STORAGE) private readonly storage: FileStorage,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async answer(
    owner: OwnerId,
    id: number,
    variant: string,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const found = isVariantName(variant) ? await this.media.find(owner, id, storedVariant(variant)) : null;
    if (!found) throw new FileNotFound();
    const { sha256, bytes, media_type: mediaType, version } = found;
    if (sha256 === null || bytes === null || mediaType === null) throw new VariantNotFound(found.state);
    const name = nameOfVariant(found.name, variant, mediaType);
    try {
      await this.answers.answer(request, reply, { owner, sha256, bytes, mediaType, name, version });
    } catch (error) {
      if (error instanceof StoredFileMissing) await this.missing(owner, id, found);
      throw error;
    }
  }

  /** Handles lost bytes: a picture is queued to be made again. */
  private async missing(owner: OwnerId, id: number, { sha256, original, state }: FileVariant): Promise<never> {
    this.log.error({ owner, file: id, sha256 }, 'The bytes of a file are missing');
    if (sha256 === original || !(await isStored(this.storage, { owner, sha256: original }))) throw new OriginalLost();
    if (state !== 'pending') await this.database.write(owner, (tx) => this.jobs.again(tx, owner, id));
    throw new VariantLost();
  }
}
