import { Module } from '@nestjs/common';
import { ModificationsController } from './modifications.controller.js';
import {
  ModificationsOfPartHandler,
  ModificationsOfServiceEventHandler,
  ModificationsOfUserHandler,
  ModificationsOfVehicleHandler,
} from './modifications.handlers.js';
import { ModificationsRepository } from './modifications.repository.js';
import { ModificationsService } from './modifications.service.js';

@Module({
  controllers: [ModificationsController],
  providers: [
    ModificationsService,
    ModificationsRepository,
    ModificationsOfVehicleHandler,
    ModificationsOfPartHandler,
    ModificationsOfServiceEventHandler,
    ModificationsOfUserHandler,
  ],
})
export class ModificationsModule {}
