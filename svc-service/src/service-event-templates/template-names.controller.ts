import { type JsonText, Lists, Owner, type OwnerId, ParseId, Reads } from '@carnet/svc-kit';
import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { TemplateListQuery } from './template.dto.js';
import { ServiceEventTemplateView, TemplateName } from './template.view.js';
import { TemplatesService } from './templates.service.js';

/** The same templates as the documents' other reading has them (contract §4): a list of names, and each as it is. */
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
