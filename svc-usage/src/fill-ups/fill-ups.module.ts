import { ImportBatches, PurgeImportsHandler } from '@carnet/imports';
import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { ComponentImportsModule } from '../components/import/component-imports.module.js';
import { notFound } from '../messages/fill-up.js';
import { FillUpsController } from './fill-ups.controller.js';
import { FillUpsOfUserHandler, FillUpsOfVehicleHandler } from './fill-ups.handlers.js';
import { FillUpsRepository } from './fill-ups.repository.js';
import { FillUpsService } from './fill-ups.service.js';
import { FillUpImportsController } from './import/fill-up-imports.controller.js';
import { FillUpImportsService } from './import/fill-up-imports.service.js';

const HistoryController = historyController({
  path: 'api/fill-ups',
  tag: 'Fill-ups',
  kind: 'fill-up',
  table: 'fill_ups',
  vehicle: { thing: 'fill_ups' },
  notFound,
});

@Module({
  imports: [ComponentImportsModule],
  controllers: [FillUpImportsController, FillUpsController, HistoryController],
  providers: [
    ...[FillUpsService, FillUpsRepository, FillUpImportsService, ImportBatches],
    ...[FillUpsOfVehicleHandler, FillUpsOfUserHandler, PurgeImportsHandler],
  ],
})
export class FillUpsModule {}
