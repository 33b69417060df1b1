import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ProblemView,
  Reads,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags, ApiUnauthorizedResponse } from '@nestjs/swagger';
import { AvailableEventsQuery, ServiceEventRow, TemplateEventsQuery } from '../service-events/service-event.dto.js';
import {
  ChangeTemplateStatus,
  CreateTemplate,
  ServiceEventTemplateView,
  TemplateListQuery,
  TemplateName,
  UpdateTemplate,
} from './template.dto.js';
import { TemplatesService } from './templates.service.js';

@ApiTags('Service event templates')
@Controller('api/service-event-templates')
export class ServiceEventTemplatesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @Lists(ServiceEventTemplateView, 'Service event templates, filtered and searched')
  list(@Owner() owner: OwnerId, @Query() query: TemplateListQuery): Promise<JsonText> {
    return this.templates.list(owner, query);
  }

  @Get('sources')
  @ApiOperation({ summary: 'Where the templates come from, each source once' })
  @ApiOkResponse({
    description: 'The distinct sources, sorted',
    schema: { type: 'array', items: { type: 'string' } },
  })
  @ApiUnauthorizedResponse({ type: ProblemView, description: 'Authentication required' })
  listSources(@Owner() owner: OwnerId): Promise<JsonText> {
    return this.templates.listSources(owner);
  }

  @Post()
  @Creates(ServiceEventTemplateView, 'Makes a service event template')
  create(@Owner() owner: OwnerId, @Body() body: CreateTemplate, @Once() once: OnceKey): Promise<JsonText> {
    return this.templates.create(owner, body, once);
  }

  @Get(':id')
  @Reads(ServiceEventTemplateView, 'One template')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.templates.get(owner, id);
  }

  @Get(':id/events')
  @Lists(ServiceEventRow, 'The service events done by a template')
  listEvents(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: TemplateEventsQuery,
  ): Promise<JsonText> {
    return this.templates.listEvents(owner, id, query);
  }

  @Get(':id/available-events')
  @Lists(ServiceEventRow, 'The service events that a template could be associated with')
  listAvailableEvents(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: AvailableEventsQuery,
  ): Promise<JsonText> {
    return this.templates.listAvailableEvents(owner, id, query);
  }

  @Put(':id')
  @Updates(ServiceEventTemplateView, 'Changes a template; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateTemplate,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.templates.update(owner, id, body, ifMatch);
  }

  @Patch(':id/status')
  @Updates(ServiceEventTemplateView, 'Changes the status of a template')
  changeStatus(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() { status }: ChangeTemplateStatus,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.templates.changeStatus(owner, id, status, ifMatch);
  }

  @Delete(':id')
  @Deletes('Deletes a template; its events stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.templates.remove(owner, id, ifMatch);
  }
}

/** The same templates by the other interpretation of the specification (contract §4): a list of names, and single templates. */
@ApiTags('Service event templates')
@Controller('api/service/templates')
export class TemplateNamesController {
  constructor(private readonly templates: TemplatesService) {}

  @Get()
  @Lists(TemplateName, 'Ids and names of the templates')
  list(@Owner() owner: OwnerId, @Query() query: TemplateListQuery): Promise<JsonText> {
    return this.templates.listNames(owner, query);
  }

  @Get(':id')
  @Reads(ServiceEventTemplateView, 'One template')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.templates.get(owner, id);
  }
}
