import type { VehicleActivity } from '@carnet/contracts';
import { everyPage } from '@carnet/mf-kit/data';
import { api } from '../api';
import { amountText, ENERGIES } from '../consumption';
import { paths } from '../paths';
import * as m from '../messages/extensions';

const activity: readonly VehicleActivity[] = [
  {
    label: m.fillUps,
    key: ['usage', 'fill-ups'],
    read: async (vehicleId, signal) => {
      const asked = { params: { vehicleId }, signal, fallback: m.activityFailed };
      const rows = await everyPage((page) => api.list('/api/fill-ups/vehicles/{vehicleId}', { ...asked, page }));
      return rows.map(({ id, filled_on, energy, amount, unit }) => ({
        key: `fill-up-${id}`,
        date: filled_on,
        kind: energy === 'electricity' ? m.charged : m.filledUp,
        title: `${ENERGIES[energy]}, ${amountText(amount, unit)}`,
        to: paths.fillUp(id),
      }));
    },
  },
  {
    label: m.mountings,
    key: ['usage', 'components'],
    read: async (vehicleId, signal) => {
      const asked = { params: { vehicleId }, signal, fallback: m.mountingsFailed };
      const rows = await everyPage((page) => api.list('/api/usage/vehicles/{vehicleId}/fitments', { ...asked, page }));
      return rows.flatMap(({ id, component_id, name, from_on }) =>
        from_on === null
          ? []
          : [{ key: `fitment-${id}`, date: from_on, kind: m.mounted, title: name, to: paths.component(component_id) }],
      );
    },
  },
];
export default activity;
