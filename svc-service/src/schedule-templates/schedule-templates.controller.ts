import {
  Creates,
  type JsonText,
  Lists,
  Once,
  type OnceKey,
  Owner,
  type OwnerId,
  ParseId,
  ProblemView,
  Reads,
} from '@carnet/svc-kit';
import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { ServiceScheduleView } from '../service-schedules/schedule.view.js';
import { CreateScheduleTemplate, ScheduleTemplateListQuery } from './schedule-template.dto.js';
import { ScheduleTemplateView } from './schedule-template.view.js';
import { ScheduleTemplatesService } from './schedule-templates.service.js';

@ApiTags('Schedule templates')
@Controller('api/service')
export class ScheduleTemplatesController {
  constructor(private readonly sets: ScheduleTemplatesService) {}

  @Get('schedules/templates')
  @Lists(ScheduleTemplateView)
  list(@Owner() owner: OwnerId, @Query() query: ScheduleTemplateListQuery): Promise<JsonText> {
    return this.sets.list(owner, query);
  }

  @Post('schedules/templates')
  @Creates(ScheduleTemplateView)
  create(@Owner() owner: OwnerId, @Body() body: CreateScheduleTemplate, @Once() once: OnceKey): Promise<JsonText> {
    return this.sets.create(owner, body, once);
  }

  @Get('schedules/templates/:id')
  @Reads(ScheduleTemplateView)
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.sets.get(owner, id);
  }

  @Post('vehicles/:vehicleId/schedules/from-template/:templateId')
  @Creates(ServiceScheduleView)
  @ApiNotFoundResponse({ type: ProblemView, description: 'There is no such vehicle or set, or it is not yours' })
  makeSchedule(
    @Owner() owner: OwnerId,
    @Param('vehicleId', ParseId) vehicleId: number,
    @Param('templateId', ParseId) templateId: number,
    @Once() once: OnceKey,
  ): Promise<JsonText> {
    return this.sets.makeSchedule(owner, vehicleId, templateId, once);
  }
}
