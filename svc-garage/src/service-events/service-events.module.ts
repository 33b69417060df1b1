import { Module } from '@nestjs/common';
import { PartsModule } from '../parts/parts.module.js';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { ServiceEventEffect, ServiceEventHandler } from './service-events.handlers.js';
import { ServiceEventsRepository } from './service-events.repository.js';

@Module({
  imports: [VehiclesModule, PartsModule],
  providers: [ServiceEventHandler, ServiceEventEffect, ServiceEventsRepository],
  exports: [ServiceEventsRepository],
})
export class ServiceEventsModule {}
