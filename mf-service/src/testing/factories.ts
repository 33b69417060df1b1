import type { ServiceEvent } from '../events/service-events.queries';
import type { Part, Vehicle } from '../lookups/garage.queries';

export const anEvent = (fields: Partial<ServiceEvent> = {}): ServiceEvent => ({
  id: 31,
  vehicle_id: 7,
  name: 'Oil change',
  type: 'Regular Maintenance',
  status: 'Completed',
  description: 'Warm engine',
  date_performed: '2026-02-01',
  mileage_at_service: 84_120,
  cost: 85.5,
  notes: null,
  template_id: null,
  service_schedule_id: null,
  template: null,
  parts: [],
  photos: [],
  report: { content: null } as unknown as ServiceEvent['report'],
  report_content: null,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  created_at: '2026-02-01T10:00:00+00:00',
  updated_at: '2026-02-01T10:00:00+00:00',
  ...fields,
});

export const aVehicle = (fields: Partial<Vehicle> = {}): Vehicle =>
  ({ id: 7, type: 'Car', make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: null, ...fields }) as Vehicle;

export const aPart = (fields: Partial<Part> = {}): Part =>
  ({
    id: 41,
    vehicle_id: 7,
    name: 'Oil filter',
    manufacturer: 'Mann',
    part_number: 'W 712',
    status: 'Planned',
    ...fields,
  }) as Part;
