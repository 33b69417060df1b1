import { defineService } from '@carnet/svc-kit';
import { CopiesModule } from './copies/copies.module.js';
import { PartCopyHandler } from './copies/part-copy.handler.js';
import { PurgeCopiesHandler } from './copies/purge-copies.handler.js';
import { VehicleCopyHandler } from './copies/vehicle-copy.handler.js';
import { DueModule } from './due/due.module.js';
import { GarageLocks, UserLocks } from './locks/locks.js';
import { LocksModule } from './locks/locks.module.js';
import { CreateServiceEvents1761000000000 } from './migrations/1761000000000-create-service-events.js';
import { CreatePlans1762000000000 } from './migrations/1762000000000-create-plans.js';
import { ScheduleTemplatesOfUserHandler } from './schedule-templates/schedule-templates.handlers.js';
import { ScheduleTemplatesModule } from './schedule-templates/schedule-templates.module.js';
import { TemplatesOfUserHandler } from './service-event-templates/templates.handlers.js';
import { TemplatesModule } from './service-event-templates/templates.module.js';
import {
  ServiceEventsOfPartHandler,
  ServiceEventsOfUserHandler,
  ServiceEventsOfVehicleHandler,
} from './service-events/service-events.handlers.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';
import { SchedulesOfUserHandler, SchedulesOfVehicleHandler } from './service-schedules/schedules.handlers.js';
import { SchedulesModule } from './service-schedules/schedules.module.js';

export const service = defineService({
  name: 'service',
  title: 'Carnet: service',
  description:
    'What was done to a vehicle, when, at which mileage, with which parts; what is planned for it, and what is due.',
  entities: [],
  migrations: [CreateServiceEvents1761000000000, CreatePlans1762000000000],
  modules: [
    CopiesModule,
    ServiceEventsModule,
    TemplatesModule,
    ScheduleTemplatesModule,
    SchedulesModule,
    DueModule,
    LocksModule,
  ],
  // Locks first. What hangs on a copy goes before the copy itself, so the copies' own handlers stand last.
  follows: {
    identity: [
      UserLocks,
      ServiceEventsOfUserHandler,
      SchedulesOfUserHandler,
      ScheduleTemplatesOfUserHandler,
      TemplatesOfUserHandler,
      PurgeCopiesHandler,
    ],
    garage: [
      GarageLocks,
      ServiceEventsOfVehicleHandler,
      SchedulesOfVehicleHandler,
      ServiceEventsOfPartHandler,
      VehicleCopyHandler,
      PartCopyHandler,
    ],
  },
});
