import type { EntryFields } from '../entries/entry.entity.js';
import { coveredOn, type Followed, type Ledgers, summed } from '../life/life.rules.js';

/** Distances that a component ran on vehicles that are no more, as uses of its own. One whose day nobody knows counts as of the first days. */
export const usesInPlaceOf = (
  { id, fitments }: Followed & { id: number },
  ledgers: Ledgers,
  vehicles: readonly number[],
): EntryFields[] =>
  fitments.flatMap((fitment): EntryFields[] => {
    if (!vehicles.includes(fitment.vehicle_id)) return [];
    const { distance_km, hours } = summed(coveredOn(fitment, ledgers).distances);
    if (distance_km === 0 && hours === 0) return [];
    const day = fitment.to_on ?? ledgers.get(fitment.vehicle_id)?.last.on ?? fitment.from_on ?? '1900-01-01';
    return [
      {
        ...{ component_id: id, kind: 'use', happened_on: day, mileage: null, positions: null },
        ...{ depth_unit: null, depths: null, sessions: null, note: null },
        distance: distance_km || null,
        distance_unit: distance_km ? 'km' : null,
        hours: hours || null,
      },
    ];
  });
