import { historyController } from '@carnet/svc-kit';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/service-event.js';
import { ServiceEventImportController } from './import/service-event-import.controller.js';
import { ServiceEventImportService } from './import/service-event-import.service.js';
import { ServiceEventsController, TemplateAssociationController } from './service-events.controller.js';
import {
  ServiceEventsOfPartHandler,
  ServiceEventsOfUserHandler,
  ServiceEventsOfVehicleHandler,
} from './service-events.handlers.js';
import { ServiceEventsRepository } from './service-events.repository.js';
import { ServiceEventsService } from './service-events.service.js';

const HistoryController = historyController({
  path: 'api/service/events',
  tag: 'Service events',
  kind: 'service-event',
  table: 'service_events',
  notFound,
});

@Module({
  controllers: [
    ServiceEventImportController,
    ServiceEventsController,
    TemplateAssociationController,
    HistoryController,
  ],
  providers: [
    ServiceEventsService,
    ServiceEventsRepository,
    ServiceEventImportService,
    ServiceEventsOfVehicleHandler,
    ServiceEventsOfPartHandler,
    ServiceEventsOfUserHandler,
  ],
})
export class ServiceEventsModule {}
