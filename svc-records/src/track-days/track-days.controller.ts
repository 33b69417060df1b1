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
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateTrackDay,
  TrackDayListQuery,
  TrackDayRow,
  TrackDayView,
  UpdateTrackDay,
  VehicleTrackDaysQuery,
} from './track-day.dto.js';
import { TrackDaysService } from './track-days.service.js';

@ApiTags('Track days')
@Controller('api/track-days')
export class TrackDaysController {
  constructor(private readonly trackDays: TrackDaysService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @ListsViewed(TrackDayView, TrackDayRow, 'Track days, newest first')
  list(@Owner() owner: OwnerId, @Query() query: TrackDayListQuery): Promise<JsonText> {
    return this.trackDays.list(owner, query);
  }

  @Get('vehicles/:vehicleId')
  @OfVehicle({ path: 'vehicleId' })
  @ListsViewed(TrackDayView, TrackDayRow, 'The track days of a vehicle')
  listOfVehicle(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Query() query: VehicleTrackDaysQuery,
  ): Promise<JsonText> {
    return this.trackDays.listOfVehicle(owner, vehicleId, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id' })
  @TakesPassports()
  @Creates(TrackDayView, 'Records a track day')
  create(@Owner() owner: OwnerId, @Body() body: CreateTrackDay, @Once() once: OnceKey): Promise<JsonText> {
    return this.trackDays.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'track_days' })
  @Reads(TrackDayView, 'One track day with its report')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.trackDays.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'track_days' })
  @Updates(TrackDayView, 'Changes a track day; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateTrackDay,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.trackDays.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'track_days' })
  @Deletes('Deletes a track day', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.trackDays.remove(owner, id, ifMatch);
  }
}
