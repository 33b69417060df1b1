import { useEffect } from 'react';
import { enterGarage, useGarage, useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { Navigate, useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { type Garage, sharingQuery } from '../sharing';
import * as m from '../messages/garage-link';

const ID = /^[1-9]\d{0,9}$/;

/** Target of links in reminders about a shared garage. Enters the garage at the vehicle, if it is still shared. */
export default function GaragePage() {
  const [params] = useSearchParams();
  const sharing = useLoaded(sharingQuery);
  const vehicle = idIn(params.get('vehicle'));
  const garage = sharing.data && opened(sharing.data.garages, idIn(params.get('owner')), vehicle);
  return (
    <PageFrame title={m.title} width="narrow">
      {!sharing.data ? (
        <NotYet of={sharing} waiting={<ListSkeleton label={m.loading} />} />
      ) : garage ? (
        <Enter garage={garage} page={vehicle ? `/vehicles/${vehicle}` : '/dashboard'} />
      ) : (
        <EmptyState title={m.over} action={<Button to="/settings?tab=sharing">{m.toSharing}</Button>}>
          {m.overExplained}
        </EmptyState>
      )}
    </PageFrame>
  );
}

/** Prefers the grant for the whole garage over the grant for the vehicle. */
function opened(garages: readonly Garage[], owner: number | null, vehicle: number | null): Garage | undefined {
  const theirs = garages.filter(({ owner_id }) => owner_id === owner);
  return (
    theirs.find(({ vehicle_id }) => vehicle_id === null) ?? theirs.find(({ vehicle_id }) => vehicle_id === vehicle)
  );
}

function Enter({ garage, page }: { garage: Garage; page: string }) {
  const current = useGarage();
  const isHere = current?.owner_id === garage.owner_id && current.vehicle_id === garage.vehicle_id;
  useEffect(() => {
    if (!isHere) enterGarage(garage, page);
  }, [garage, page, isHere]);
  return isHere ? <Navigate to={page} replace /> : <ListSkeleton label={m.loading} />;
}

const idIn = (text: string | null): number | null => (text !== null && ID.test(text) ? Number(text) : null);
