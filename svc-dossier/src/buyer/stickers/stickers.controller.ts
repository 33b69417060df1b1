import { ChoiceField, IdField, IntField } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { ClosedToApiKeys, OpenToMediaCookie, Owner, type OwnerId, ProblemView } from '@carnet/rest';
import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiServiceUnavailableResponse,
  ApiTags,
  ApiUnauthorizedResponse,
} from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as dossier from '../../messages/dossier.js';
import { MOST_SKIPPED, STICKER_FORMAT_NAMES, type StickerFormatName } from './formats.js';
import { Stickers } from './stickers.service.js';

export class StickersQuery {
  @IdField({ required: dossier.vehicleRequired }) vehicle_id: number;

  @IdField({ description: 'A page for buyers of this vehicle; without one the code leads to logging a reading' })
  buyer_page_id?: number;

  @ChoiceField(STICKER_FORMAT_NAMES, {
    description: 'Paper, labels on it, and millimetres of one; `a4-24-70x37` where it is left out',
  })
  format?: StickerFormatName;

  @IntField({ max: MOST_SKIPPED, description: 'Labels that the sheet lacks' }) skip?: number;
}

/** Stickers for a car, as a file that a browser saves or prints. */
@ApiTags('Pages for buyers')
@Controller('api/media/stickers')
@OpenToMediaCookie()
@ClosedToApiKeys()
export class StickersController {
  constructor(private readonly stickers: Stickers) {}

  @Get()
  @ApiOperation({ summary: 'A sheet of stickers with a QR code, as a PDF' })
  @ApiOkResponse({ content: { 'application/pdf': { schema: { type: 'string', format: 'binary' } } } })
  @ApiBadRequestResponse({ type: ProblemView })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such vehicle or page, or it is not yours' })
  @ApiServiceUnavailableResponse({ type: ProblemView, description: 'No sheet was made; see Retry-After' })
  async sheet(
    @Owner() owner: OwnerId,
    @Query() { vehicle_id, buyer_page_id, format = 'a4-24-70x37', skip = 0 }: StickersQuery,
    @SpokenLanguage() language: Language,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const origin = `${request.protocol}://${request.host}`;
    const wanted = { vehicleId: vehicle_id, pageId: buyer_page_id, format, skip, language, origin };
    const sheet = await this.stickers.sheet(owner, wanted);
    void reply
      .type('application/pdf')
      .headers({ 'content-disposition': `inline; filename="stickers-${format}.pdf"`, 'cache-control': 'no-store' })
      .send(sheet);
  }
}
