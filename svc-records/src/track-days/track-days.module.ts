import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/track-day.js';
import { TrackDaysController } from './track-days.controller.js';
import { TrackDaysOfUserHandler, TrackDaysOfVehicleHandler } from './track-days.handlers.js';
import { TrackDaysRepository } from './track-days.repository.js';
import { TrackDaysService } from './track-days.service.js';

const HistoryController = historyController({
  path: 'api/track-days',
  tag: 'Track days',
  kind: 'track-day',
  table: 'track_days',
  vehicle: { thing: 'track_days' },
  notFound,
});

@Module({
  controllers: [TrackDaysController, HistoryController],
  providers: [TrackDaysService, TrackDaysRepository, TrackDaysOfVehicleHandler, TrackDaysOfUserHandler],
})
export class TrackDaysModule {}
