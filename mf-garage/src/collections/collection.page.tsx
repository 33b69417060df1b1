import {
  Button,
  CardGrid,
  cx,
  DateText,
  EditIcon,
  EmptyState,
  Figures,
  formatNumber,
  NotFoundState,
  PagedList,
  PageFrame,
  PageSkeleton,
  PlusIcon,
  Section,
  useInfiniteQuery,
  useParams,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { paths } from '../paths';
import { VehicleCard } from '../vehicle-card';
import classes from './collection.module.css';
import { type Collection, collectionQuery, collectionVehiclesQuery } from './collections.queries';

const BACK = { to: paths.collections(), label: 'Collections' };

export default function CollectionPage() {
  const id = Number(useParams().id);
  const collection = useLoaded(collectionQuery(id));
  if (!collection.data)
    return (
      <NotYet
        of={collection}
        waiting={<PageSkeleton label="Loading collection..." />}
        missing={<NotFoundState text="Collection not found" back={BACK} />}
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
            Edit
          </Button>
          <Button to={paths.newVehicle(id)} variant="primary" icon={<PlusIcon size={18} />}>
            Add Vehicle
          </Button>
        </>
      }
    >
      <p className={cx(classes.text, !description && classes.none)}>{description ?? 'No description provided'}</p>
      <Figures
        items={[
          { label: 'Vehicles', value: formatNumber(vehicle_count) },
          { label: 'Last updated', value: <DateText date={updated_at} /> },
        ]}
      />
      <Section title="Vehicles">
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
      loading="Loading vehicles..."
      shape="cards"
      empty={<NoVehicles collectionId={collectionId} />}
    >
      {(rows) => (
        <CardGrid label="Vehicles">
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
    <EmptyState
      title="No vehicles in this collection yet."
      action={<Button to={paths.newVehicle(collectionId)}>Add Vehicle</Button>}
    >
      Add the first one, and its history begins.
    </EmptyState>
  );
}
