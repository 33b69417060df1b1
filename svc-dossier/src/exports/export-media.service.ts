import { MediaAnswers, StoredFileMissing } from '@carnet/files';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportLost, ExportNotFound, ExportNotReady } from './export.errors.js';
import { ExportsRepository } from './exports.repository.js';

/** Serves exports to their owners. */
@Injectable()
export class ExportMedia {
  constructor(
    private readonly exports: ExportsRepository,
    private readonly answers: MediaAnswers,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async answer(
    owner: OwnerId,
    id: number,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const found = await this.exports.file(owner, id);
    if (!found) throw new ExportNotFound();
    const { sha256, bytes, asked_on } = found;
    if (sha256 === null || bytes === null) throw new ExportNotReady();
    const about = { owner, sha256, bytes, mediaType: 'application/zip', version: sha256, isSaved: true };
    try {
      await this.answers.answer(request, reply, { ...about, name: `carnet-${asked_on}.zip` });
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
      this.log.error({ owner, sha256 }, 'The bytes of an export are missing');
      throw new ExportLost();
    }
  }
}
