import { useMay, useLoaded } from '@carnet/mf-kit/data';
import { Badge, Button, Cover, cx, EditIcon, NotFoundState, PageSkeleton, Tabs, NotYet } from '@carnet/mf-kit/ui';
import { Slot, useParams, useSlot } from '@carnet/mf-kit/federation';
import { PageFrame, PrintButton, useUrlFilters, Waiting } from '@carnet/mf-kit/pages';
import { VehicleCosts } from '../costs';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { VehicleOdometer } from '../odometer';
import { VehicleParts } from '../parts';
import { paths } from '../paths';
import { VehicleProvenance } from '../provenance';
import { VEHICLE_TYPES } from '../vehicle-card';
import { VehicleOverview } from './vehicle-overview';
import classes from './vehicle.module.css';
import * as asOf from '../messages/as-of';
import * as m from '../messages/vehicle';
import * as provenance from '../messages/provenance';

const BACK = { to: paths.vehicles(), label: m.vehicles };

const OVERVIEW = { value: 'overview', label: m.overview };
const OWN_TABS = [
  { value: 'parts', label: m.parts },
  { value: 'odometer', label: m.odometer },
  { value: 'costs', label: m.costs },
  { value: 'provenance', label: provenance.provenance },
];

export default function VehiclePage() {
  const id = Number(useParams().id);
  const vehicle = useLoaded(vehicleQuery(id));
  if (!vehicle.data)
    return (
      <>
        {vehicle.error && <Waiting vehicle={id} />}
        <NotYet
          of={vehicle}
          waiting={<PageSkeleton shape="sheet" label={m.loading} />}
          missing={<NotFoundState text={m.notFound} back={BACK} />}
        />
      </>
    );
  return <VehicleSheet vehicle={vehicle.data} />;
}

function VehicleSheet({ vehicle }: { vehicle: Vehicle }) {
  const { values, set } = useUrlFilters({ tab: 'overview' });
  const { own } = useMay();
  const others = useSlot('vehicle-tab').map(({ name, label = name }) => ({ value: name, label }));
  const tabs = [OVERVIEW, ...others, ...OWN_TABS];
  const { value: open } = tabs.find(({ value }) => value === values.tab) ?? OVERVIEW;
  return (
    <PageFrame
      title={vehicleName(vehicle)}
      subtitle={vehicle.nickname}
      back={BACK}
      badges={<Badge>{VEHICLE_TYPES[vehicle.type]}</Badge>}
      picture={
        vehicle.cover && (
          <Cover
            photo={vehicle.cover}
            variant="2048"
            className={cx(classes.cover, open === OVERVIEW.value ? classes.hero : classes.strip)}
          />
        )
      }
      manyRareActions
      rareActions={
        <>
          <PrintButton />
          <Button to={paths.asOf(vehicle.id)}>{asOf.open}</Button>
          <Button to={paths.dossiers(vehicle.id)}>{m.makeDossier}</Button>
          <Button to={paths.buyerPages(vehicle.id)}>{m.pageForBuyer}</Button>
          {own && <Button to={paths.handOver(vehicle.id)}>{m.handOver}</Button>}
          <Button to={paths.passports(vehicle.id)}>{m.passport}</Button>
        </>
      }
      actions={
        <Button to={paths.editVehicle(vehicle.id)} icon={<EditIcon size={18} />}>
          {m.edit}
        </Button>
      }
    >
      <Tabs label={m.vehicle} tabs={tabs} value={open} onChange={(tab) => set({ tab })}>
        {(tab) => <TabContent tab={tab} vehicle={vehicle} />}
      </Tabs>
    </PageFrame>
  );
}

function TabContent({ tab, vehicle }: { tab: string; vehicle: Vehicle }) {
  if (tab === 'parts') return <VehicleParts vehicleId={vehicle.id} />;
  if (tab === 'costs') return <VehicleCosts vehicle={vehicle} />;
  if (tab === 'odometer') return <VehicleOdometer vehicleId={vehicle.id} />;
  if (tab === 'provenance') return <VehicleProvenance vehicleId={vehicle.id} vin={vehicle.vin} />;
  if (tab === OVERVIEW.value) return <VehicleOverview vehicle={vehicle} />;
  return <Slot slot="vehicle-tab" only={tab} vehicleId={vehicle.id} />;
}
