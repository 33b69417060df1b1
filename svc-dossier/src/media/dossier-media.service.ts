import { type Media, MediaAnswers, StoredFileMissing } from '@carnet/files';
import type { OwnerId } from '@carnet/rest';
import { LOG, type Log } from '@carnet/runtime';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DossierLost, DossierNotFound, DossierNotReady, PageNotFound } from '../dossiers/dossier.errors.js';
import { fileName } from '../dossiers/dossier.rules.js';
import { DossiersRepository } from '../dossiers/dossiers.repository.js';

interface Exchange {
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Serves books and previews of their pages to their owners. */
@Injectable()
export class DossierMediaService {
  constructor(
    private readonly dossiers: DossiersRepository,
    private readonly answers: MediaAnswers,
    @Inject(LOG) private readonly log: Log,
  ) {}

  async book(owner: OwnerId, id: number, exchange: Exchange, isSaved = false): Promise<void> {
    const found = await this.dossiers.file(owner, id);
    if (!found) throw new DossierNotFound();
    const { sha256, bytes } = found;
    if (sha256 === null || bytes === null) throw new DossierNotReady();
    const about = {
      owner,
      sha256,
      bytes,
      mediaType: 'application/pdf',
      name: fileName(found),
      version: sha256,
      isSaved,
    };
    await this.answer(about, exchange);
  }

  async page(owner: OwnerId, id: number, page: string, exchange: Exchange): Promise<void> {
    const found = /^[1-9]\d?$/.test(page) ? await this.dossiers.preview(owner, id, Number(page)) : null;
    if (!found) throw new PageNotFound();
    await this.answer(
      { ...found, owner, mediaType: 'image/webp', name: `page-${page}.webp`, version: found.sha256 },
      exchange,
    );
  }

  private async answer(media: Media, { request, reply }: Exchange): Promise<void> {
    try {
      await this.answers.answer(request, reply, media);
    } catch (error) {
      if (!(error instanceof StoredFileMissing)) throw error;
      this.log.error({ owner: media.owner, sha256: media.sha256 }, 'The bytes of a book are missing');
      throw new DossierLost();
    }
  }
}
