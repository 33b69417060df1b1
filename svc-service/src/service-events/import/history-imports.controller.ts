import { ImportBatchesView, ImportBatchQuery, Imports, Undoes, UndoImport } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId, Reads } from '@carnet/rest';
import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateServiceEvent } from '../service-event.dto.js';
import { HistoryImportsService } from './history-imports.service.js';
import { UndoneHistoryView } from './plan-import.dto.js';
import { ServiceEventImportService } from './service-event-import.service.js';

const IN_PIECES =
  ' A history of any length comes in pieces with the same `batch`; `row` of an entry says which row of the file it is. A row makes one event, however often it is sent.';

@ApiTags('Imports')
@Controller('api/imports/history')
export class HistoryImportsController {
  constructor(
    private readonly history: HistoryImportsService,
    private readonly imports: ServiceEventImportService,
  ) {}

  @Post()
  @Imports(CreateServiceEvent, 'service events', IN_PIECES, { keyed: false })
  import(
    @Owner() owner: OwnerId,
    @Query() query: ImportBatchQuery,
    @Body() body: unknown,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return query.dry_run
      ? this.imports.tryOut(owner, body, language)
      : this.history.import(owner, body, query, language);
  }

  @Get()
  @Reads(ImportBatchesView, 'Imports of service events and plans that can be undone')
  list(@Owner() owner: OwnerId): Promise<ImportBatchesView> {
    return this.history.list(owner);
  }

  @Post('undo')
  @Undoes(
    'Deletes the service events and what recurs that an import made, but for what was changed or used since',
    UndoneHistoryView,
  )
  undo(@Owner() owner: OwnerId, @Body() { batch }: UndoImport): Promise<UndoneHistoryView> {
    return this.history.undo(owner, batch);
  }
}
