import { isSha256, MediaAnswers } from '@carnet/files';
import { Database } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { FileNotFound } from '../media/media.errors.js';
import { BookRepository } from './book.repository.js';

/** Serves the files that a book refers to. */
@Injectable()
export class BookFilesService {
  constructor(
    private readonly db: Database,
    private readonly books: BookRepository,
    private readonly answers: MediaAnswers,
  ) {}

  /** Streams a file, and counts it as a download of the owner. @throws FileNotFound (404) */
  async answer(
    { owner, id, sha256 = '', trash }: { owner: OwnerId; id: number; sha256: string | undefined; trash: boolean },
    { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  ): Promise<void> {
    const found = isSha256(sha256) ? await this.books.bytesOf(this.db, owner, { id, sha256, trash }) : null;
    if (!found) throw new FileNotFound();
    const { name, bytes, media_type: mediaType } = found;
    await this.answers.answer(request, reply, { owner, sha256, bytes, mediaType, name, version: sha256 });
  }
}
