import type { CostTotal, usage, VehicleCosts } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const costs: VehicleCosts = {
  label: m.fuel,
  key: ['usage', 'fill-ups'],
  read: async ({ vehicleId, from, page }, signal) => {
    const query = { vehicle_id: vehicleId, from };
    const { rows, next } = await api.list('/api/fill-ups/costs', { signal, query, page, fallback: m.costsFailed });
    return { totals: rows.map(toTotal), next };
  },
};
export default costs;

/** Energies are one kind of costs: what a car was driven with. */
const toTotal = (total: usage.FillUpCostView): CostTotal => ({
  vehicleId: total.vehicle_id,
  year: total.year,
  kind: 'fuel',
  kindLabel: m.fuel,
  isRunning: true,
  currency: total.currency,
  amount: total.amount,
  count: total.count,
  byRate: total.by_rate,
});
