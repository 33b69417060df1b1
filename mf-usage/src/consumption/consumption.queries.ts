import type { usage } from '@carnet/contracts';
import { queryOptions } from '@carnet/mf-kit/data';
import { api } from '../api';
import * as m from '../messages/consumption';

export type Consumption = usage.ConsumptionView;
export type EnergyConsumption = usage.EnergyConsumptionView;
export type Outcome = usage.FigureView;

/** Consumption of a vehicle by energy, and the outcome of each of its fill-ups. */
export const consumptionQuery = (vehicleId: number) =>
  queryOptions({
    queryKey: ['usage', 'fill-ups', 'consumption', vehicleId],
    queryFn: ({ signal }) =>
      api.get('/api/fill-ups/vehicles/{vehicleId}/consumption', {
        params: { vehicleId },
        signal,
        fallback: m.failed,
      }),
  });

/** Outcome of a fill-up: a figure, or the reason why there is none; undefined if the fill-up is newer than the response. */
export function outcomeOf(
  { energies }: Consumption,
  fillUpId: number,
): { outcome: Outcome; of: EnergyConsumption } | undefined {
  for (const of of energies) {
    const outcome = of.outcomes.find(({ fill_up_id }) => fill_up_id === fillUpId);
    if (outcome) return { outcome, of };
  }
  return undefined;
}
