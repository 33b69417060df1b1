import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, Figures, ListSkeleton, NotYet, PlusIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type Consumption, consumptionQuery, distanceCostText } from '../consumption';
import { type FillUp, vehicleFillUpsQuery } from '../fill-ups';
import { paths } from '../paths';
import { EnergyFuel } from './energy-fuel';
import classes from './vehicle-fuel.module.css';
import * as m from '../messages/vehicle-fuel';

/** Consumption and costs of a vehicle by energy, for its page. */
export default function VehicleFuelPanel({ vehicleId }: CarnetSlots['vehicle-tab']) {
  const consumption = useLoaded(consumptionQuery(vehicleId));
  const fillUps = useLoaded(vehicleFillUpsQuery(vehicleId));
  if (!consumption.data) return <NotYet of={consumption} waiting={<ListSkeleton label={m.loading} />} />;
  if (!fillUps.data) return <NotYet of={fillUps} waiting={<ListSkeleton label={m.loading} />} />;
  if (fillUps.data.length === 0) return <NoFillUps vehicleId={vehicleId} />;
  return <Fuel vehicleId={vehicleId} consumption={consumption.data} fillUps={fillUps.data} />;
}

function NoFillUps({ vehicleId }: { vehicleId: number }) {
  return (
    <EmptyState
      title={m.noneYet}
      action={
        <Button to={paths.newFillUp(vehicleId)} variant="primary">
          {m.addFirst}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}

interface FuelProps {
  vehicleId: number;
  consumption: Consumption;
  fillUps: readonly FillUp[];
}

function Fuel({ vehicleId, consumption, fillUps }: FuelProps) {
  const { energies, odometer_unit, together } = consumption;
  return (
    <div className={classes.tab}>
      <div className={classes.bar}>
        <Link to={paths.fillUpsOfVehicle(vehicleId)}>{m.all({ count: fillUps.length })}</Link>
        <Button to={paths.newFillUp(vehicleId)} icon={<PlusIcon size={18} />}>
          {m.add}
        </Button>
      </div>
      {energies.length > 1 && together.costs.length > 0 && <Together {...consumption} />}
      {energies.map((energy) => (
        <EnergyFuel
          key={`${energy.energy} ${energy.unit}`}
          energy={energy}
          odometer={odometer_unit}
          fillUps={fillUps}
        />
      ))}
    </div>
  );
}

/** Total cost of all energies that drive the vehicle. For a hybrid it is approximate, because the remaining amount of the other energy is unknown. */
function Together({ together, odometer_unit }: Consumption) {
  const about = together.exact ? '' : '≈\u00a0';
  return (
    <section className={classes.energy} aria-label={m.together}>
      <Figures
        items={[
          {
            label: m.together,
            value: together.costs.map((cost) => about + distanceCostText(cost, odometer_unit)).join(' · '),
          },
        ]}
      />
      {!together.exact && <p className={classes.note}>{m.aboutSo}</p>}
    </section>
  );
}
