import { Module } from '@nestjs/common';
import { SchedulesModule } from '../service-schedules/schedules.module.js';
import { ScheduleTemplatesController } from './schedule-templates.controller.js';
import { ScheduleTemplatesOfUserHandler } from './schedule-templates.handlers.js';
import { ScheduleTemplatesRepository } from './schedule-templates.repository.js';
import { ScheduleTemplatesService } from './schedule-templates.service.js';

@Module({
  imports: [SchedulesModule],
  controllers: [ScheduleTemplatesController],
  providers: [ScheduleTemplatesService, ScheduleTemplatesRepository, ScheduleTemplatesOfUserHandler],
})
export class ScheduleTemplatesModule {}
