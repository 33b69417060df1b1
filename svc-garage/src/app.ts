import { defineService } from '@carnet/svc-kit';
import { CollectionsModule } from './collections/collections.module.js';
import { VehicleCoverHandler } from './covers/covers.handlers.js';
import { CoversModule } from './covers/covers.module.js';
import { GarageQuotas1766000000000 } from './migrations/1766000000000-quotas.js';
import { CreateGarage1761000000000 } from './migrations/1761000000000-create-garage.js';
import { SearchTexts1765200000000 } from './migrations/1765200000000-search-texts.js';
import { VehicleCovers1769200000000 } from './migrations/1769200000000-vehicle-covers.js';
import { ModificationHandler } from './modifications/modifications.handlers.js';
import { ModificationsModule } from './modifications/modifications.module.js';
import { OwnerHandler } from './owners/owners.handlers.js';
import { OwnersModule } from './owners/owners.module.js';
import { partRepublication } from './parts/part.fact.js';
import { PartsModule } from './parts/parts.module.js';
import { ServiceEventEffect, ServiceEventHandler } from './service-events/service-events.handlers.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';
import { vehicleRepublication } from './vehicles/vehicle.fact.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export const garage = defineService({
  name: 'garage',
  title: 'Carnet: garage',
  description: 'Collections, the vehicles in them, and the parts of those vehicles.',
  migrations: [
    CreateGarage1761000000000,
    SearchTexts1765200000000,
    GarageQuotas1766000000000,
    VehicleCovers1769200000000,
  ],
  // More than anybody collects by hand, and no more than a list of it can bear (ADR 20); QUOTA_<TABLE> sets another.
  quotas: { collections: 1_000, vehicles: 5_000, parts: 50_000 },
  modules: [
    CollectionsModule,
    VehiclesModule,
    PartsModule,
    ServiceEventsModule,
    ModificationsModule,
    CoversModule,
    OwnersModule,
  ],
  republishes: [vehicleRepublication, partRepublication],
  follows: {
    identity: [OwnerHandler],
    service: [ServiceEventHandler, ServiceEventEffect],
    records: [ModificationHandler, VehicleCoverHandler],
  },
});
