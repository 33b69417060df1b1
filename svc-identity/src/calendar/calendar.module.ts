import { Module } from '@nestjs/common';
import { AccountsModule } from '../accounts/accounts.module.js';
import { MailModule } from '../mail/mail.module.js';
import { StepUpModule } from '../second-factor/step-up.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({
  imports: [AccountsModule, MailModule, StepUpModule],
  controllers: [CalendarController, CalendarFeedController],
  providers: [CalendarService, CalendarRepository],
})
export class CalendarModule {}
