import type { CostTotal, usage, VehicleCosts } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const costs: readonly VehicleCosts[] = [
  {
    label: m.fuel,
    key: ['usage', 'fill-ups'],
    read: async ({ vehicleId, from, page }, signal) => {
      const query = { vehicle_id: vehicleId, from };
      const { rows, next } = await api.list('/api/fill-ups/costs', { signal, query, page, fallback: m.costsFailed });
      return { totals: rows.map((one) => ({ ...toTotal(one), ...FUEL })), next };
    },
  },
  {
    label: m.components,
    key: ['usage', 'components'],
    howCounted: m.howComponentsCount,
    read: async ({ vehicleId, from, page }, signal) => {
      const query = { vehicle_id: vehicleId, from };
      const { rows, next } = await api.list('/api/usage/costs', { signal, query, page, fallback: m.pricesFailed });
      return { totals: rows.map((one) => ({ ...toTotal(one), ...COMPONENTS })), next };
    },
  },
];
export default costs;

/** All energies form one kind of costs, which counts as a cost of driving. */
const FUEL = { kind: 'fuel', kindLabel: m.fuel, isRunning: true };
const COMPONENTS = { kind: 'components', kindLabel: m.components };

const toTotal = (total: Omit<usage.FillUpCostView, 'kind'>): Omit<CostTotal, 'kind'> => ({
  vehicleId: total.vehicle_id,
  year: total.year,
  currency: total.currency,
  amount: total.amount,
  count: total.count,
  byRate: total.by_rate,
});
