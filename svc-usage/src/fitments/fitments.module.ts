import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { ComponentsModule } from '../components/components.module.js';
import { EntriesRepository } from '../entries/entries.repository.js';
import { FollowedModule } from '../life/followed.module.js';
import { notFound } from '../messages/fitment.js';
import { FitmentsController } from './fitments.controller.js';
import { FitmentsOfVehicleHandler } from './fitments.handlers.js';
import { FitmentsRepository } from './fitments.repository.js';
import { FitmentsService } from './fitments.service.js';

const HistoryController = historyController({
  path: 'api/usage/fitments',
  tag: 'Fitments',
  kind: 'fitment',
  table: 'fitments',
  notFound,
});

@Module({
  imports: [ComponentsModule, FollowedModule],
  controllers: [FitmentsController, HistoryController],
  providers: [FitmentsService, FitmentsRepository, EntriesRepository, FitmentsOfVehicleHandler],
})
export class FitmentsModule {}
