import { generatePath } from '@carnet/mf-kit';

/** Every address of this remote, and those of others that it leads to. */
export const paths = {
  history: () => '/service-history',
  overdueHistory: () => '/service-history?status=Overdue',
  due: () => '/service/due',
  historyOfVehicle: (vehicleId: number) => `/service-history?vehicle_id=${vehicleId}`,
  newEvent: (vehicleId?: number) => `/service/events/new${vehicleId ? `?vehicle_id=${vehicleId}` : ''}`,
  /** The form of an event that does what a template says, for one vehicle. */
  newEventOf: (vehicleId: number, templateId: number) =>
    `/service/events/new?vehicle_id=${vehicleId}&template_id=${templateId}`,
  event: (id: number) => generatePath('/service/events/:id', { id: String(id) }),
  editEvent: (id: number) => generatePath('/service/events/:id/edit', { id: String(id) }),
  /** The form of a planned event, filled in as done today. */
  completeEvent: (id: number) => `${generatePath('/service/events/:id/edit', { id: String(id) })}?status=Completed`,
  templates: () => '/service-event-templates',
  newTemplate: () => '/service-event-templates/new',
  template: (id: number) => generatePath('/service-event-templates/:id', { id: String(id) }),
  editTemplate: (id: number) => generatePath('/service-event-templates/:id/edit', { id: String(id) }),
  activeSchedules: () => '/service-schedules/dashboard',
  newSchedule: (vehicleId?: number) => `/service-schedules/new${vehicleId ? `?vehicleId=${vehicleId}` : ''}`,
  schedule: (id: number) => generatePath('/service-schedules/:id', { id: String(id) }),
  manageSchedule: (id: number) => generatePath('/service-schedules/:id/manage', { id: String(id) }),
  schedulesOfVehicle: (vehicleId: number) =>
    generatePath('/service-schedules/vehicles/:vehicleId', { vehicleId: String(vehicleId) }),
  vehicle: (id: number) => generatePath('/vehicles/:id', { id: String(id) }),
  newVehicle: () => '/vehicles/new',
  part: (id: number) => generatePath('/parts/:id', { id: String(id) }),
  newPart: (vehicleId: number) => `/parts/new?vehicle_id=${vehicleId}`,
};
