import { ImportBatchQuery, Imports } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId } from '@carnet/rest';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ImportedComponent } from './component-imports.dto.js';
import { ComponentImportsService } from './component-imports.service.js';

const WHOLE =
  ' Each comes with the vehicles that it was on and with all that happened to it, or not at all: one that would be where something is already is refused.' +
  ' `batch` and `row` are as in `POST /api/imports/fill-ups`, by which the import is undone as well.';

@ApiTags('Imports')
@Controller('api/imports/components')
export class ComponentImportsController {
  constructor(private readonly imports: ComponentImportsService) {}

  @Post()
  @Imports(ImportedComponent, 'components', WHOLE, { keyed: false })
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
}
