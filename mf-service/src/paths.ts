import { generatePath } from '@carnet/mf-kit/federation';

const ofId = (pattern: `${string}/:id${string}`, id: number) => generatePath(pattern, { id: String(id) });

/** Paths of this remote, and those of other remotes that it links to. */
export const paths = {
  history: () => '/service-history',
  overdueHistory: () => '/service-history?status=Overdue',
  due: () => '/service/due',
  historyOfVehicle: (vehicleId: number) => `/service-history?vehicle_id=${vehicleId}`,
  importHistory: (vehicleId?: number) => `/service/import${vehicleId ? `?vehicle_id=${vehicleId}` : ''}`,
  newEvent: (vehicleId?: number) => `/service/events/new${vehicleId ? `?vehicle_id=${vehicleId}` : ''}`,
  /** Form for a new event of a vehicle, filled in from a template. */
  newEventOf: (vehicleId: number, templateId: number) =>
    `/service/events/new?vehicle_id=${vehicleId}&template_id=${templateId}`,
  event: (id: number) => ofId('/service/events/:id', id),
  editEvent: (id: number) => ofId('/service/events/:id/edit', id),
  /** Form of a planned event, filled in as completed today. */
  completeEvent: (id: number) => `${ofId('/service/events/:id/edit', id)}?status=Completed`,
  templates: () => '/service-event-templates',
  newTemplate: () => '/service-event-templates/new',
  template: (id: number) => ofId('/service-event-templates/:id', id),
  editTemplate: (id: number) => ofId('/service-event-templates/:id/edit', id),
  activeSchedules: () => '/service-schedules/dashboard',
  newSchedule: (vehicleId?: number) => `/service-schedules/new${vehicleId ? `?vehicleId=${vehicleId}` : ''}`,
  schedule: (id: number) => ofId('/service-schedules/:id', id),
  manageSchedule: (id: number) => ofId('/service-schedules/:id/manage', id),
  schedulesOfVehicle: (vehicleId: number) => ofId('/service-schedules/vehicles/:id', vehicleId),
  vehicle: (id: number) => ofId('/vehicles/:id', id),
  newVehicle: () => '/vehicles/new',
  part: (id: number) => ofId('/parts/:id', id),
  newPart: (vehicleId: number) => `/parts/new?vehicle_id=${vehicleId}`,
};
