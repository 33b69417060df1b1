import { formatKnownDate, formatMileage, formatMoney, NONE, personCurrency, today } from '@carnet/mf-kit/formats';
import type { ImportKind, ImportValues } from '../imports';
import { unitOfVehicle, type Vehicle } from '../lookups';
import { paths } from '../paths';
import { typeLabel } from './service-event.constants';

/** Import of service events from a file. The example file names the person's own vehicles, so that it can be imported unchanged. */
export const eventImports = (vehicles: readonly Vehicle[]): ImportKind => ({
  path: '/api/service/events/import',
  of: 'other',
  summary: ({
    vehicle_id,
    type,
    date_performed,
    date_performed_edtf,
    mileage_at_service,
    cost,
    currency,
  }: ImportValues) =>
    [
      typeLabel(String(type)),
      formatKnownDate(date_performed as string | null, date_performed_edtf as string | null),
      formatMileage(mileage_at_service as number | null, unitOfVehicle(vehicles, vehicle_id as number)),
      formatMoney(cost as number | null, NONE, currency as string | null),
    ]
      .filter((word) => word !== NONE)
      .join(' · '),
  example: { fileName: 'service_events_example.json', content: () => exampleEvents(vehicles[0]?.id ?? 1) },
  to: paths.event,
  pictures: true,
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
    currency: personCurrency(),
    description: 'Changed with the engine warm.',
    notes: 'Next time: new sump washer.',
    parts: [],
    photos: [],
    report_content: '<p>No leaks found.</p>',
  },
  { vehicle_id, name: 'Front brake pads', type: 'Repair', date_performed: '2024-05-17', cost: 240 },
  { vehicle_id, name: 'Timing belt', type: 'Regular Maintenance', status: 'Upcoming', mileage_at_service: 90000 },
];
