import { ImportBatches, PurgeImportsHandler } from '@carnet/imports';
import { historyController } from '@carnet/journal';
import { Module } from '@nestjs/common';
import { notFound } from '../messages/service-event.js';
import { TemplatesModule } from '../service-event-templates/templates.module.js';
import { HistoryImportsController } from './import/history-imports.controller.js';
import { HistoryImportsService } from './import/history-imports.service.js';
import { PlanImportsController } from './import/plan-imports.controller.js';
import { PlanImportsRepository } from './import/plan-imports.repository.js';
import { PlanImportsService } from './import/plan-imports.service.js';
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
  vehicle: { thing: 'service_events' },
  notFound,
});

@Module({
  imports: [TemplatesModule],
  controllers: [
    ServiceEventImportController,
    HistoryImportsController,
    PlanImportsController,
    ServiceEventsController,
    TemplateAssociationController,
    HistoryController,
  ],
  providers: [
    ServiceEventsService,
    ServiceEventsRepository,
    ServiceEventImportService,
    HistoryImportsService,
    PlanImportsService,
    PlanImportsRepository,
    ImportBatches,
    PurgeImportsHandler,
    ServiceEventsOfVehicleHandler,
    ServiceEventsOfPartHandler,
    ServiceEventsOfUserHandler,
  ],
})
export class ServiceEventsModule {}
