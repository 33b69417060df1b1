import { Code, DateText } from '@carnet/mf-kit/formats';
import { Card, EmptyState, KeyValue, PanelFrame, type Spec } from '@carnet/mf-kit/ui';
import { Link, Slot } from '@carnet/mf-kit/federation';
import { Changes, Columns } from '@carnet/mf-kit/pages';
import { VehicleHistory } from '../activity';
import { Cluster } from '../cluster';
import type { Vehicle } from '../lookups';
import { paths } from '../paths';
import { ProvenanceLine } from '../provenance';
import { VEHICLE_TYPES } from '../vehicle-card';
import { QuickActions } from './quick-actions';
import { ageText } from './vehicle.rules';
import classes from './vehicle.module.css';
import * as m from '../messages/vehicle';
import * as provenance from '../messages/provenance';

/** A vehicle's data, with panels of other domains. */
export function VehicleOverview({ vehicle }: { vehicle: Vehicle }) {
  const { id } = vehicle;
  return (
    <div className={classes.overview}>
      <Cluster vehicle={vehicle} />
      <QuickActions vehicleId={id} />
      <Columns
        top={<Slot slot="vehicle-upcoming" vehicleId={id} otherwise={<NothingUpcoming />} />}
        aside={<Slot slot="vehicle-aside" vehicleId={id} />}
      >
        <VehicleHistory vehicleId={id} />
        <Card>
          <KeyValue columns={2} items={specs(vehicle)} />
        </Card>
        <Slot slot="photos" subject="vehicle" id={id} />
        <Slot slot="papers" subject="vehicle" id={id} loading={null} />
      </Columns>
      <Changes record={vehicle} of={() => import('./vehicle.changes')} />
    </div>
  );
}

function NothingUpcoming() {
  return (
    <PanelFrame title={m.upcomingMaintenance}>
      <EmptyState plain title={m.nothingDue}>
        {m.dueWillStandHere}
      </EmptyState>
    </PanelFrame>
  );
}

const specs = (vehicle: Vehicle): Spec[] => [
  { label: m.make, value: vehicle.make },
  { label: m.model, value: vehicle.model },
  { label: m.year, value: vehicle.year },
  { label: m.type, value: VEHICLE_TYPES[vehicle.type] },
  { label: m.nickname, value: vehicle.nickname },
  { label: m.color, value: vehicle.color },
  { label: m.vin, value: vehicle.vin && <Code>{vehicle.vin}</Code> },
  {
    label: m.collection,
    value: <Link to={paths.collection(vehicle.collection_id)}>{vehicle.collection_name}</Link>,
  },
  { label: m.manufactured, value: <DateText date={vehicle.birth_date} /> },
  { label: m.vehicleAge, value: ageText(vehicle.vehicle_age) },
  { label: m.purchased, value: <DateText date={vehicle.purchase_date} /> },
  { label: m.addedToCarnet, value: <DateText date={vehicle.created_at} /> },
  { label: provenance.provenance, value: <ProvenanceLine vehicleId={vehicle.id} />, wide: true },
  { label: m.description, value: text(vehicle.description), wide: true },
  { label: m.notes, value: text(vehicle.notes), wide: true },
];

const text = (value: string | null) => value && <span className={classes.text}>{value}</span>;
