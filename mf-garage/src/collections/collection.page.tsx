import { DateText, formatNumber } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  CardGrid,
  cx,
  EditIcon,
  EmptyState,
  Figures,
  NotFoundState,
  PageSkeleton,
  PlusIcon,
  NotYet,
} from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PagedList, PageFrame, Section } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { VehicleCard } from '../vehicle-card';
import classes from './collection.module.css';
import { type Collection, collectionQuery, collectionVehiclesQuery } from './collections.queries';
import * as m from '../messages/collection';

const BACK = { to: paths.collections(), label: m.collections };

export default function CollectionPage() {
  const id = Number(useParams().id);
  const collection = useLoaded(collectionQuery(id));
  if (!collection.data)
    return (
      <NotYet
        of={collection}
        waiting={<PageSkeleton label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
      />
    );
  return <CollectionSheet collection={collection.data} />;
}

function CollectionSheet({ collection }: { collection: Collection }) {
  const { id, name, description, vehicle_count, updated_at } = collection;
  return (
    <PageFrame
      title={name}
      back={BACK}
      actions={
        <>
          <Button to={paths.editCollection(id)} icon={<EditIcon size={18} />}>
            {m.edit}
          </Button>
          <Button to={paths.newVehicle(id)} variant="primary" icon={<PlusIcon size={18} />}>
            {m.addVehicle}
          </Button>
        </>
      }
    >
      <p className={cx(classes.text, !description && classes.none)}>{description ?? m.noDescription}</p>
      <Figures
        items={[
          { label: m.vehicles, value: formatNumber(vehicle_count) },
          { label: m.lastUpdated, value: <DateText date={updated_at} /> },
        ]}
      />
      <Section title={m.vehicles}>
        <CollectionVehicles collectionId={id} />
      </Section>
    </PageFrame>
  );
}

function CollectionVehicles({ collectionId }: { collectionId: number }) {
  const vehicles = useInfiniteQuery(collectionVehiclesQuery(collectionId));
  return (
    <PagedList
      query={vehicles}
      loading={m.loadingVehicles}
      shape="cards"
      empty={<NoVehicles collectionId={collectionId} />}
    >
      {(rows) => (
        <CardGrid label={m.vehicles}>
          {rows.map((vehicle) => (
            <VehicleCard key={vehicle.id} vehicle={vehicle} within="collection" />
          ))}
        </CardGrid>
      )}
    </PagedList>
  );
}

function NoVehicles({ collectionId }: { collectionId: number }) {
  return (
    <EmptyState title={m.noVehicles} action={<Button to={paths.newVehicle(collectionId)}>{m.addVehicle}</Button>}>
      {m.addTheFirst}
    </EmptyState>
  );
}
