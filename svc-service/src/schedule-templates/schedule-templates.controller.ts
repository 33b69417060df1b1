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
import { Body, Controller, Delete, Get, Param, Post, Put, Query } from '@nestjs/common';
import { ApiNotFoundResponse, ApiTags } from '@nestjs/swagger';
import { ServiceScheduleView } from '../service-schedules/schedule.dto.js';
import {
  CreateScheduleTemplate,
  ScheduleTemplateListQuery,
  ScheduleTemplateView,
  UpdateScheduleTemplate,
} from './schedule-template.dto.js';
import { ScheduleTemplatesService } from './schedule-templates.service.js';

@ApiTags('Schedule templates')
@Controller('api/service')
export class ScheduleTemplatesController {
  constructor(private readonly sets: ScheduleTemplatesService) {}

  @Get('schedules/templates')
  @Lists(ScheduleTemplateView, 'Named sets of templates to make schedules of')
  list(@Owner() owner: OwnerId, @Query() query: ScheduleTemplateListQuery): Promise<JsonText> {
    return this.sets.list(owner, query);
  }

  @Post('schedules/templates')
  @Creates(ScheduleTemplateView, 'Makes a named set of templates')
  create(@Owner() owner: OwnerId, @Body() body: CreateScheduleTemplate, @Once() once: OnceKey): Promise<JsonText> {
    return this.sets.create(owner, body, once);
  }

  @Get('schedules/templates/:id')
  @Reads(ScheduleTemplateView, 'One named set of templates')
  get(@Owner() owner: OwnerId, @Param('id', ParseId) id: number): Promise<JsonText> {
    return this.sets.get(owner, id);
  }

  @Put('schedules/templates/:id')
  @Updates(ScheduleTemplateView, 'Changes a named set of templates; what is left out stays')
  update(
    @Owner() owner: OwnerId,
    @Param('id', ParseId) id: number,
    @Body() body: UpdateScheduleTemplate,
    @IfMatch() ifMatch: number | null,
  ): Promise<JsonText> {
    return this.sets.update(owner, id, body, ifMatch);
  }

  @Delete('schedules/templates/:id')
  @Deletes('Deletes a named set of templates; schedules made of it stay', { conditional: true })
  remove(@Owner() owner: OwnerId, @Param('id', ParseId) id: number, @IfMatch() ifMatch: number | null): Promise<void> {
    return this.sets.remove(owner, id, ifMatch);
  }

  @Post('vehicles/:vehicleId/schedules/from-template/:templateId')
  @Creates(ServiceScheduleView, 'Makes a schedule of a vehicle out of a named set of templates')
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
