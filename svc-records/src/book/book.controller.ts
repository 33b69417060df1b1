import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import type { OwnerId } from '@carnet/rest';
import { Controller, Get, Param, ParseArrayPipe, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { BookService } from './book.service.js';
import { BookFilesService } from './book-files.service.js';

/** For svc-dossier; reached with the service token only. */
@ApiExcludeController()
@Controller('internal')
export class BookController {
  constructor(
    private readonly book: BookService,
    private readonly files: BookFilesService,
  ) {}

  @Get('vehicles/:id/book')
  get(@Param('id', ParseId) id: number, @Query('owner_id', ParseId) owner: OwnerId): Promise<JsonText> {
    return this.book.get(owner, id);
  }

  /** The ids among these (`1,2,3`) that are photos of the owner. */
  @Get('photos/known')
  knownPhotos(
    @Query('owner_id', ParseId) owner: OwnerId,
    @Query('ids', new ParseArrayPipe({ items: Number })) ids: number[],
  ): Promise<{ ids: number[] }> {
    return this.book.knownPhotos(owner, ids);
  }

  /** The bytes of a file, or of a picture made from it, by hash; `trash=true` for a file in the trash. */
  @Get('files/:id/bytes')
  bytes(
    @Param('id', ParseId) id: number,
    @Query('owner_id', ParseId) owner: OwnerId,
    @Query('sha256') sha256: string | undefined,
    @Query('trash') trash: string | undefined,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.files.answer({ owner, id, sha256, trash: trash === 'true' }, { request, reply });
  }
}
