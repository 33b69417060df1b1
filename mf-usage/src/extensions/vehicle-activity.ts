import type { VehicleActivity } from '@carnet/contracts';
import { api } from '../api';
import { amountText, ENERGIES } from '../consumption';
import { paths } from '../paths';
import * as m from '../messages/extensions';

const READ_ROWS = 20;

const activity: readonly VehicleActivity[] = [
  {
    label: m.fillUps,
    key: ['usage', 'fill-ups'],
    read: async (vehicleId, signal) => {
      const asked = { params: { vehicleId }, query: { limit: READ_ROWS }, signal, fallback: m.activityFailed };
      const { rows } = await api.list('/api/fill-ups/vehicles/{vehicleId}', asked);
      return rows.map(({ id, filled_on, energy, amount, unit }) => ({
        key: `fill-up-${id}`,
        date: filled_on,
        kind: energy === 'electricity' ? m.charged : m.filledUp,
        title: `${ENERGIES[energy]}, ${amountText(amount, unit)}`,
        to: paths.fillUp(id),
      }));
    },
  },
];
export default activity;
