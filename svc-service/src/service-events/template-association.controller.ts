import { Deletes, IfMatch, type JsonText, Owner, type OwnerId, ParseId, Updates } from '@carnet/svc-kit';
import { Body, Controller, Delete, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ServiceEventView } from './service-event.view.js';
import { ServiceEventsService } from './service-events.service.js';
import { AssociateTemplate } from './template-association.dto.js';

/** The link between an event and the template that it follows (spec 001 §7). */
@ApiTags('Service events')
@Controller('api/service/events')
export class TemplateAssociationController {
  constructor(private readonly events: ServiceEventsService) {}

  @Post(':eventId/associate-template')
  @Updates(ServiceEventView, 'Says by which template a service event was done')
  associate(
    @Owner() owner: OwnerId,
    @Param('eventId', ParseId) eventId: number,
    @Body() { template_id }: AssociateTemplate,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.events.update(owner, eventId, { template_id }, ifMatch);
  }

  @Delete(':eventId/template-association')
  @Deletes('Takes the template off a service event', { conditional: true })
  async dissociate(
    @Owner() owner: OwnerId,
    @Param('eventId', ParseId) eventId: number,
    @IfMatch() ifMatch: number | null,
  ): Promise<void> {
    await this.events.update(owner, eventId, { template_id: null }, ifMatch);
  }
}
