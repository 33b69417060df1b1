import { Module } from '@nestjs/common';
import { RecipientsModule } from '../recipients/recipients.module.js';
import { StepUpModule } from '../step-up/step-up.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [RecipientsModule, StepUpModule],
  controllers: [CalendarController, CalendarFeedController],
  providers: [CalendarService, CalendarRepository],
})
export class CalendarModule {}
