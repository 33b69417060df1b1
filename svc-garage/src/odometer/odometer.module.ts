import { Module } from '@nestjs/common';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { OdometerChaptersController, OdometerController, OdometerReadingsController } from './odometer.controller.js';
import { OdometerService } from './odometer.service.js';

@Module({
  imports: [VehiclesModule],
  controllers: [OdometerController, OdometerReadingsController, OdometerChaptersController],
  providers: [OdometerService],
  exports: [OdometerService],
})
export class OdometerModule {}
