import { exportedJournal, type ExportedList } from '@carnet/journal';
import { ExportedImportCategoryView, ExportedImportTableView } from './import-choices/import-choice.dto.js';
import {
  importCategories,
  importCategoriesOf,
  importTables,
  importTablesOf,
} from './import-choices/import-choice.read.js';
import { ScheduleTemplateView } from './schedule-templates/schedule-template.dto.js';
import { matchingScheduleTemplates, scheduleTemplates } from './schedule-templates/schedule-template.read.js';
import { ServiceEventTemplateView } from './service-event-templates/template.dto.js';
import { matchingTemplates, templates } from './service-event-templates/template.read.js';
import { ServiceEventView } from './service-events/service-event.dto.js';
import { matching, serviceEvents } from './service-events/service-event.read.js';
import { ServiceScheduleView } from './service-schedules/schedule.dto.js';
import { matchingSchedules, schedules } from './service-schedules/schedule.read.js';

/** Lists of this service for a person's export. */
export const EXPORTED_LISTS: readonly ExportedList[] = [
  {
    name: 'service-events',
    view: ServiceEventView,
    query: () => serviceEvents,
    where: (owner) => matching(owner, {}),
    passport: {
      version: 1,
      vehicle: 'vehicle_id',
      kind: 'service-event',
      stays: ['template_id', 'service_schedule_id', 'template'],
      withheld: { costs: ['cost', 'currency', 'converted_cost', 'converted_currency'], notes: ['notes'] },
      create: {
        path: '/api/service/events',
        fields: [
          ...['name', 'type', 'status', 'description', 'date_performed', 'date_performed_edtf', 'mileage_at_service'],
          ...['cost', 'currency', 'converted_cost', 'converted_currency', 'notes', 'report_content', 'to_complete'],
        ],
        refs: { parts: { list: 'parts', from: 'parts' } },
      },
    },
  },
  {
    name: 'service-event-templates',
    view: ServiceEventTemplateView,
    query: () => templates,
    where: (owner) => matchingTemplates(owner, {}),
  },
  {
    name: 'schedule-templates',
    view: ScheduleTemplateView,
    query: () => scheduleTemplates,
    where: (owner) => matchingScheduleTemplates(owner, {}),
  },
  {
    name: 'service-schedules',
    view: ServiceScheduleView,
    query: () => schedules,
    where: (owner) => matchingSchedules(owner, {}),
  },
  {
    name: 'import-categories',
    view: ExportedImportCategoryView,
    query: () => importCategories,
    where: importCategoriesOf,
  },
  { name: 'import-tables', view: ExportedImportTableView, query: () => importTables, where: importTablesOf },
  exportedJournal('service'),
];
