import { BodyLimit, type JsonText, Once, type OnceKey, Owner, type OwnerId, ProblemView } from '@carnet/svc-kit';
import { Body, Controller, HttpCode, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiBody,
  ApiExtraModels,
  ApiHeader,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
  ApiUnauthorizedResponse,
  getSchemaPath,
} from '@nestjs/swagger';
import { ImportQuery } from '../../imports/import-query.dto.js';
import { ImportReport } from '../../imports/import-report.view.js';
import { IMPORT_BYTES, MAX_IMPORT } from '../../imports/imported-file.js';
import { CreateTemplate } from '../template.dto.js';
import { TemplateImportService } from './template-import.service.js';

const one = { $ref: getSchemaPath(CreateTemplate) };

@ApiTags('Service event templates')
@Controller('api/service-event-templates/import')
export class TemplateImportController {
  constructor(private readonly imports: TemplateImportService) {}

  @Post()
  @ApiOperation({ summary: 'Stores up to 5,000 templates at once and says what became of each' })
  @HttpCode(200)
  @BodyLimit(IMPORT_BYTES)
  @ApiExtraModels(CreateTemplate)
  @ApiBody({ schema: { oneOf: [{ type: 'array', items: one, minItems: 1, maxItems: MAX_IMPORT }, one] } })
  @ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: 'A retry with the same key stores nothing again',
  })
  @ApiOkResponse({ type: ImportReport, description: 'What became of each; those that pass are stored' })
  @ApiBadRequestResponse({ type: ProblemView, description: 'No list of templates; nothing is stored' })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  import(
    @Owner() owner: OwnerId,
    @Query() { dry_run }: ImportQuery,
    @Body() body: unknown,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return dry_run ? this.imports.tryOut(body) : this.imports.import(owner, body, once);
  }
}
