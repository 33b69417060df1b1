import type { garage } from '@carnet/contracts';
import { Code, formatMileage } from '@carnet/mf-kit/formats';
import { Badge, Card, CardActions, CardHead, Cover, type Spec } from '@carnet/mf-kit/ui';
import { EditLink, ViewLink } from '@carnet/mf-kit/pages';
import { memo } from 'react';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import classes from './vehicle-card.module.css';
import { VehicleIcon } from './vehicle-icon';
import { VEHICLE_TYPES } from './vehicle-types';
import * as m from '../messages/vehicles';

interface VehicleCardProps {
  vehicle: garage.VehicleView;
  /** The page around the card. On the page of its collection, the card does not name the collection. */
  within?: 'collection';
}

/** Memoized, because a page may have hundreds of cards. */
export const VehicleCard = memo(function VehicleCard({ vehicle, within }: VehicleCardProps) {
  const { id, type, nickname, cover } = vehicle;
  const name = vehicleName(vehicle);
  return (
    <Card as="article" className={cover ? classes.pictured : undefined}>
      {cover && <Cover photo={cover} variant="960" className={classes.cover} />}
      <CardHead
        icon={<VehicleIcon type={type} />}
        title={name}
        to={paths.vehicle(id)}
        note={nickname}
        aside={<Badge>{VEHICLE_TYPES[type]}</Badge>}
        level={within ? 3 : 2}
      />
      <dl className={classes.specs}>
        {specs(vehicle, within).map(({ label, value }) => (
          <div key={label} data-empty={value == null || undefined}>
            <dt>{label}</dt>
            <dd>{value ?? '—'}</dd>
          </div>
        ))}
      </dl>
      <CardActions>
        <ViewLink name={name} to={paths.vehicle(id)}>
          {m.viewDetails}
        </ViewLink>
        <EditLink name={name} to={paths.editVehicle(id)} />
      </CardActions>
    </Card>
  );
});

function specs(vehicle: garage.VehicleView, within?: 'collection'): Spec[] {
  const { vin, current_mileage, odometer_unit, color, collection_name } = vehicle;
  const collection = within ? [] : [{ label: m.collection, value: collection_name }];
  return [
    { label: m.mileage, value: formatMileage(current_mileage, odometer_unit) },
    { label: m.color, value: color },
    { label: m.vin, value: vin && <>…{<Code last={4}>{vin}</Code>}</> },
    ...collection,
  ];
}
