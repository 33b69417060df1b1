import {
  Creates,
  Deletes,
  IfMatch,
  type JsonText,
  Lists,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ParseId,
  ProblemView,
  Reads,
  Updates,
} from '@carnet/svc-kit';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { VehicleEventsQuery } from '../service-events/service-event.dto.js';
import { ServiceEventRow } from '../service-events/service-event.view.js';
import { ChangeTemplateStatus, CreateTemplate, TemplateListQuery, UpdateTemplate } from './template.dto.js';
import { ServiceEventTemplateView } from './template.view.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('Service event templates')
@Controller('api/service-event-templates')
export class ServiceEventTemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @Lists(ServiceEventTemplateView)
  list(@Owner() owner: OwnerId, @Query() query: TemplateListQuery): Promise<JsonText> {
    return this.templates.list(owner, query);
  }

  @Get('sources')
  @ApiOkResponse({
    description: 'The distinct sources, sorted',
    schema: { type: 'array', items: { type: 'string' } },
  })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  listSources(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.templates.listSources(owner);
  }

  @Post()
  @Creates(ServiceEventTemplateView)
  create(@Owner() owner: OwnerId, @Body() body: CreateTemplate, @Once() once: OnceKey): Promise<JsonText> {
    return this.templates.create(owner, body, once);
  }

  @Get(':id')
  @Reads(ServiceEventTemplateView)
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.templates.get(owner, id);
  }

  @Get(':id/events')
  @Lists(ServiceEventRow)
  listEvents(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: VehicleEventsQuery,
  ): Promise<JsonText> {
    return this.templates.listEvents(owner, id, query);
  }

  @Put(':id')
  @Updates(ServiceEventTemplateView)
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateTemplate,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.templates.update(owner, id, body, ifMatch);
  }

  @Patch(':id/status')
  @Updates(ServiceEventTemplateView)
  changeStatus(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() { status }: ChangeTemplateStatus,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.templates.changeStatus(owner, id, status, ifMatch);
  }

  @Delete(':id')
  @Deletes({ conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.templates.remove(owner, id, ifMatch);
  }
}
