import type { KnownPlans } from './plans.repository.js';

/** What an event says of where it comes from. */
export interface NamedPlans {
  vehicle_id: number;
  template_id: number | null;
  service_schedule_id: number | null;
}

export interface PlanFault {
  field: 'template_id' | 'service_schedule_id';
  msg: string;
}

/** What is wrong with the template or the schedule that an event names, or null. Another owner's is answered like one that does not exist. */
export function planFault({ templates, vehicleOfSchedule }: KnownPlans, named: NamedPlans): PlanFault | null {
  const { vehicle_id, template_id, service_schedule_id } = named;
  if (template_id !== null && !templates.has(template_id)) return { field: 'template_id', msg: 'Template not found' };
  if (service_schedule_id === null) return null;
  const vehicle = vehicleOfSchedule.get(service_schedule_id);
  if (vehicle === undefined) return { field: 'service_schedule_id', msg: 'Service schedule not found' };
  if (vehicle === vehicle_id) return null;
  return { field: 'service_schedule_id', msg: 'The service schedule belongs to another vehicle' };
}
