import { useGarage } from '@carnet/mf-kit/data';
import { LazyPart } from '@carnet/mf-kit/ui';
import { useGarages } from '../sharing';
import type { GaragePlace } from './garage-parts';

const load = () => import(/* webpackChunkName: "garages" */ './garage-parts');

/** Part of the frame that is only loaded for people with a shared garage. If the code cannot be loaded, the line still names the garage. */
export function SharedGarages({ place }: { place: GaragePlace }) {
  const garages = useGarages();
  const garage = useGarage();
  if (garages.length === 0 && !garage) return null;
  return (
    <LazyPart
      load={load}
      props={{ place }}
      loading={null}
      fallback={() => place === 'line' && <p>{garage?.owner_name}</p>}
    />
  );
}
