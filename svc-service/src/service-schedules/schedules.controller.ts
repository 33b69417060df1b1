import { ParseId } from '@carnet/fields';
import { type JsonText, PageQuery } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
  ListsWithin,
  OfVehicle,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ProblemView,
  Reads,
  Updates,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { ServiceEventTemplateView } from '../service-event-templates/template.dto.js';
import {
  ActiveSchedulesQuery,
  CreateSchedule,
  ScheduledTemplatesQuery,
  ScheduleListQuery,
  ServiceScheduleView,
  UpdateSchedule,
  VehicleSchedulesView,
} from './schedule.dto.js';
import { SchedulesService } from './schedules.service.js';

/** Routes of schedules for the screens. */
@ApiTags('Service schedules')
@Controller('api/service-schedules')
export class ServiceSchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(ServiceScheduleView, 'Service schedules')
  list(@Owner() owner: OwnerId, @Query() query: ScheduleListQuery): Promise<JsonText> {
    return this.schedules.list(owner, query);
  }

  @Get('active')
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(ServiceScheduleView, 'Active schedules with their templates')
  listActive(@Owner() owner: OwnerId, @Query() query: ActiveSchedulesQuery): Promise<JsonText> {
    return this.schedules.listActive(owner, query);
  }

  @Get('vehicles/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @ListsWithin(VehicleSchedulesView, 'A vehicle with its schedules')
  vehicleWithSchedules(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: PageQuery,
  ): Promise<JsonText> {
    return this.schedules.vehicleWithSchedules(owner, vehicleId, query);
  }

  @Post()
  @Creates(ServiceScheduleView, 'Makes a schedule for a vehicle')
  create(@Owner() owner: OwnerId, @Body() body: CreateSchedule, @Once() once: OnceKey): Promise<JsonText> {
    return this.schedules.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'service_schedules' })
  @Reads(ServiceScheduleView, 'One schedule with its templates')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.schedules.get(owner, id);
  }

  @Put(':id')
  @Updates(ServiceScheduleView, 'Changes a schedule; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateSchedule,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.schedules.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @Deletes('Deletes a schedule; its templates stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.schedules.remove(owner, id, ifMatch);
  }

  @Get(':id/templates')
  @OfVehicle({ thing: 'service_schedules' })
  @Lists(ServiceEventTemplateView, 'The templates of a schedule, in their order')
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such schedule, or it is not yours' })
  listTemplates(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: ScheduledTemplatesQuery,
  ): Promise<JsonText> {
    return this.schedules.listTemplates(owner, id, query);
  }

  @Post(':id/templates/:templateId')
  @Creates(ServiceScheduleView, 'Puts a template on a schedule')
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such schedule or template, or it is not yours' })
  addTemplate(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Param('templateId', ParseId) templateId: number,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return this.schedules.addTemplate(owner, id, templateId, once);
  }

  @Delete(':id/templates/:templateId')
  @Deletes('Takes a template off a schedule')
  removeTemplate(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Param('templateId', ParseId) templateId: number,
  ): Promise<void> {
    return this.schedules.removeTemplate(owner, id, templateId);
  }
}
