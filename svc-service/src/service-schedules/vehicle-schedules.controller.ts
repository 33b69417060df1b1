import { ParseId } from '@carnet/fields';
import type { JsonText } from '@carnet/pg';
import {
  Creates,
  Deletes,
  IfMatch,
  Lists,
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
import {
  CreateSchedule,
  ScheduleListQuery,
  ServiceScheduleView,
  UpdateSchedule,
  VehicleSchedulesQuery,
} from './schedule.dto.js';
import { SchedulesService } from './schedules.service.js';

/** The same schedules by the other interpretation of the specification (contract §4), for API clients. */
@ApiTags('Service schedules')
@Controller('api/service')
export class VehicleSchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Get('schedules')
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(ServiceScheduleView, 'Service schedules')
  list(@Owner() owner: OwnerId, @Query() query: ScheduleListQuery): Promise<JsonText> {
    return this.schedules.list(owner, query);
  }

  @Get('vehicles/:id/schedules')
  @OfVehicle({ path: 'id' })
  @Lists(ServiceScheduleView, 'The schedules of a vehicle')
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such vehicle, or it is not yours' })
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Query() query: VehicleSchedulesQuery,
  ): Promise<JsonText> {
    return this.schedules.listOfVehicle(owner, id, query);
  }

  @Post('schedules')
  @Creates(ServiceScheduleView, 'Makes a schedule for a vehicle')
  create(@Owner() owner: OwnerId, @Body() body: CreateSchedule, @Once() once: OnceKey): Promise<JsonText> {
    return this.schedules.create(owner, body, once);
  }

  @Get('schedules/:id')
  @OfVehicle({ thing: 'service_schedules' })
  @Reads(ServiceScheduleView, 'One schedule with its templates')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.schedules.get(owner, id);
  }

  @Put('schedules/:id')
  @Updates(ServiceScheduleView, 'Changes a schedule; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateSchedule,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.schedules.update(owner, id, body, ifMatch);
  }

  @Delete('schedules/:id')
  @Deletes('Deletes a schedule; its templates stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.schedules.remove(owner, id, ifMatch);
  }

  @Put('vehicles/:vehicleId/activate-schedule/:scheduleId')
  @Updates(ServiceScheduleView, 'Makes a schedule the only active one of its vehicle')
  activate(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Param('scheduleId', ParseId) scheduleId: number,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.schedules.activate(owner, vehicleId, scheduleId, ifMatch);
  }
}
