import { ParseId } from '@carnet/fields';
import { type Language, SpokenLanguage } from '@carnet/messages';
import { type JsonText, PageQuery } from '@carnet/pg';
import { ClosedToApiKeys, Deletes, Lists, Owner, type OwnerId, ProblemView, Reads } from '@carnet/rest';
import { Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiAcceptedResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ExportView } from './export.dto.js';
import { ExportsService } from './exports.service.js';

const ETAG = { ETag: { description: 'The version', schema: { type: 'string' as const } } };

@ClosedToApiKeys()
@ApiTags('Exports')
@Controller('api/exports')
export class ExportsController {
  constructor(private readonly exports: ExportsService) {}

  @Get()
  @Lists(ExportView, 'Exports of everything, newest first')
  list(@Owner() owner: OwnerId, @Query() query: PageQuery, @SpokenLanguage() language: Language): Promise<JsonText> {
    return this.exports.list(owner, query, language);
  }

  @Get(':id')
  @Reads(ExportView, 'One export: how far it is, and what it holds once it is ready')
  get(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return this.exports.get(owner, id, language);
  }

  @Post()
  @HttpCode(202)
  @ApiOperation({
    summary: 'Has everything that you have put into one ZIP; while one is being made, it answers that one',
  })
  @ApiAcceptedResponse({ type: ExportView, headers: ETAG })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  @ApiUnprocessableEntityResponse({ type: ProblemView, description: 'You keep as many exports as you can' })
  create(@Owner() owner: OwnerId, @SpokenLanguage() language: Language): Promise<JsonText> {
    return this.exports.create(owner, language);
  }

  @Delete(':id')
  @Deletes('Deletes an export; one that is being made is given up')
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<void> {
    return this.exports.remove(owner, id);
  }
}
