import type { garage } from '@carnet/contracts';
import type { Due } from '../due/due.queries';
import type { ServiceEvent } from '../events/service-events.queries';
import type { Vehicle } from '../lookups/garage.queries';
import type { Schedule } from '../schedules/schedules.queries';
import type { Template } from '../templates/templates.queries';

export const anEvent = (fields: Partial<ServiceEvent> = {}): ServiceEvent => ({
  id: 31,
  vehicle_id: 7,
  name: 'Oil change',
  type: 'Regular Maintenance',
  status: 'Completed',
  description: 'Warm engine',
  date_performed: '2026-02-01',
  date_performed_edtf: null,
  mileage_at_service: 84_120,
  odometer_unit: 'mi',
  cost: 85.5,
  currency: 'USD',
  converted_cost: null,
  converted_currency: null,
  notes: null,
  template_id: null,
  service_schedule_id: null,
  to_complete: false,
  template: null,
  parts: [],
  photos: [],
  report: { content: null },
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
  ({
    id: 7,
    type: 'Car',
    make: 'Alfa Romeo',
    model: 'GT Junior',
    year: 1973,
    nickname: null,
    odometer_unit: 'mi',
    ...fields,
  }) as Vehicle;

export const aPart = (fields: Partial<garage.PartInList> = {}): garage.PartInList =>
  ({
    id: 41,
    vehicle_id: 7,
    name: 'Oil filter',
    manufacturer: 'Mann',
    part_number: 'W 712',
    status: 'Planned',
    ...fields,
  }) as garage.PartInList;

export const aTemplate = (fields: Partial<Template> = {}): Template => ({
  id: 51,
  name: 'Oil change',
  source: "Owner's manual",
  description: '<p>Drain <strong>warm</strong></p>',
  type: 'Regular Maintenance',
  recurrence_type: 'Periodic',
  recurrence_time_interval: 180,
  recurrence_mileage_interval: 5_000,
  recurrence_total_mileage: null,
  recurrence_total_age: null,
  distance_unit: 'mi',
  status: 'Open',
  estimated_cost: 85.5,
  currency: 'USD',
  recommended_parts: ['Oil filter'],
  notes: 'Reset the light',
  created_at: '2026-02-01T10:00:00+00:00',
  updated_at: '2026-02-02T11:00:00+00:00',
  ...fields,
});

/** A file to pick. jsdom's own files cannot be read. */
export const aJsonFile = (content: string, name = 'file.json'): File =>
  Object.assign(new File([content], name, { type: 'application/json' }), { text: async () => content });

export const aSchedule = (fields: Partial<Schedule> = {}): Schedule => ({
  id: 51,
  vehicle_id: 7,
  name: 'Factory maintenance',
  description: 'By the book',
  is_active: true,
  template_count: fields.templates?.length ?? 0,
  templates: [],
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  current_mileage: 45_000,
  odometer_unit: 'mi',
  created_at: '2026-02-01T10:00:00+00:00',
  updated_at: '2026-02-01T10:00:00+00:00',
  ...fields,
});

export const aDue = (fields: Partial<Due> = {}): Due => ({
  vehicle_id: 7,
  make: 'Alfa Romeo',
  model: 'GT Junior',
  year: 1973,
  nickname: null,
  current_mileage: 84_120,
  odometer_unit: 'mi',
  service_schedule_id: 61,
  schedule_name: 'By the book',
  template_id: 51,
  name: 'Oil change',
  type: 'Regular Maintenance',
  recurrence_type: 'Periodic',
  estimated_cost: 85.5,
  currency: 'USD',
  status: 'Overdue',
  due_by: 'mileage',
  due_mileage: 83_780,
  miles_left: -340,
  distance_unit: 'mi',
  counts_otherwise: false,
  due_date: '2026-03-04',
  days_left: 45,
  mileage_expected: null,
  estimated_date: '2026-01-10',
  last_event: null,
  planned_event: null,
  ...fields,
});
