import { ParseId } from '@carnet/fields';
import { OfVehicle, OpenToMediaCookie, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { applyDecorators, Controller, Get, Head, Param, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiHeader,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
  ApiQuery,
  ApiResponse,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MEDIA_VARIANTS } from './media.rules.js';
import { MediaService } from './media.service.js';

const text = { type: 'string' as const };
const BYTES = { '*/*': { schema: { ...text, format: 'binary' } } };
const HEADERS = {
  ETag: { description: 'By the content', schema: text },
  'Cache-Control': { description: 'For a year where `v` is right; else to be asked for again', schema: text },
  'Content-Disposition': { description: 'Its name, and `attachment` where browsers cannot show it', schema: text },
  'Accept-Ranges': { description: '`bytes`', schema: text },
};

const Variant = () =>
  applyDecorators(
    ApiParam({
      name: 'variant',
      description:
        'The file itself, a picture of it by its longest side (`320`, `960`, `2048`), or a page of a document (`page-2`)',
      schema: { ...text, pattern: MEDIA_VARIANTS, example: 'original' },
    }),
    ApiQuery({
      name: 'v',
      required: false,
      description: 'The `hash` of the file: an address with it stands for one content for ever',
      schema: text,
    }),
    ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' }),
    ApiBadRequestResponse({ type: ProblemView }),
    ApiNotFoundResponse({
      type: ProblemView,
      description: 'There is no such file, it is not yours, or that picture of it is not made (yet)',
    }),
    ApiResponse({ status: 304, description: 'It is what `If-None-Match` names' }),
  );

/** Serves the bytes of files. Browsers authenticate by the media cookie, programs by their token. */
@ApiTags('Media')
@Controller('api/media')
@OpenToMediaCookie()
export class MediaController {
  constructor(private readonly media: MediaService) {}

  // HEAD is declared before GET, because Fastify's default HEAD handler would read the whole file.
  @Head(':file/:variant')
  @OfVehicle({ thing: 'files', by: 'file' })
  @ApiOperation({ summary: 'How long a file is, and what it is' })
  @Variant()
  @ApiOkResponse({ headers: HEADERS })
  describe(
    @Owner() owner: OwnerId,
    @Param('file', ParseId) file: number,
    @Param('variant') variant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.answer(owner, file, variant, { request, reply });
  }

  @Get(':file/:variant')
  @OfVehicle({ thing: 'files', by: 'file' })
  @ApiOperation({ summary: 'The bytes of a file: of a photo, by its id' })
  @Variant()
  @ApiHeader({ name: 'Range', required: false, description: 'One range of bytes, as `bytes=0-1023`' })
  @ApiOkResponse({ content: BYTES, headers: HEADERS })
  @ApiResponse({ status: 206, content: BYTES, headers: HEADERS, description: 'The range that was asked for' })
  @ApiResponse({ status: 416, type: ProblemView, description: 'The file is not that long' })
  @ApiServiceUnavailableResponse({ type: ProblemView, description: 'Too many are being sent; see Retry-After' })
  show(
    @Owner() owner: OwnerId,
    @Param('file', ParseId) file: number,
    @Param('variant') variant: string,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    return this.media.answer(owner, file, variant, { request, reply });
  }
}
