import { Module } from '@nestjs/common';
import { ServiceSchedulesController } from './schedules.controller.js';
import { SchedulesOfUserHandler, SchedulesOfVehicleHandler } from './schedules.handlers.js';
import { SchedulesRepository } from './schedules.repository.js';
import { SchedulesService } from './schedules.service.js';
import { VehicleSchedulesController } from './vehicle-schedules.controller.js';

@Module({
  controllers: [ServiceSchedulesController, VehicleSchedulesController],
  providers: [SchedulesService, SchedulesRepository, SchedulesOfVehicleHandler, SchedulesOfUserHandler],
  exports: [SchedulesRepository],
})
export class SchedulesModule {}
