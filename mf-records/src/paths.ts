import { generatePath } from '@carnet/mf-kit';

/** Every address of this remote, and those of others that it leads to. */
export const paths = {
  issues: () => '/issues',
  newIssue: () => '/issues/create',
  issue: (id: number) => generatePath('/issues/:id', { id: String(id) }),
  editIssue: (id: number) => generatePath('/issues/:id/edit', { id: String(id) }),
  vehicle: (id: number) => generatePath('/vehicles/:id', { id: String(id) }),
  newVehicle: () => '/vehicles/new',
  serviceEvent: (id: number) => generatePath('/service/events/:id', { id: String(id) }),
};
