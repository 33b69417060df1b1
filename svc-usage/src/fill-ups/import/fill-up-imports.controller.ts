import { ImportBatchesView, ImportBatchQuery, Imports, Undoes, UndoImport, UndoneImportView } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, Reads } from '@carnet/rest';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateFillUp } from '../fill-up.dto.js';
import { FillUpImportsService } from './fill-up-imports.service.js';

const IN_PIECES =
  ' A log of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one fill-up, however often it is sent.';

@ApiTags('Imports')
@Controller('api/imports/fill-ups')
export class FillUpImportsController {
  constructor(private readonly imports: FillUpImportsService) {}

  @Post()
  @Imports(CreateFillUp, 'fill-ups', IN_PIECES, { keyed: false })
  import(
    @Owner() owner: OwnerId,
    @Query() query: ImportBatchQuery,
    @Body() body: unknown,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return query.dry_run
      ? this.imports.tryOut(owner, body, language)
      : this.imports.import(owner, body, query, language);
  }

  @Get()
  @Reads(ImportBatchesView, 'Imports of fill-ups and components that can be undone')
  list(@Owner() owner: OwnerId): Promise<ImportBatchesView> {
    return this.imports.list(owner);
  }

  @Post('undo')
  @Undoes('Deletes the fill-ups and components that an import made, but for those that were changed since')
  undo(@Owner() owner: OwnerId, @Body() { batch }: UndoImport): Promise<UndoneImportView> {
    return this.imports.undo(owner, batch);
  }
}
