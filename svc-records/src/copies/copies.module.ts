import { Global, Module } from '@nestjs/common';
import { PurgeUserHandler } from './purge-user.handler.js';
import { References } from './references.js';
import { ServiceEventHandler } from './service-event.handler.js';
import { VehicleHandler } from './vehicle.handler.js';

/** What this service keeps of other services' things. */
@Global()
@Module({
  providers: [References, VehicleHandler, ServiceEventHandler, PurgeUserHandler],
  exports: [References, VehicleHandler, ServiceEventHandler, PurgeUserHandler],
})
export class CopiesModule {}
