import { ImportBatchesView, ImportBatchQuery, Imports, Undoes, UndoImport, UndoneImportView } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, Reads } from '@carnet/rest';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateOdometerReading } from './odometer.dto.js';
import { ReadingImportsService } from './reading-imports.service.js';

const IN_PIECES =
  ' A log of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one reading, however often it is sent.';

@ApiTags('Imports')
@Controller('api/imports/readings')
export class ReadingImportsController {
  constructor(private readonly imports: ReadingImportsService) {}

  @Post()
  @Imports(CreateOdometerReading, 'odometer readings', IN_PIECES, { keyed: false })
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
  @Reads(ImportBatchesView, 'Imports of odometer readings that can be undone')
  list(@Owner() owner: OwnerId): Promise<ImportBatchesView> {
    return this.imports.list(owner);
  }

  @Post('undo')
  @Undoes('Deletes the readings that an import made, but for those that were changed since')
  undo(@Owner() owner: OwnerId, @Body() { batch }: UndoImport): Promise<UndoneImportView> {
    return this.imports.undo(owner, batch);
  }
}
