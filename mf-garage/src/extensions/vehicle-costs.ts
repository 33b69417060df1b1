import type { CostTotal, garage, VehicleCosts } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/costs';

const costs: VehicleCosts = {
  label: m.part,
  key: ['garage', 'parts'],
  read: async ({ vehicleId, from, page }, signal) => {
    const query = { vehicle_id: vehicleId, from };
    const { rows, next } = await api.list('/api/parts/costs', { signal, query, page, fallback: m.fetchFailed });
    return { totals: rows.map(toTotal), next };
  },
};
export default costs;

const toTotal = (total: garage.PartCostView): CostTotal => ({
  vehicleId: total.vehicle_id,
  year: total.year,
  kind: 'part',
  currency: total.currency,
  amount: total.amount,
  count: total.count,
  byRate: total.by_rate,
});
