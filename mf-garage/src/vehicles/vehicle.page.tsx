import {
  Badge,
  Button,
  Cover,
  EditIcon,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  Panel,
  PrintButton,
  Tabs,
  useParams,
  useUrlFilters,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { VehicleCosts } from '../costs';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { VehicleOdometer } from '../odometer';
import { VehicleParts } from '../parts';
import { paths } from '../paths';
import { VehicleProvenance } from '../provenance';
import { VEHICLE_TYPES } from '../vehicle-card';
import { VehicleOverview } from './vehicle-overview';
import classes from './vehicle.module.css';
import * as m from '../messages/vehicle';
import * as provenance from '../messages/provenance';

const BACK = { to: paths.vehicles(), label: m.vehicles };

const TABS = [
  { value: 'overview', label: m.overview },
  { value: 'service-history', label: m.serviceHistory },
  { value: 'modifications', label: m.modifications },
  { value: 'parts', label: m.parts },
  { value: 'odometer', label: m.odometer },
  { value: 'costs', label: m.costs },
  { value: 'provenance', label: provenance.provenance },
] as const;

type TabName = (typeof TABS)[number]['value'];

export default function VehiclePage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
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
      badges={<Badge>{VEHICLE_TYPES[vehicle.type]}</Badge>}
      actions={
        <>
          <PrintButton />
          <Button to={paths.dossiers(vehicle.id)}>{m.makeDossier}</Button>
          <Button to={paths.editVehicle(vehicle.id)} icon={<EditIcon size={18} />}>
            {m.edit}
          </Button>
        </>
      }
    >
      {vehicle.cover && <Cover photo={vehicle.cover} variant="2048" className={classes.cover} />}
      <Tabs<TabName> label={m.vehicle} tabs={TABS} value={values.tab} onChange={(tab) => set({ tab })}>
        {(tab) => <TabContent tab={tab} vehicle={vehicle} />}
      </Tabs>
    </PageFrame>
  );
}

function TabContent({ tab, vehicle }: { tab: TabName; vehicle: Vehicle }) {
  if (tab === 'service-history') return <Panel name="service/vehicle-history" vehicleId={vehicle.id} />;
  if (tab === 'parts') return <VehicleParts vehicleId={vehicle.id} />;
  if (tab === 'costs') return <VehicleCosts vehicle={vehicle} />;
  if (tab === 'odometer') return <VehicleOdometer vehicleId={vehicle.id} />;
  if (tab === 'provenance') return <VehicleProvenance vehicleId={vehicle.id} vin={vehicle.vin} />;
  if (tab === 'modifications') return <Panel name="records/vehicle-modifications" vehicleId={vehicle.id} />;
  return <VehicleOverview vehicle={vehicle} />;
}
