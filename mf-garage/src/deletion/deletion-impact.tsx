import { useLoaded, useQueries } from '@carnet/mf-kit/data';
import { useExtensions } from '@carnet/mf-kit/federation';
import { goingQuery, vehicleIdsQuery } from './deletion-impact.queries';
import { type Going, impactText, inARow } from './deletion-impact.rules';
import * as m from '../messages/deletion';

const VEHICLES = { one: 'vehicle', several: m.severalVehicles, counted: m.vehicles };

/** Lists what the deletion of a vehicle removes. Counts when it is first shown. */
export function VehicleDeletionImpact({ vehicleId }: { vehicleId: number }) {
  return <Tally vehicleIds={[vehicleId]} before={[]} />;
}

/** The same for all vehicles of a collection. */
export function CollectionDeletionImpact({ collectionId }: { collectionId: number }) {
  const vehicles = useLoaded(vehicleIdsQuery(collectionId));
  if (vehicles.isFetching) return <Counting />;
  // An old count is not shown: it may be wrong.
  if (vehicles.error || !vehicles.data) return <p role="status">{impactText([{ ...VEHICLES, count: null }])}</p>;
  return <Tally vehicleIds={vehicles.data} before={[{ ...VEHICLES, count: vehicles.data.length }]} />;
}

function Tally({ vehicleIds, before }: { vehicleIds: readonly number[]; before: readonly Going[] }) {
  const remotes = useExtensions('vehicle-dependents');
  const dependents = remotes.flatMap(({ data }) => data ?? []);
  const counts = useQueries({ queries: dependents.map((kind) => goingQuery(kind, vehicleIds)) });
  if ([...remotes, ...counts].some(({ isFetching }) => isFetching)) return <Counting />;
  const going = dependents.map((kind, at) => ({ ...kind, count: counts[at]!.error ? null : counts[at]!.data! }));
  const away = remotes.filter(({ data }) => data === undefined).map(({ remote }) => remote);
  return <p role="status">{inARow([impactText([...before, ...going], away), m.cannotBeUndone])}</p>;
}

function Counting() {
  return <p role="status">{m.countingAll}</p>;
}
