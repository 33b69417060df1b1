import { type ReactNode, useState } from 'react';
import { Mileage } from '@carnet/mf-kit/formats';
import { useLoaded, useSession } from '@carnet/mf-kit/data';
import { Button, Cover, cx, EmptyState, ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { Link, Slot, useSearchParams, useSlot } from '@carnet/mf-kit/federation';
import { PageFrame, SearchField } from '@carnet/mf-kit/pages';
import { folded } from '../folded';
import { VehicleSign } from '../public';
import { lastUsedFirst, latelyChosen, noteChosen } from './lately-chosen';
import { vehicleChoicesQuery } from './quick.queries';
import type { VehicleSummary } from '../dashboard';
import * as m from '../messages/quick';
import * as dashboard from '../messages/dashboard';
import classes from './quick.module.css';

/**
 * Records something in a few seconds: the person selects a kind and a vehicle, then the remote asks for its values step by step (ADR 127). Kind and vehicle
 * are in the URL, so that a home screen shortcut or the palette can set them.
 */
export default function QuickPage() {
  const [params] = useSearchParams();
  const kinds = useSlot('quick-entry');
  const kind = kinds.find(({ name }) => name === params.get('entry')) ?? kinds[0];
  return (
    <PageFrame title={m.title} width="narrow" back={{ to: '/dashboard', label: dashboard.dashboard }}>
      {kind && (
        <>
          <nav aria-label={m.kinds} className={classes.kinds}>
            {kinds.map(({ name, label }) => (
              <Link
                key={name}
                to={addressOf(name, params.get('vehicle'))}
                replace
                aria-current={name === kind.name ? 'true' : undefined}
                className={classes.kind}
              >
                {label}
              </Link>
            ))}
          </nav>
          <OfVehicle kind={kind.name} chosen={Number(params.get('vehicle'))} />
        </>
      )}
    </PageFrame>
  );
}

const addressOf = (kind: string, vehicle: number | string | null): string =>
  `/quick?entry=${kind}${vehicle ? `&vehicle=${vehicle}` : ''}`;

function OfVehicle({ kind, chosen }: { kind: string; chosen: number }): ReactNode {
  const vehicles = useLoaded(vehicleChoicesQuery);
  const [params] = useSearchParams();
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<ListSkeleton label={dashboard.loadingVehicles} />} />;
  if (vehicles.data.length === 0)
    return (
      <EmptyState title={dashboard.noVehicles} action={<Button to="/vehicles/new">{dashboard.addVehicle}</Button>}>
        {dashboard.addTheFirst}
      </EmptyState>
    );
  const [only, ...others] = vehicles.data;
  const vehicle = others.length === 0 ? only : vehicles.data.find(({ id }) => id === chosen);
  if (!vehicle) return <Choice kind={kind} vehicles={vehicles.data} />;
  return (
    <>
      <div className={cx(classes.car, classes.chosen)}>
        <Picture vehicle={vehicle} />
        <Name vehicle={vehicle} />
        {others.length > 0 && <Link to={addressOf(kind, null)}>{m.another}</Link>}
      </div>
      <Slot key={`${kind} ${params}`} slot="quick-entry" only={kind} vehicleId={vehicle.id} />
    </>
  );
}

/** With more vehicles than this, a search is shown. */
const LOOKED_THROUGH = 12;

function Choice({ kind, vehicles }: { kind: string; vehicles: readonly VehicleSummary[] }) {
  const { user } = useSession();
  // Read once, so that the order does not change while the page is open.
  const [lately] = useState(() => latelyChosen(user?.id));
  const [search, setSearch] = useState('');
  const found = lastUsedFirst(vehicles, lately).filter((vehicle) => isFound(vehicle, search));
  return (
    <section aria-labelledby="which-vehicle" className={classes.choice}>
      <h2 id="which-vehicle">{m.whichVehicle}</h2>
      {vehicles.length > LOOKED_THROUGH && (
        <div>
          <SearchField label={m.find} placeholder={m.findBy} value={search} onChange={setSearch} />
          <p role="status">{search.trim() !== '' && m.found({ count: found.length })}</p>
        </div>
      )}
      <ul>
        {found.map((vehicle) => (
          <li key={vehicle.id}>
            <Link
              to={addressOf(kind, vehicle.id)}
              className={classes.car}
              onClick={() => noteChosen(user?.id, vehicle.id)}
            >
              <Picture vehicle={vehicle} />
              <Name vehicle={vehicle} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** True if the vehicle's names contain all words of the search, ignoring accents. */
function isFound({ year, make, model, nickname }: VehicleSummary, search: string): boolean {
  const names = folded(`${year} ${make} ${model} ${nickname ?? ''}`);
  return folded(search)
    .split(/\s+/)
    .every((word) => names.includes(word));
}

function Picture({ vehicle: { cover } }: { vehicle: VehicleSummary }) {
  const sign = <VehicleSign size={32} />;
  return (
    <span className={classes.picture}>
      {cover ? <Cover photo={cover} variant="320" className={classes.cover} lost={sign} /> : sign}
    </span>
  );
}

function Name({ vehicle }: { vehicle: VehicleSummary }) {
  const { year, make, model, nickname, current_mileage, odometer_unit } = vehicle;
  return (
    <span className={classes.name}>
      <strong>{nickname || `${year} ${make} ${model}`}</strong>
      <span>
        {nickname && `${year} ${make} ${model} · `}
        <Mileage miles={current_mileage} unit={odometer_unit} />
      </span>
    </span>
  );
}
