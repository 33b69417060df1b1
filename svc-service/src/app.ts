import { defineService } from '@carnet/svc-kit';
import { CopiesModule } from './copies/copies.module.js';
import { PartCopyHandler } from './copies/part-copy.handler.js';
import { PurgeCopiesHandler } from './copies/purge-copies.handler.js';
import { VehicleCopyHandler } from './copies/vehicle-copy.handler.js';
import { CreateServiceEvents1761000000000 } from './migrations/1761000000000-create-service-events.js';
import { PartGoneHandler, UserGoneHandler, VehicleGoneHandler } from './service-events/service-events.handlers.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';

export const service = defineService({
  name: 'service',
  title: 'Carnet service',
  description: 'Service events: what was done to a vehicle, when, at which mileage, with which parts.',
  entities: [],
  migrations: [CreateServiceEvents1761000000000],
  modules: [CopiesModule, ServiceEventsModule],
  // What hangs on a copy goes before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [UserGoneHandler, PurgeCopiesHandler],
    garage: [VehicleGoneHandler, PartGoneHandler, VehicleCopyHandler, PartCopyHandler],
  },
});

export const { name, createApp } = service;
export default service;
