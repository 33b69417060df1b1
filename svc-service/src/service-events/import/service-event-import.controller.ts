import { type JsonText, Once, type OnceKey, Owner, type OwnerId } from '@carnet/svc-kit';
import { Body, Controller, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ImportQuery, Imports } from '../../imports/import.dto.js';
import { CreateServiceEvent } from '../service-event.dto.js';
import { ServiceEventImportService } from './service-event-import.service.js';

@ApiTags('Service events')
@Controller('api/service/events/import')
export class ServiceEventImportController {
  constructor(private readonly imports: ServiceEventImportService) {}

  @Post()
  @Imports(CreateServiceEvent, 'service events')
  import(
    @Owner() owner: OwnerId,
    @Query() { dry_run }: ImportQuery,
    @Body() body: unknown,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return dry_run ? this.imports.tryOut(owner, body) : this.imports.import(owner, body, once);
  }
}
