import { ImportQuery, Imports } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Once, type OnceKey, Owner, type OwnerId } from '@carnet/rest';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateTemplate } from '../template.dto.js';
import { TemplateImportService } from './template-import.service.js';

@ApiTags('Service event templates')
@Controller('api/service-event-templates/import')
export class TemplateImportController {
  constructor(private readonly imports: TemplateImportService) {}

  @Post()
  @Imports(CreateTemplate, 'templates')
  import(
    @Owner() owner: OwnerId,
    @Query() { dry_run }: ImportQuery,
    @Body() body: unknown,
    @Once() once: OnceKey,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return dry_run ? this.imports.tryOut(owner, body, language) : this.imports.import(owner, body, once, language);
  }
}
