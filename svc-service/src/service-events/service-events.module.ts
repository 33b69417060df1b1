import { Module } from '@nestjs/common';
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

@Module({
  controllers: [ServiceEventImportController, ServiceEventsController, TemplateAssociationController],
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
