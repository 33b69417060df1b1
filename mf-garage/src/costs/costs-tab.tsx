import { formatDate, formatKnownDate } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton } from '@carnet/mf-kit/ui';
import { paths } from '../paths';
import { ownSince, provenanceQuery } from '../provenance';
import { Away } from './away';
import { CostsChart } from './costs-chart';
import { distancesQuery } from './costs.queries';
import { perDistance, sumsOf } from './costs.rules';
import { CostsSummary, HowCounted } from './costs-summary';
import { Figure, Sums } from './sums';
import { type Costs, useCosts } from './use-costs';
import type { VehicleCostsProps } from './vehicle-costs';
import classes from './costs.module.css';
import * as m from '../messages/costs';

/** Costs of a vehicle: total, since purchase, by year and kind, and per unit of distance. */
export default function CostsTab({ vehicle }: VehicleCostsProps) {
  const costs = useCosts({ vehicleId: vehicle.id });
  const { totals, waiting, away } = costs;
  const distances = useLoaded(distancesQuery(vehicle.id));
  const provenance = useLoaded(provenanceQuery(vehicle.id));
  if (waiting || (!provenance.data && !provenance.error)) return <ListSkeleton label={m.loading} />;
  if (totals.length === 0 && away.length === 0) return <EmptyState title={m.none}>{m.noneText}</EmptyState>;
  const unit = vehicle.odometer_unit;
  const own = provenance.data && ownSince(provenance.data);
  const bought = own?.from_date ?? vehicle.purchase_date;
  const each = distances.data && perDistance(totals, distances.data, unit);
  return (
    <div className={classes.tab}>
      <Away costs={costs} />
      <CostsSummary totals={totals} perDistance={each} unit={unit}>
        {bought && <SinceBought vehicleId={vehicle.id} day={bought} edtf={own?.from_date_edtf} />}
      </CostsSummary>
      <CostsChart totals={totals} />
      <HowCounted totals={totals} howCounted={costs.howCounted} />
      <div>
        <Button to={paths.insights({ vehicle_id: vehicle.id })}>{m.openInsights}</Button>
      </div>
    </div>
  );
}

interface SinceBoughtProps {
  vehicleId: number;
  day: string;
  /** EDTF of a day that is not known exactly. */
  edtf?: string | null;
}

/** Costs since the day of purchase. The history may also contain payments of earlier owners. */
function SinceBought({ vehicleId, day, edtf }: SinceBoughtProps) {
  const { totals, waiting }: Costs = useCosts({ vehicleId, from: day });
  return (
    <Figure label={m.sinceBought} note={edtf ? formatKnownDate(day, edtf) : m.from({ date: formatDate(day) })}>
      {!waiting && <Sums sums={sumsOf(totals)} />}
    </Figure>
  );
}
