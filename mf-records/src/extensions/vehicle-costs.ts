import type { CostTotal, records, VehicleCosts } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const costs: VehicleCosts = {
  label: m.modifications,
  key: ['records', 'modifications'],
  read: async ({ vehicleId, from, page }, signal) => {
    const query = { vehicle_id: vehicleId, from };
    const { rows, next } = await api.list('/api/modifications/costs', { signal, query, page, fallback: m.costsFailed });
    return { totals: rows.map(toTotal), next };
  },
};
export default costs;

const toTotal = (total: records.ModificationCostView): CostTotal => ({
  vehicleId: total.vehicle_id,
  year: total.year,
  kind: 'modification',
  currency: total.currency,
  amount: total.amount,
  count: total.count,
  byRate: total.by_rate,
});
