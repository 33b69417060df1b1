import { ImportQuery, Imports } from '@carnet/imports';
import { type Language, SpokenLanguage } from '@carnet/messages';
import type { JsonText } from '@carnet/pg';
import { Once, type OnceKey, Owner, type OwnerId } from '@carnet/rest';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CreateServiceEvent } from '../service-event.dto.js';
import { ServiceEventImportService } from './service-event-import.service.js';

const PICTURES =
  ' `photos` of an entry are left out, which its `note` says: upload each picture afterwards (`POST /api/uploads`, tus 1.0.0) with' +
  ' `kind` photo, `subject_kind` service-event, the `id` that the result has as `subject_id`, and its `caption`.';

@ApiTags('Service events')
@Controller('api/service/events/import')
export class ServiceEventImportController {
  constructor(private readonly imports: ServiceEventImportService) {}

  @Post()
  @Imports(CreateServiceEvent, 'service events', PICTURES)
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
