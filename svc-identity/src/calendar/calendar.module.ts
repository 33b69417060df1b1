import { Module } from '@nestjs/common';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [StepUpModule],
  controllers: [CalendarController, CalendarFeedController],
  providers: [CalendarService, CalendarRepository],
})
export class CalendarModule {}
