import type { garage } from '@carnet/contracts';
import { Badge, Card, CardActions, CardHead, Code, EditLink, formatMiles, type Spec, ViewLink } from '@carnet/mf-kit';
import { memo } from 'react';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import classes from './vehicle-card.module.css';
import { VehicleCover } from './vehicle-cover';
import { VehicleIcon } from './vehicle-icon';

interface VehicleCardProps {
  vehicle: garage.VehicleView;
  /** Where the cards stand: inside its own collection a card need not name it. */
  within?: 'collection';
}

/** Rendered anew only when its vehicle changed: a collector has hundreds on one page. */
export const VehicleCard = memo(function VehicleCard({ vehicle, within }: VehicleCardProps) {
  const { id, type, nickname, cover } = vehicle;
  const name = vehicleName(vehicle);
  return (
    <Card as="article">
      {cover && <VehicleCover cover={cover} size="card" />}
      <CardHead
        icon={<VehicleIcon type={type} />}
        title={name}
        to={paths.vehicle(id)}
        note={nickname}
        aside={<Badge>{type}</Badge>}
        level={within ? 3 : 2}
      />
      <dl className={classes.specs}>
        {specs(vehicle, within).map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
      <CardActions>
        <ViewLink name={name} to={paths.vehicle(id)}>
          View Details
        </ViewLink>
        <EditLink name={name} to={paths.editVehicle(id)} />
      </CardActions>
    </Card>
  );
});

function specs({ vin, current_mileage, color, collection_name }: garage.VehicleView, within?: 'collection'): Spec[] {
  const collection = within ? [] : [{ label: 'Collection', value: collection_name }];
  return [
    { label: 'Mileage', value: formatMiles(current_mileage) },
    { label: 'Color', value: color },
    { label: 'VIN', value: vin && <>…{<Code last={4}>{vin}</Code>}</> },
    ...collection,
  ];
}
