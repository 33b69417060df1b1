import { defineService } from '@carnet/svc-kit';
import { Collection } from './collections/collection.entity.js';
import { CollectionsModule } from './collections/collections.module.js';
import { RecordsLocks, UserLocks } from './locks/locks.js';
import { LocksModule } from './locks/locks.module.js';
import { CreateGarage1761000000000 } from './migrations/1761000000000-create-garage.js';
import { ModificationHandler } from './modifications/modification.handler.js';
import { ModificationsModule } from './modifications/modifications.module.js';
import { OwnerHandler } from './owners/owner.handler.js';
import { OwnersModule } from './owners/owners.module.js';
import { Part } from './parts/part.entity.js';
import { PartsModule } from './parts/parts.module.js';
import { ServiceEventHandler } from './service-events/service-event.handler.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';
import { Vehicle } from './vehicles/vehicle.entity.js';
import { VehiclesModule } from './vehicles/vehicles.module.js';

export const garage = defineService({
  name: 'garage',
  title: 'Carnet: garage',
  description: 'Collections, the vehicles in them, and the parts of those vehicles.',
  entities: [Collection, Vehicle, Part],
  migrations: [CreateGarage1761000000000],
  modules: [
    CollectionsModule,
    VehiclesModule,
    PartsModule,
    ServiceEventsModule,
    ModificationsModule,
    OwnersModule,
    LocksModule,
  ],
  follows: {
    identity: [UserLocks, OwnerHandler],
    service: [ServiceEventHandler],
    records: [RecordsLocks, ModificationHandler],
  },
});
