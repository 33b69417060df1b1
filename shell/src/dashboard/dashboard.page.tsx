import type { NextThing } from '@carnet/contracts';
import type { ReactNode } from 'react';
import { DateText, Mileage } from '@carnet/mf-kit/formats';
import { type Loaded, type Page, useMay, useQueries, useSession, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  CardGrid,
  CardHead,
  Cover,
  cx,
  EmptyState,
  ListSkeleton,
  NotYet,
  PlusIcon,
} from '@carnet/mf-kit/ui';
import { Slot, useExtensions } from '@carnet/mf-kit/federation';
import { PageFrame, Section } from '@carnet/mf-kit/pages';
import { nameOf } from '../person-names';
import {
  type CollectionSummary,
  firstCollectionsQuery,
  firstVehiclesQuery,
  SHOWN_COLLECTIONS,
  SHOWN_VEHICLES,
  type VehicleSummary,
} from './dashboard.queries';
import { GarageSign, VehicleSign } from '../public';
import { QuickActions } from './quick-actions';
import * as m from '../messages/dashboard';
import classes from './dashboard.module.css';

/** Start page after sign-in (spec §2). */
export default function DashboardPage() {
  const { user } = useSession();
  const { whole } = useMay();
  const collections = useLoaded({ ...firstCollectionsQuery, enabled: whole });
  const isNew = collections.data?.total === 0;
  const isAsked = whole && !collections.data && !collections.error;
  return (
    <PageFrame
      title={user ? m.welcomeBack({ name: nameOf(user) }) : m.welcome}
      tabTitle={m.dashboard}
      subtitle={m.subtitle}
    >
      <Slot slot="dashboard-head" loading={null} />
      {!isNew && (
        <Section title={m.yourVehicles}>
          <Vehicles />
        </Section>
      )}
      {!isNew && <Slot slot="dashboard-card" />}
      {!isNew && <QuickActions isHidden={isAsked} />}
      {whole && (
        <Section title={m.yourCollections}>
          <Collections collections={collections} />
        </Section>
      )}
      {/* Below the other sections, because most actions need a collection first. */}
      {isNew && <QuickActions />}
      {/* A late card is last on the page, so that nothing moves. */}
      {!isNew && <Slot slot="dashboard-foot" loading={null} />}
    </PageFrame>
  );
}

function Collections({ collections }: { collections: Loaded<Page<CollectionSummary>> }): ReactNode {
  if (!collections.data)
    return <NotYet of={collections} waiting={<ListSkeleton label={m.loadingCollections} shape="cards" />} />;
  const { rows, total } = collections.data;
  if (rows.length === 0) return <NoCollections />;
  return (
    <CardGrid dense>
      {rows.slice(0, SHOWN_COLLECTIONS).map((collection) => (
        <CollectionCard key={collection.id} collection={collection} />
      ))}
      {rows.length > SHOWN_COLLECTIONS && <AllCollections total={total} />}
    </CardGrid>
  );
}

function NoCollections() {
  return (
    <EmptyState
      title={m.noCollections}
      icon={<GarageSign size={40} />}
      action={
        <Button to="/collections/new" variant="primary" icon={<PlusIcon size={18} />}>
          {m.newCollection}
        </Button>
      }
    >
      {m.everyVehicleBelongs}
    </EmptyState>
  );
}

function CollectionCard({ collection }: { collection: CollectionSummary }) {
  return (
    <Card as="article">
      <CardHead
        title={collection.name}
        to={`/collections/${collection.id}`}
        note={<span className={classes.description}>{collection.description || m.noDescription}</span>}
      />
      <p className={classes.foot}>
        <strong>{m.vehicles({ count: collection.vehicle_count })}</strong>
        <span>{m.updated({ date: () => <DateText date={collection.updated_at} /> })}</span>
      </p>
    </Card>
  );
}

function AllCollections({ total }: { total: number }) {
  return (
    <Card as="article" className={classes.all}>
      <CardHead title={m.viewAll} to="/collections" note={m.collectionsInAll({ count: total })} />
    </Card>
  );
}

function Vehicles(): ReactNode {
  const vehicles = useLoaded(firstVehiclesQuery);
  const { nextOf, isKnown } = useNextOfVehicles();
  if (!vehicles.data)
    return <NotYet of={vehicles} waiting={<ListSkeleton label={m.loadingVehicles} shape="cards" />} />;
  const { rows, total } = vehicles.data;
  if (rows.length === 0) return <NoVehicles />;
  const hasMore = total > SHOWN_VEHICLES;
  return (
    <div className={classes.vehicles}>
      {rows.slice(0, hasMore ? SHOWN_VEHICLES - 1 : SHOWN_VEHICLES).map((vehicle) => (
        <VehicleTile key={vehicle.id} vehicle={vehicle} next={nextOf(vehicle.id) ?? (isKnown && null)} />
      ))}
      {hasMore && (
        <Card as="article" className={cx(classes.vehicle, classes.all)}>
          <CardHead title={m.viewAllVehicles} to="/vehicles" note={m.vehiclesInAll({ count: total })} />
        </Card>
      )}
    </div>
  );
}

interface NextOfVehicles {
  nextOf: (vehicleId: number) => NextThing | undefined;
  /** True if every remote has answered. A vehicle without a next item then has nothing due. */
  isKnown: boolean;
}

/** The next due item of each vehicle, from all remotes. A remote that fails is ignored here, because its own card reports that. */
function useNextOfVehicles(): NextOfVehicles {
  const remotes = useExtensions('vehicle-next');
  const sources = remotes.flatMap(({ data }) => data ?? []);
  const answers = useQueries({
    queries: sources.map(({ key, read }) => ({
      queryKey: [...key, 'vehicle-next'],
      queryFn: ({ signal }: { signal: AbortSignal }) => read(signal),
    })),
  });
  const things = answers.flatMap(({ data }) => data ?? []);
  return {
    nextOf: (id) => things.find(({ vehicleId }) => vehicleId === id),
    isKnown: answers.length > 0 && [...remotes, ...answers].every(({ data }) => data !== undefined),
  };
}

function NoVehicles() {
  return (
    <EmptyState
      title={m.noVehicles}
      icon={<VehicleSign size={40} />}
      action={
        <Button to="/vehicles/new" variant="primary" icon={<PlusIcon size={18} />}>
          {m.addVehicle}
        </Button>
      }
    >
      {m.addTheFirst}
    </EmptyState>
  );
}

interface VehicleTileProps {
  vehicle: VehicleSummary;
  /** Null if nothing is due; false while unknown. */
  next: NextThing | null | false;
}

function VehicleTile({ vehicle, next }: VehicleTileProps) {
  const { id, year, make, model, nickname, collection_name, cover } = vehicle;
  const sign = <VehicleSign size={64} />;
  return (
    <Card as="article" className={classes.vehicle}>
      <span className={classes.picture}>
        {cover ? <Cover photo={cover} variant="960" className={classes.cover} lost={sign} /> : sign}
      </span>
      <CardHead title={`${year} ${make} ${model}`} to={`/vehicles/${id}`} note={nickname ?? collection_name} />
      <p className={classes.mileage}>
        <Mileage miles={vehicle.current_mileage} unit={vehicle.odometer_unit} />
      </p>
      <p className={cx(classes.next, next && classes[next.urgency])}>
        {next && (
          <>
            <strong>{next.title}</strong>
            <span>{next.note}</span>
          </>
        )}
        {next === null && m.nothingDue}
      </p>
    </Card>
  );
}
