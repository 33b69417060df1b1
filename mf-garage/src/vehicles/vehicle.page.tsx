import {
  Badge,
  Button,
  EditIcon,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  Panel,
  Tabs,
  useParams,
  useUrlFilters,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { vehicleName } from '../lookups';
import { VehicleParts } from '../parts';
import { paths } from '../paths';
import { VehicleCover } from '../vehicle-card';
import { VehicleOverview } from './vehicle-overview';
import { type Vehicle, vehicleQuery } from './vehicles.queries';

const BACK = { to: paths.vehicles(), label: 'Vehicles' };

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'service-history', label: 'Service History' },
  { value: 'modifications', label: 'Modifications' },
  { value: 'parts', label: 'Parts' },
] as const;

type TabName = (typeof TABS)[number]['value'];

export default function VehiclePage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label="Loading vehicle..." />}
        missing={<NotFoundState text="Vehicle not found" back={BACK} />}
      />
    );
  return <VehicleSheet vehicle={vehicle.data} />;
}

function VehicleSheet({ vehicle }: { vehicle: Vehicle }) {
  const { values, set } = useUrlFilters({ tab: 'overview' });
  return (
    <PageFrame
      title={vehicleName(vehicle)}
      subtitle={vehicle.nickname}
      back={BACK}
      badges={<Badge>{vehicle.type}</Badge>}
      actions={
        <Button to={paths.editVehicle(vehicle.id)} icon={<EditIcon size={18} />}>
          Edit
        </Button>
      }
    >
      {vehicle.cover && <VehicleCover cover={vehicle.cover} size="page" />}
      <Tabs<TabName> label="Vehicle" tabs={TABS} value={values.tab} onChange={(tab) => set({ tab })}>
        {(tab) => <TabContent tab={tab} vehicle={vehicle} />}
      </Tabs>
    </PageFrame>
  );
}

function TabContent({ tab, vehicle }: { tab: TabName; vehicle: Vehicle }) {
  if (tab === 'service-history') return <Panel name="service/vehicle-history" vehicleId={vehicle.id} />;
  if (tab === 'parts') return <VehicleParts vehicleId={vehicle.id} />;
  if (tab === 'modifications') return <Panel name="records/vehicle-modifications" vehicleId={vehicle.id} />;
  return <VehicleOverview vehicle={vehicle} />;
}
