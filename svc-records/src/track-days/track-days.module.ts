import { Module } from '@nestjs/common';
import { TrackDaysController } from './track-days.controller.js';
import { TrackDaysOfUserHandler, TrackDaysOfVehicleHandler } from './track-days.handlers.js';
import { TrackDaysRepository } from './track-days.repository.js';
import { TrackDaysService } from './track-days.service.js';

@Module({
  controllers: [TrackDaysController],
  providers: [TrackDaysService, TrackDaysRepository, TrackDaysOfVehicleHandler, TrackDaysOfUserHandler],
})
export class TrackDaysModule {}
