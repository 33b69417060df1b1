import { Module } from '@nestjs/common';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarController } from './calendar.controller.js';
import { CalendarRepository } from './calendar.repository.js';
import { CalendarService } from './calendar.service.js';

@Module({ controllers: [CalendarController, CalendarFeedController], providers: [CalendarService, CalendarRepository] })
export class CalendarModule {}
