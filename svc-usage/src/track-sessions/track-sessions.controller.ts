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
  Reads,
  Updates,
  TakesPassports,
} from '@carnet/rest';
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  CreateTrackSession,
  TrackSessionListQuery,
  TrackSessionRowView,
  TrackSessionView,
  UpdateTrackSession,
} from './track-session.dto.js';
import { TrackSessionsService } from './track-sessions.service.js';

/** A component may be on another vehicle, and its life includes the sessions that name it. So a key of one vehicle must not set this field. */
const COMPONENTS = ['component_ids'];

@ApiTags('Track sessions')
@Controller('api/track-sessions')
export class TrackSessionsController {
  constructor(private readonly sessions: TrackSessionsService) {}

  @Get()
  @OfVehicle({ filter: 'vehicle_id' })
  @Lists(TrackSessionRowView, 'Sessions on a track, newest first, without laps, ranges and the way')
  list(@Owner() owner: OwnerId, @Query() query: TrackSessionListQuery): Promise<JsonText> {
    return this.sessions.list(owner, query);
  }

  @Post()
  @OfVehicle({ body: 'vehicle_id', without: COMPONENTS })
  @TakesPassports()
  @Creates(TrackSessionView, 'Keeps what was read of a log of a session')
  create(@Owner() owner: OwnerId, @Body() body: CreateTrackSession, @Once() once: OnceKey): Promise<JsonText> {
    return this.sessions.create(owner, body, once);
  }

  @Get(':id')
  @OfVehicle({ thing: 'track_sessions' })
  @Reads(TrackSessionView, 'One session with its laps, ranges and the way')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.sessions.get(owner, id);
  }

  @Put(':id')
  @OfVehicle({ thing: 'track_sessions', without: COMPONENTS })
  @Updates(TrackSessionView, 'Changes a session; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateTrackSession,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.sessions.update(owner, id, body, ifMatch);
  }

  @Delete(':id')
  @OfVehicle({ thing: 'track_sessions' })
  @Deletes('Deletes a session', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.sessions.remove(owner, id, ifMatch);
  }
}
