import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/modification.js';
import { ModificationsController } from './modifications.controller.js';
import {
  ModificationsOfPartHandler,
  ModificationsOfServiceEventHandler,
  ModificationsOfUserHandler,
  ModificationsOfVehicleHandler,
} from './modifications.handlers.js';
import { ModificationsRepository } from './modifications.repository.js';
import { ModificationsService } from './modifications.service.js';

const HistoryController = historyController({
  path: 'api/modifications',
  tag: 'Modifications',
  kind: 'modification',
  table: 'modifications',
  vehicle: { thing: 'modifications' },
  notFound,
});

@Module({
  controllers: [ModificationsController, HistoryController],
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
