import {
  Card,
  Code,
  Columns,
  DateText,
  EmptyState,
  KeyValue,
  Link,
  Odometer,
  Panel,
  PanelFrame,
  type Spec,
} from '@carnet/mf-kit';
import { RecentActivity } from '../activity';
import { paths } from '../paths';
import { VehicleIcon } from '../vehicle-card';
import { QuickActions } from './quick-actions';
import { ageText } from './vehicle.rules';
import classes from './vehicle.module.css';
import type { Vehicle } from './vehicles.queries';

/** All that is known of a vehicle, and what the other domains have to say about it. */
export function VehicleOverview({ vehicle }: { vehicle: Vehicle }) {
  const { id } = vehicle;
  return (
    <div className={classes.overview}>
      <QuickActions vehicleId={id} />
      <Columns
        top={<Panel name="service/upcoming-maintenance" vehicleId={id} otherwise={<NothingUpcoming />} />}
        aside={
          <>
            <Panel name="records/expiring-documents" vehicleId={id} loading={null} />
            <Panel name="records/vehicle-issues" vehicleId={id} />
            <Panel name="records/vehicle-track-days" vehicleId={id} />
          </>
        }
      >
        <Card>
          <div className={classes.head}>
            <Odometer miles={vehicle.current_mileage} size="lg" />
            <span className={classes.icon}>
              <VehicleIcon type={vehicle.type} size={72} />
            </span>
          </div>
          <KeyValue columns={2} items={specs(vehicle)} />
        </Card>
        <Panel name="records/photos" subject="vehicle" id={id} />
        <Panel name="records/documents" subject="vehicle" id={id} loading={null} />
        <RecentActivity vehicleId={id} />
      </Columns>
    </div>
  );
}

function NothingUpcoming() {
  return (
    <PanelFrame title="Upcoming Maintenance">
      <EmptyState plain title="Nothing is due.">
        What a service schedule makes due will stand here.
      </EmptyState>
    </PanelFrame>
  );
}

const specs = (vehicle: Vehicle): Spec[] => [
  { label: 'Make', value: vehicle.make },
  { label: 'Model', value: vehicle.model },
  { label: 'Year', value: vehicle.year },
  { label: 'Type', value: vehicle.type },
  { label: 'Nickname', value: vehicle.nickname },
  { label: 'Color', value: vehicle.color },
  { label: 'VIN', value: vehicle.vin && <Code>{vehicle.vin}</Code> },
  {
    label: 'Collection',
    value: <Link to={paths.collection(vehicle.collection_id)}>{vehicle.collection_name}</Link>,
  },
  { label: 'Manufactured', value: <DateText date={vehicle.birth_date} /> },
  { label: 'Vehicle age', value: ageText(vehicle.vehicle_age) },
  { label: 'Purchased', value: <DateText date={vehicle.purchase_date} /> },
  { label: 'Added to Carnet', value: <DateText date={vehicle.created_at} /> },
  { label: 'Description', value: text(vehicle.description), wide: true },
  { label: 'Notes', value: text(vehicle.notes), wide: true },
];

const text = (value: string | null) => value && <span className={classes.text}>{value}</span>;
