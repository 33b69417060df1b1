import { ImportBatchQuery, Imports } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Owner, type OwnerId } from '@carnet/rest';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreatePlan } from './plan-import.dto.js';
import { PlanImportsService } from './plan-imports.service.js';

const BECOMES =
  ' What recurs is put on the first active schedule of its vehicle, or on a new one, so that it is due next where its entry says: as a template of yours with its name and intervals by' +
  ' which nothing was done on that vehicle, or as a new one. What is planned once becomes an event of its day, or a template of its mileage. `id` is that of the template or the event.' +
  ' `batch` and `row` are as in `POST /api/imports/history`, by which the import is undone as well.';

@ApiTags('Imports')
@Controller('api/imports/plans')
export class PlanImportsController {
  constructor(private readonly plans: PlanImportsService) {}

  @Post()
  @Imports(CreatePlan, 'plans', BECOMES, { keyed: false })
  import(
    @Owner() owner: OwnerId,
    @Query() query: ImportBatchQuery,
    @Body() body: unknown,
    @SpokenLanguage() language: Language,
  ): Promise<JsonText> {
    return query.dry_run ? this.plans.tryOut(owner, body, language) : this.plans.import(owner, body, query, language);
  }
}
