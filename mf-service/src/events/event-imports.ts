import { formatDate, formatMiles, formatMoney, NONE, today } from '@carnet/mf-kit';
import type { ImportKind, ImportValues } from '../imports';
import type { Vehicle } from '../lookups';
import { paths } from '../paths';
import { typeLabel } from './service-event.constants';

/** Service events as a file. The example names the person's own vehicles, so that it can be imported as it is. */
export const eventImports = (vehicles: readonly Vehicle[]): ImportKind => ({
  path: '/api/service/events/import',
  one: 'service event',
  many: 'service events',
  words: {
    none: 'No service events found in file',
    failedOne: 'Failed to create service event',
    failedAll: 'Failed to import any service events. Check console for details.',
  },
  summary: ({ type, date_performed, mileage_at_service, cost }: ImportValues) =>
    [
      typeLabel(String(type)),
      formatDate(date_performed as string | null),
      formatMiles(mileage_at_service as number | null),
      formatMoney(cost as number | null),
    ]
      .filter((word) => word !== NONE)
      .join(' · '),
  example: { fileName: 'service_events_example.json', content: () => exampleEvents(vehicles[0]?.id ?? 1) },
  to: paths.event,
});

const exampleEvents = (vehicle_id: number) => [
  {
    vehicle_id,
    name: 'Oil and filter change',
    type: 'Regular Maintenance',
    status: 'Completed',
    date_performed: today(),
    mileage_at_service: 84120,
    cost: 85.5,
    description: 'Changed with the engine warm.',
    notes: 'Next time: new sump washer.',
    parts: [],
    photos: [],
    report_content: '<p>No leaks found.</p>',
  },
  { vehicle_id, name: 'Front brake pads', type: 'Repair', date_performed: '2024-05-17', cost: 240 },
  { vehicle_id, name: 'Timing belt', type: 'Regular Maintenance', status: 'Upcoming', mileage_at_service: 90000 },
];
