import { PurgeImportsHandler } from '@carnet/imports';
import { HandoverModule } from '@carnet/handover';
import { defineService } from '@carnet/nest-kit';
import { ServiceHandingOver1801000000000 } from './migrations/1801000000000-handing-over.js';
import { ServiceHandingOverLater1809000000000 } from './migrations/1809000000000-handing-over-later.js';
import { ServiceHandover } from './handover/service-handover.js';
import { EXPORTED_LISTS } from './exported-lists.js';
import { OdometerCopies, PartCopies, PurgeCopiesHandler, VehicleCopies } from './copies/copies.handlers.js';
import { BookModule } from './book/book.module.js';
import { CopiesModule } from './copies/copies.module.js';
import { CostsModule } from './costs/costs.module.js';
import { DueModule } from './due/due.module.js';
import { PurgeDuePointsHandler } from './due-points/due-points.handlers.js';
import { ImportChoicesModule, PurgeImportChoicesHandler } from './import-choices/import-choices.module.js';
import { DuePointsModule } from './due-points/due-points.module.js';
import { EventPhotoHandler } from './event-photos/event-photos.handlers.js';
import { EventPhotosModule } from './event-photos/event-photos.module.js';
import { EventPhotos1769200000000 } from './migrations/1769200000000-event-photos.js';
import { QuotaOfScheduledTemplates1769300000000 } from './migrations/1769300000000-quota-of-scheduled-templates.js';
import { ServiceQuotas1766000000000 } from './migrations/1766000000000-quotas.js';
import { HistoryImports1785080000000 } from './migrations/1785080000000-imports.js';
import { ImportHashes1786070000000 } from './migrations/1786070000000-import-hashes.js';
import { ImportChoices1788100000000 } from './migrations/1788100000000-import-choices.js';
import { ImportedPlans1792000000000 } from './migrations/1792000000000-imported-plans.js';
import { CreateServiceEvents1761000000000 } from './migrations/1761000000000-create-service-events.js';
import { CreatePlans1762000000000 } from './migrations/1762000000000-create-plans.js';
import { DuePoints1784000000000 } from './migrations/1784000000000-due-points.js';
import { EdtfOfEvents1779500000000 } from './migrations/1779500000000-edtf.js';
import { OdometerCopies1777000000000 } from './migrations/1777000000000-odometer-copies.js';
import { OdometerUnits1775000000000 } from './migrations/1775000000000-odometer-units.js';
import { PlainTextsOfEvents1765100000000 } from './migrations/1765100000000-plain-texts-of-events.js';
import { VehiclesOfOwners1784950000000 } from './migrations/1784950000000-vehicles-of-owners.js';
import { SearchTexts1765200000000 } from './migrations/1765200000000-search-texts.js';
import { ServiceCurrencies1775500000000 } from './migrations/1775500000000-currencies.js';
import { ScheduleTemplatesOfUserHandler } from './schedule-templates/schedule-templates.handlers.js';
import { ScheduleTemplatesModule } from './schedule-templates/schedule-templates.module.js';
import { TemplatesOfUserHandler } from './service-event-templates/templates.handlers.js';
import { TemplatesModule } from './service-event-templates/templates.module.js';
import { serviceEventRepublication } from './service-events/service-event.fact.js';
import {
  ServiceEventsOfPartHandler,
  ServiceEventsOfUserHandler,
  ServiceEventsOfVehicleHandler,
} from './service-events/service-events.handlers.js';
import { ServiceEventsModule } from './service-events/service-events.module.js';
import { SchedulesOfUserHandler, SchedulesOfVehicleHandler } from './service-schedules/schedules.handlers.js';
import { JOURNALED, ServiceJournal1779000000000 } from './migrations/1779000000000-journal.js';
import { ServiceJournalByStatement1792000001000 } from './migrations/1792000001000-journal-by-statement.js';
import { ServiceToComplete1792000002000 } from './migrations/1792000002000-to-complete.js';
import { names } from './messages/names.js';
import { SchedulesModule } from './service-schedules/schedules.module.js';

export const service = defineService({
  name: 'service',
  title: 'Carnet: service',
  description:
    'What was done to a vehicle, when, at which mileage, with which parts; what is planned for it, and what is due.',
  migrations: [
    CreateServiceEvents1761000000000,
    CreatePlans1762000000000,
    PlainTextsOfEvents1765100000000,
    SearchTexts1765200000000,
    ServiceQuotas1766000000000,
    EventPhotos1769200000000,
    QuotaOfScheduledTemplates1769300000000,
    OdometerUnits1775000000000,
    ServiceCurrencies1775500000000,
    OdometerCopies1777000000000,
    ServiceJournal1779000000000,
    EdtfOfEvents1779500000000,
    DuePoints1784000000000,
    VehiclesOfOwners1784950000000,
    HistoryImports1785080000000,
    ImportHashes1786070000000,
    ImportChoices1788100000000,
    ImportedPlans1792000000000,
    ServiceJournalByStatement1792000001000,
    ServiceToComplete1792000002000,
    ServiceHandingOver1801000000000,
    ServiceHandingOverLater1809000000000,
  ],
  names,
  exports: EXPORTED_LISTS,
  // More than anybody enters by hand, but few enough for a list (ADR 20). QUOTA_<TABLE> overrides one.
  quotas: {
    service_events: 50_000,
    service_event_templates: 20_000,
    service_schedules: 10_000,
    service_schedule_entries: 100_000,
    schedule_templates: 5_000,
    import_categories: 2_000,
  },
  modules: [
    CopiesModule,
    ServiceEventsModule,
    TemplatesModule,
    ScheduleTemplatesModule,
    SchedulesModule,
    DueModule,
    DuePointsModule,
    EventPhotosModule,
    CostsModule,
    BookModule,
    ImportChoicesModule,
    HandoverModule.register(ServiceHandover),
  ],
  journals: JOURNALED,
  republishes: [serviceEventRepublication],
  // Rows that refer to a copy must be deleted before the copy, so the handlers of copies come last.
  follows: {
    identity: [
      ServiceEventsOfUserHandler,
      SchedulesOfUserHandler,
      ScheduleTemplatesOfUserHandler,
      TemplatesOfUserHandler,
      PurgeCopiesHandler,
      PurgeDuePointsHandler,
      PurgeImportsHandler,
      PurgeImportChoicesHandler,
    ],
    garage: [
      ServiceEventsOfVehicleHandler,
      SchedulesOfVehicleHandler,
      ServiceEventsOfPartHandler,
      VehicleCopies,
      OdometerCopies,
      PartCopies,
    ],
    records: [EventPhotoHandler],
  },
});
