import { generatePath, withQuery } from '@carnet/mf-kit';

/** Every address of this remote, and those of others that it leads to. */
export const paths = {
  fillUps: () => '/fill-ups',
  fillUpsOfVehicle: (vehicleId: number) => withQuery('/fill-ups', { vehicle_id: vehicleId }),
  newFillUp: (vehicleId?: number) => withQuery('/fill-ups/new', { vehicle_id: vehicleId }),
  fillUpOfPaper: (paper: number) => withQuery('/fill-ups/new', { paper }),
  fillUp: (id: number) => generatePath('/fill-ups/:id', { id: String(id) }),
  editFillUp: (id: number) => generatePath('/fill-ups/:id/edit', { id: String(id) }),

  trackSession: (id: number) => generatePath('/track-sessions/:id', { id: String(id) }),

  vehicle: (id: number) => generatePath('/vehicles/:id', { id: String(id) }),
  trackDays: () => '/track-days',
  newVehicle: () => '/vehicles/new',
};
