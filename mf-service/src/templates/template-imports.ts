import { formatMoney, NONE } from '@carnet/mf-kit';
import type { ImportKind, ImportValues } from '../imports';
import { paths } from '../paths';
import { type Recurrence, recurrenceSummary } from './recurrence.rules';

/** Templates as a file (spec 001 §5). What the detail page exports is such a file, of one. */
export const templateImports: ImportKind = {
  path: '/api/service-event-templates/import',
  one: 'template',
  many: 'templates',
  words: {
    none: 'No templates found in file',
    failedOne: 'Failed to create template',
    failedAll: 'Failed to import any templates',
  },
  summary: (values: ImportValues) =>
    [
      String(values.type),
      recurrenceSummary(values as unknown as Recurrence),
      formatMoney(values.estimated_cost as number | null),
    ]
      .filter((word) => word !== NONE)
      .join(' · '),
  example: { fileName: 'service_event_templates_example.json', content: () => exampleTemplates },
  to: paths.template,
};

const exampleTemplates = [
  {
    name: 'Oil and filter change',
    description: '<p>Drain <strong>warm</strong>, new washer on the sump plug.</p>',
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 365,
    recurrence_mileage_interval: 6000,
    recurrence_total_mileage: null,
    recurrence_total_age: null,
    status: 'Open',
    estimated_cost: 85.5,
    recommended_parts: ['Oil filter', '5 l of 10W-40', 'Sump washer'],
    notes: 'Reset the service light.',
    source: "Owner's manual",
  },
  {
    name: 'Timing belt',
    type: 'Regular Maintenance',
    recurrence_type: 'Total_Mileage',
    recurrence_total_mileage: 90000,
    recurrence_total_age: 120,
    estimated_cost: 640,
    recommended_parts: ['Timing belt kit', 'Water pump'],
    source: "Owner's manual",
  },
  {
    name: 'Brake fluid',
    description: 'Bleed from the wheel that is farthest away.',
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 730,
  },
];
