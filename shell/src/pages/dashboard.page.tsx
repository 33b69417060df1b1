import type { ReactNode } from 'react';
import {
  Button,
  Card,
  CardGrid,
  CardHead,
  DateText,
  EmptyState,
  formatCount,
  ListSkeleton,
  type Loaded,
  NotYet,
  PageFrame,
  type Page,
  Panel,
  PlusIcon,
  Section,
  useSession,
  useLoaded,
} from '@carnet/mf-kit';
import { nameOf } from '../layout';
import { type CollectionSummary, firstCollectionsQuery, SHOWN_COLLECTIONS } from './dashboard.queries';
import { GarageSign, ModificationSign, PartSign, ServiceSign, VehicleSign } from './feature-icons';
import { QuickAction, QuickActions } from './quick-actions';
import classes from './dashboard.module.css';

/** Where a signed-in person begins (spec §2). */
export default function DashboardPage() {
  const { user } = useSession();
  const collections = useLoaded(firstCollectionsQuery);
  const isNew = collections.data?.total === 0;
  return (
    <PageFrame
      title={user ? `Welcome, ${nameOf(user)}` : 'Welcome'}
      tabTitle="Dashboard"
      subtitle="What would you like to write down today?"
    >
      <QuickActions>
        <QuickAction to="/service/events/new" label="Log Service" icon={<ServiceSign />} />
        <QuickAction to="/vehicles/new" label="Add Vehicle" icon={<VehicleSign />} />
        <QuickAction to="/collections/new" label="New Collection" icon={<GarageSign />} />
        <QuickAction to="/parts/new" label="Add Part" icon={<PartSign />} />
        <QuickAction to="/modifications/new" label="New Modification" icon={<ModificationSign />} />
      </QuickActions>
      {!isNew && <Panel name="service/needs-attention" />}
      {!isNew && <Panel name="records/expiring-documents" loading={null} />}
      <Section title="Your collections">
        <Collections collections={collections} />
      </Section>
    </PageFrame>
  );
}

function Collections({ collections }: { collections: Loaded<Page<CollectionSummary>> }): ReactNode {
  if (!collections.data)
    return <NotYet of={collections} waiting={<ListSkeleton label="Loading collections..." shape="cards" />} />;
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
      title="No collections yet"
      icon={<GarageSign size={40} />}
      action={
        <Button to="/collections/new" variant="primary" icon={<PlusIcon size={18} />}>
          New Collection
        </Button>
      }
    >
      Every vehicle belongs to a collection. Make one, then add the first vehicle to it.
    </EmptyState>
  );
}

function CollectionCard({ collection }: { collection: CollectionSummary }) {
  return (
    <Card as="article">
      <CardHead
        title={collection.name}
        to={`/collections/${collection.id}`}
        note={collection.description || 'No description provided'}
      />
      <p className={classes.foot}>
        <strong>{formatCount(collection.vehicle_count, 'vehicle')}</strong>
        <span>
          Updated <DateText date={collection.updated_at} />
        </span>
      </p>
    </Card>
  );
}

function AllCollections({ total }: { total: number }) {
  return (
    <Card as="article" className={classes.all}>
      <CardHead title="View all collections" to="/collections" note={`${formatCount(total, 'collection')} in all`} />
    </Card>
  );
}
