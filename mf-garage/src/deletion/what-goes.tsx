import { useQueries, useQuery, useServes } from '@carnet/mf-kit';
import { ELSEWHERE, goingQuery, PARTS, vehicleIdsQuery } from './what-goes.queries';
import { type Going, whatGoes } from './what-goes.rules';

/** Says what the deletion of a vehicle takes with it. Counts when it is first shown. */
export function WhatGoesWithVehicle({ vehicleId }: { vehicleId: number }) {
  return <Tally vehicleIds={[vehicleId]} before={[]} />;
}

/** The same for all vehicles of a collection. */
export function WhatGoesWithCollection({ collectionId }: { collectionId: number }) {
  const vehicles = useQuery(vehicleIdsQuery(collectionId));
  if (vehicles.isPending || vehicles.isFetching) return <Counting />;
  if (vehicles.isError) return <p role="status">{whatGoes([{ one: 'vehicle', count: null }])}</p>;
  return <Tally vehicleIds={vehicles.data} before={[{ one: 'vehicle', count: vehicles.data.length }]} />;
}

function Tally({ vehicleIds, before }: { vehicleIds: readonly number[]; before: readonly Going[] }) {
  const serves = useServes();
  const belongings = [PARTS, ...ELSEWHERE.filter(({ pages }) => serves(pages))];
  const counts = useQueries({ queries: belongings.map((belonging) => goingQuery(belonging, vehicleIds)) });
  if (counts.some((count) => count.isFetching)) return <Counting />;
  const going = belongings.map(({ one }, at) => ({ one, count: counts[at]!.isError ? null : counts[at]!.data! }));
  return <p role="status">{whatGoes([...before, ...going])} This cannot be undone.</p>;
}

function Counting() {
  return <p role="status">Counting what goes with it...</p>;
}
