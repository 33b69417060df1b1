import { ParseId } from '@carnet/fields';
import { OfVehicle, OpenToMediaCookie, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { applyDecorators, Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DossierMediaService } from './dossier-media.service.js';

const text = { type: 'string' as const };
const binary = { schema: { ...text, format: 'binary' } };
const HEADERS = {
  ETag: { description: 'By the content', schema: text },
  'Content-Disposition': { description: 'Its name', schema: text },
  'Accept-Ranges': { description: '`bytes`', schema: text },
};

const refusals = () =>
  applyDecorators(
    ApiBadRequestResponse({ type: ProblemView }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
    ApiNotFoundResponse({ type: ProblemView, description: 'There is no such dossier, or it is not yours' }),
    ApiServiceUnavailableResponse({ type: ProblemView, description: 'Too many are being sent; see Retry-After' }),
  );

const Book = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiHeader({ name: 'Range', required: false, description: 'One range of bytes, as `bytes=0-1023`' }),
    ApiOkResponse({ content: { 'application/pdf': binary }, headers: HEADERS }),
    ApiResponse({ status: 206, content: { 'application/pdf': binary }, description: 'The range that was asked for' }),
    ApiResponse({ status: 304, description: 'It is what `If-None-Match` names' }),
    ApiResponse({ status: 416, type: ProblemView, description: 'The file is not that long' }),
    ApiConflictResponse({ type: ProblemView, description: 'The book is not made' }),
    refusals(),
  );

/** The files of books, for API clients. */
@ApiTags('Dossiers')
@Controller('api/dossiers')
export class DossierFileController {
  constructor(private readonly media: DossierMediaService) {}

  @Get(':id/file')
  @OfVehicle({ thing: 'dossiers' })
  @Book('The book as a PDF, to be saved')
  file(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.book(owner, id, { request, reply }, true);
  }
}

/** The files of books, and previews of their pages, for browsers, which authenticate by the media cookie. */
@ApiTags('Media')
@Controller('api/media/dossiers')
@OpenToMediaCookie()
export class DossierMediaController {
  constructor(private readonly media: DossierMediaService) {}

  // HEAD is declared before GET, because Fastify's default HEAD handler would read the whole file.
  @Head(':id/file')
  @OfVehicle({ thing: 'dossiers' })
  @ApiOperation({ summary: 'How long a book is' })
  @ApiOkResponse({ headers: HEADERS })
  @ApiConflictResponse({ type: ProblemView, description: 'The book is not made' })
  @refusals()
  describe(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.book(owner, id, { request, reply });
  }

  @Get(':id/file')
  @OfVehicle({ thing: 'dossiers' })
  @Book('The book as a PDF, as a browser shows it')
  show(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.book(owner, id, { request, reply });
  }

  @Get(':id/pages/:page')
  @OfVehicle({ thing: 'dossiers' })
  @ApiOperation({ summary: 'A picture of one of the first pages of a book' })
  @ApiParam({ name: 'page', description: 'From 1', schema: { ...text, pattern: '^[1-9]\\d?$', example: '1' } })
  @ApiOkResponse({ content: { 'image/webp': binary }, headers: HEADERS })
  @refusals()
  page(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Param('page') page: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.page(owner, id, page, { request, reply });
  }
}
