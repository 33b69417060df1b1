import {
  Creates,
  Deletes,
  IfMatch,
  type JsonText,
  ListsViewed,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ParseId,
  Reads,
  Updates,
} from '@carnet/svc-kit';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ChangeStatus,
  CreateServiceEvent,
  ServiceEventListQuery,
  UpdateServiceEvent,
  VehicleEventsQuery,
} from './service-event.dto.js';
import { ServiceEventRow, ServiceEventView } from './service-event.view.js';
import { ServiceEventsService } from './service-events.service.js';

@ApiTags('Service events')
@Controller('api/service')
export class ServiceEventsController {
  constructor(private readonly events: ServiceEventsService) {}

  @Get('events')
  @ListsViewed(ServiceEventView, ServiceEventRow, 'Service events, filtered, searched and sorted')
  list(@Owner() owner: OwnerId, @Query() query: ServiceEventListQuery): Promise<JsonText> {
    return this.events.list(owner, query);
  }

  @Get('vehicles/:id/events')
  @ListsViewed(ServiceEventView, ServiceEventRow, 'The service events of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: VehicleEventsQuery,
  ): Promise<JsonText> {
    return this.events.listOfVehicle(owner, id, query);
  }

  @Post('events')
  @Creates(ServiceEventView, 'Logs a service event; a completed one installs its parts and raises the mileage')
  create(@Owner() owner: OwnerId, @Body() body: CreateServiceEvent, @Once() once: OnceKey): Promise<JsonText> {
    return this.events.create(owner, body, once);
  }

  @Get('events/:id')
  @Reads(ServiceEventView, 'One service event with its parts and report')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.events.get(owner, id);
  }

  @Put('events/:id')
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
  @Deletes('Deletes a service event', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.events.remove(owner, id, ifMatch);
  }
}
