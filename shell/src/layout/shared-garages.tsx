import { useGarage } from '@carnet/mf-kit/data';
import { LazyPart } from '@carnet/mf-kit/ui';
import { useGarages } from '../sharing';
import type { GaragePlace } from './garage-parts';

const load = () => import(/* webpackChunkName: "garages" */ './garage-parts');

/** A part of the frame whose code comes only to whoever has a shared garage. Where it does not come, the line still says whose garage this is. */
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
