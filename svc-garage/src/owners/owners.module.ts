import { Module } from '@nestjs/common';
import { CollectionsModule } from '../collections/collections.module.js';
import { ModificationsModule } from '../modifications/modifications.module.js';
import { ServiceEventsModule } from '../service-events/service-events.module.js';
import { VehiclesModule } from '../vehicles/vehicles.module.js';
import { OwnerHandler } from './owners.handlers.js';

@Module({
  imports: [CollectionsModule, VehiclesModule, ServiceEventsModule, ModificationsModule],
  providers: [OwnerHandler],
})
export class OwnersModule {}
