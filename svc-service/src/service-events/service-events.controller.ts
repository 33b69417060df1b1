import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  ListsViewed,
  OfVehicle,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  Reads,
  Updates,
  TakesPassports,
  Touches,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AssociateTemplate,
  ChangeStatus,
  CreateServiceEvent,
  ServiceEventListQuery,
  ServiceEventRow,
  ServiceEventView,
  UpdateServiceEvent,
  VehicleEventsQuery,
} from './service-event.dto.js';
import { ServiceEventsService } from './service-events.service.js';

/** Templates belong to no vehicle, and the answer contains their names. So a request that is limited to one vehicle may not refer to a plan. */
const PLANS = ['template_id', 'service_schedule_id'];

@ApiTags('Service events')
@Controller('api/service')
export class ServiceEventsController {
  constructor(private readonly events: ServiceEventsService) {}

  @Get('events')
  @OfVehicle({ filter: 'vehicle_id' })
  @ListsViewed(ServiceEventView, ServiceEventRow, 'Service events, filtered, searched and sorted')
  list(@Owner() owner: OwnerId, @Query() query: ServiceEventListQuery): Promise<JsonText> {
    return this.events.list(owner, query);
  }

  @Get('vehicles/:id/events')
  @OfVehicle({ path: 'id' })
  @ListsViewed(ServiceEventView, ServiceEventRow, 'The service events of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: VehicleEventsQuery,
  ): Promise<JsonText> {
    return this.events.listOfVehicle(owner, id, query);
  }

  @Post('events')
  @OfVehicle({ body: 'vehicle_id', without: PLANS })
  @Touches('parts')
  @TakesPassports()
  @Creates(ServiceEventView, 'Logs a service event; a completed one installs its parts and raises the mileage')
  create(@Owner() owner: OwnerId, @Body() body: CreateServiceEvent, @Once() once: OnceKey): Promise<JsonText> {
    return this.events.create(owner, body, once);
  }

  @Get('events/:id')
  @OfVehicle({ thing: 'service_events' })
  @Reads(ServiceEventView, 'One service event with its parts and report')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.events.get(owner, id);
  }

  @Put('events/:id')
  @OfVehicle({ thing: 'service_events', without: PLANS })
  @Touches('parts')
  @Updates(ServiceEventView, 'Changes a service event; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateServiceEvent,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.events.update(owner, id, body, ifMatch);
  }

  @Put('events/:id/status')
  @OfVehicle({ thing: 'service_events' })
  @Updates(ServiceEventView, 'Changes the status of a service event; completing it installs its parts')
  changeStatus(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() { status }: ChangeStatus,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.events.changeStatus(owner, id, status, ifMatch);
  }

  @Delete('events/:id')
  @OfVehicle({ thing: 'service_events' })
  @Deletes('Deletes a service event', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.events.remove(owner, id, ifMatch);
  }
}

/** The link between an event and its template (spec 001 §7). */
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
