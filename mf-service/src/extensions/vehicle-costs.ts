import type { CostTotal, service, VehicleCosts } from '@carnet/contracts';
import { api } from '../api';
import * as m from '../messages/extensions';

const costs: VehicleCosts = {
  label: m.serviceEvents,
  key: ['service', 'events'],
  read: async ({ vehicleId, from, page }, signal) => {
    const query = { vehicle_id: vehicleId, from };
    const { rows, next } = await api.list('/api/service/costs', { signal, query, page, fallback: m.fetchCostsFailed });
    return { totals: rows.map(toTotal), next };
  },
};
export default costs;

const KINDS = {
  'Regular Maintenance': 'maintenance',
  Repair: 'repair',
  Modification: 'modification',
  Other: 'other',
} as const;

const toTotal = (total: service.EventCostView): CostTotal => ({
  vehicleId: total.vehicle_id,
  year: total.year,
  kind: KINDS[total.kind],
  currency: total.currency,
  amount: total.amount,
  count: total.count,
  byRate: total.by_rate,
});
