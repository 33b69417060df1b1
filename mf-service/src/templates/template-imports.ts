import { formatMoney, NONE, personCurrency } from '@carnet/mf-kit/formats';
import type { ImportKind, ImportValues } from '../imports';
import { paths } from '../paths';
import { type Recurrence, recurrenceSummary } from './recurrence.rules';
import { type TemplateType, TYPE_LABELS } from './template.constants';

/** Import of templates from a file (spec 001 §5). A file exported by the detail page has one template. */
export const templateImports: ImportKind = {
  path: '/api/service-event-templates/import',
  of: 'template',
  summary: (values: ImportValues) =>
    [
      TYPE_LABELS[values.type as TemplateType] ?? String(values.type),
      recurrenceSummary(values as unknown as Recurrence),
      formatMoney(values.estimated_cost as number | null, NONE, values.currency as string | null),
    ]
      .filter((word) => word !== NONE)
      .join(' · '),
  example: { fileName: 'service_event_templates_example.json', content: () => exampleTemplates() },
  to: paths.template,
};

const exampleTemplates = () => [
  {
    name: 'Oil and filter change',
    description: '<p>Drain <strong>warm</strong>, new washer on the sump plug.</p>',
    type: 'Regular Maintenance',
    recurrence_type: 'Periodic',
    recurrence_time_interval: 365,
    recurrence_mileage_interval: 6000,
    recurrence_total_mileage: null,
    recurrence_total_age: null,
    distance_unit: 'mi',
    status: 'Open',
    estimated_cost: 85.5,
    currency: personCurrency(),
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
    distance_unit: 'mi',
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
