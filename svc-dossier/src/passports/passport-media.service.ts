import { MediaAnswers, StoredFileMissing } from '@carnet/files';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { nameOfFile } from '../dossiers/dossier.rules.js';
import { PassportLost, PassportNotFound, PassportNotReady } from './passport.errors.js';
import { PassportsRepository } from './passports.repository.js';

/** Serves passports to their owners. */
@Injectable()
export class PassportMedia {
  constructor(
    private readonly passports: PassportsRepository,
    private readonly answers: MediaAnswers,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async answer(
    owner: OwnerId,
    id: number,
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const found = await this.passports.file(owner, id);
    if (!found) throw new PassportNotFound();
    const { sha256, bytes } = found;
    if (sha256 === null || bytes === null) throw new PassportNotReady();
    const about = { owner, sha256, bytes, mediaType: 'application/zip', version: sha256, isSaved: true };
    try {
      await this.answers.answer(request, reply, { ...about, name: `${nameOfFile(found)}.carnet` });
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
      this.log.error({ owner, sha256 }, 'The bytes of a passport are missing');
      throw new PassportLost();
    }
  }
}
