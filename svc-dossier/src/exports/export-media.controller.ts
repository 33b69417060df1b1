import { ParseId } from '@carnet/fields';
import { ClosedToApiKeys, OpenToMediaCookie, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { applyDecorators, Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ExportMedia } from './export-media.service.js';

const text = { type: 'string' as const };
const zip = { 'application/zip': { schema: { ...text, format: 'binary' } } };
const HEADERS = {
  ETag: { description: 'By the content', schema: text },
  'Content-Disposition': { description: 'Its name', schema: text },
  'Accept-Ranges': { description: '`bytes`', schema: text },
};

const refusals = () =>
  applyDecorators(
    ApiBadRequestResponse({ type: ProblemView }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
    ApiNotFoundResponse({ type: ProblemView, description: 'There is no such export, or it is not yours' }),
    ApiConflictResponse({ type: ProblemView, description: 'The export is not made' }),
    ApiServiceUnavailableResponse({ type: ProblemView, description: 'Too many are being sent; see Retry-After' }),
  );

const Zip = (summary: string) =>
  applyDecorators(
    ApiOperation({ summary }),
    ApiHeader({ name: 'Range', required: false, description: 'One range of bytes, as `bytes=0-1023`' }),
    ApiOkResponse({ content: zip, headers: HEADERS }),
    ApiResponse({ status: 206, content: zip, description: 'The range that was asked for' }),
    ApiResponse({ status: 304, description: 'It is what `If-None-Match` names' }),
    ApiResponse({ status: 416, type: ProblemView, description: 'The file is not that long' }),
    refusals(),
  );

/** The files of exports, for API clients. */
@ClosedToApiKeys()
@ApiTags('Exports')
@Controller('api/exports')
export class ExportFileController {
  constructor(private readonly media: ExportMedia) {}

  @Get(':id/file')
  @Zip('The ZIP, to be saved')
  file(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.answer(owner, id, { request, reply });
  }
}

/** The files of exports, for browsers, which authenticate by the media cookie. */
@ClosedToApiKeys()
@ApiTags('Media')
@Controller('api/media/exports')
@OpenToMediaCookie()
export class ExportMediaController {
  constructor(private readonly media: ExportMedia) {}

  // HEAD is declared before GET, because Fastify's default HEAD handler would read the whole file.
  @Head(':id/file')
  @ApiOperation({ summary: 'How long an export is' })
  @ApiOkResponse({ headers: HEADERS })
  @refusals()
  describe(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.answer(owner, id, { request, reply });
  }

  @Get(':id/file')
  @Zip('The ZIP, as a browser saves it')
  show(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.answer(owner, id, { request, reply });
  }
}
