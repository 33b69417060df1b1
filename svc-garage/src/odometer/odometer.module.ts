import { ImportBatches, PurgeImportsHandler } from '@carnet/imports';
import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { OdometerChaptersController, OdometerController, OdometerReadingsController } from './odometer.controller.js';
import { ReadingImportsController } from './reading-imports.controller.js';
import { ReadingImportsService } from './reading-imports.service.js';
import { OdometerService } from './odometer.service.js';

@Module({
  imports: [VehiclesModule],
  controllers: [OdometerController, OdometerReadingsController, OdometerChaptersController, ReadingImportsController],
  providers: [OdometerService, ReadingImportsService, ImportBatches, PurgeImportsHandler],
  exports: [OdometerService],
})
export class OdometerModule {}
