import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/vehicle.js';
import { OdometerFacts } from '../odometer/odometer-facts.service.js';
import { OdometerRepository } from '../odometer/odometer.repository.js';
import { VehiclesController } from './vehicles.controller.js';
import { VehiclesRepository } from './vehicles.repository.js';
import { VehiclesService } from './vehicles.service.js';

const HistoryController = historyController({
  path: 'api/vehicles',
  tag: 'Vehicles',
  kind: 'vehicle',
  table: 'vehicles',
  vehicle: { path: 'id' },
  notFound,
});

@Module({
  controllers: [VehiclesController, HistoryController],
  providers: [VehiclesService, VehiclesRepository, OdometerRepository, OdometerFacts],
  exports: [VehiclesService, VehiclesRepository, OdometerRepository, OdometerFacts],
})
export class VehiclesModule {}
