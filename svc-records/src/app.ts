import { defineService } from '@carnet/svc-kit';
import { CopiesModule } from './copies/copies.module.js';
import { PurgeUserHandler } from './copies/purge-user.handler.js';
import { ServiceEventHandler } from './copies/service-event.handler.js';
import { VehicleHandler } from './copies/vehicle.handler.js';
import { Issue } from './issues/issue.entity.js';
import { IssuesModule } from './issues/issues.module.js';
import { CreateRecords1761000000000 } from './migrations/1761000000000-create-records.js';

export const records = defineService({
  name: 'records',
  title: 'Carnet records',
  description: 'Issues of vehicles.',
  entities: [Issue],
  migrations: [CreateRecords1761000000000],
  modules: [CopiesModule, IssuesModule],
  follows: { identity: [PurgeUserHandler], garage: [VehicleHandler], service: [ServiceEventHandler] },
});

export const { name, createApp } = records;
