import { formatMileage, type OdometerUnit, personUnit } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, ListSkeleton } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  FilterBar,
  ListFilters,
  NoMatches,
  PageFrame,
  Section,
  useUrlFilters,
} from '@carnet/mf-kit/pages';
import { collectionChoicesQuery, vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { listed } from '../shared';
import { Away } from './away';
import { CostsChart } from './costs-chart';
import { distancesQuery } from './costs.queries';
import { narrowed, type PerDistance, perDistance, type Sum, sumsOf, type Total } from './costs.rules';
import { eachText, kindWords } from './costs.words';
import { CostsSummary, HowCounted } from './costs-summary';
import { Sums } from './sums';
import { type Costs, useCosts } from './use-costs';
import classes from './costs.module.css';
import * as m from '../messages/costs';

const FILTERS = { vehicle_id: '', collection_id: '', kind: '', from: '', to: '', currency: '' };

/** Costs of all vehicles. The filters are in the URL. */
export default function InsightsPage() {
  const costs = useCosts({});
  return (
    <PageFrame title={m.insights} subtitle={m.subtitle}>
      <Away costs={costs} />
      <Body costs={costs} />
    </PageFrame>
  );
}

function Body({ costs }: { costs: Costs }) {
  const { totals, running, howCounted, waiting, away } = costs;
  if (waiting) return <ListSkeleton label={m.loading} />;
  if (totals.length + running.length === 0)
    return (
      away.length === 0 && (
        <EmptyState title={m.none} action={<Button to={paths.vehicles()}>{m.allVehicles}</Button>}>
          {m.noneText}
        </EmptyState>
      )
    );
  return <Insights kept={totals} running={running} howCounted={howCounted} />;
}

/** Filter value that includes the costs of driving. */
const EVERYTHING = 'everything';

interface Vehicle {
  id: number;
  year: number;
  make: string;
  model: string;
  nickname: string | null;
  collection_id: number;
  odometer_unit: OdometerUnit;
}

interface InsightsProps extends Pick<Costs, 'howCounted'> {
  kept: readonly Total[];
  running: readonly Total[];
}

function Insights({ kept, running, howCounted }: InsightsProps) {
  const all = [...kept, ...running];
  const filters = useUrlFilters(FILTERS);
  const { values, clear, active } = filters;
  const known = useLoaded(vehicleChoicesQuery());
  if (!known.data && !known.error) return <ListSkeleton label={m.loading} />;
  const vehicles = known.data ?? NO_VEHICLES;
  const chosen = vehicles.filter(
    ({ id, collection_id }) =>
      (!values.vehicle_id || String(id) === values.vehicle_id) &&
      (!values.collection_id || String(collection_id) === values.collection_id),
  );
  const ofVehicles = values.vehicle_id || values.collection_id ? new Set(chosen.map(({ id }) => id)) : undefined;
  const years = { from: Number(values.from) || undefined, to: Number(values.to) || undefined };
  const kind = values.kind === EVERYTHING ? '' : values.kind;
  const shown = narrowed(values.kind ? all : kept, { vehicles: ofVehicles, kind, currency: values.currency, ...years });
  return (
    <div className={classes.tab}>
      <Filters all={all} vehicles={vehicles} filters={filters} count={countOf(shown)} />
      {shown.length > 0 ? (
        <Shown totals={shown} vehicles={chosen} years={years} howCounted={howCounted} />
      ) : (
        <NoCosts active={active} onClear={clear} running={running} />
      )}
    </div>
  );
}

interface NoCostsProps {
  active: boolean;
  onClear: () => void;
  running: readonly Total[];
}

/** No cost matches the filters; or all costs are costs of driving, and the text says which filter shows them. */
function NoCosts({ active, onClear, running }: NoCostsProps) {
  if (active) return <NoMatches title={m.noMatch} onClear={onClear} />;
  return running.length > 0 && <EmptyState title={m.none}>{m.leftOut({ kinds: kindsOfRunning(running) })}</EmptyState>;
}

/** Names of the kinds, such as `Fuel`. */
const kindsOfRunning = (running: readonly Total[]): string =>
  listed([...new Set(running.map(({ kind, kindLabel }) => kindLabel ?? kind))]);

const NO_VEHICLES: readonly Vehicle[] = [];

const countOf = (totals: readonly Total[]): number => totals.reduce((count, total) => count + total.count, 0);

interface FiltersProps {
  all: readonly Total[];
  vehicles: readonly Vehicle[];
  filters: ReturnType<typeof useUrlFilters<typeof FILTERS>>;
  count: number;
}

function Filters({ all, vehicles, filters, count }: FiltersProps) {
  const collections = useLoaded(collectionChoicesQuery());
  const years = [...new Set(all.flatMap(({ year }) => (year === null ? [] : [String(year)])))].sort().reverse();
  const currencies = sumsOf(all).map(({ currency }) => currency);
  const running = all.filter(({ isRunning }) => isRunning);
  const everything = { value: EVERYTHING, label: m.everything({ kinds: kindsOfRunning(running) }) };
  return (
    <FilterBar label={m.filter} summary={m.amounts({ count })} onClear={filters.active ? filters.clear : undefined}>
      <ListFilters
        filters={filters}
        selects={[
          { name: 'vehicle_id', label: m.vehicle, all: m.allVehicles, options: vehicleOptions(vehicles) },
          {
            name: 'collection_id',
            label: m.collection,
            all: m.allCollections,
            options: (collections.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
          {
            name: 'kind',
            label: m.kind,
            all: m.allKinds,
            options: [...(running.length > 0 ? [everything] : []), ...choicesOf(kindWords(all))],
          },
          { name: 'from', label: m.fromYear, all: m.anyYear, options: years },
          { name: 'to', label: m.toYear, all: m.anyYear, options: years },
          { name: 'currency', label: m.currency, all: m.allCurrencies, options: currencies },
        ]}
      />
    </FilterBar>
  );
}

interface ShownProps extends Pick<Costs, 'howCounted'> {
  totals: readonly Total[];
  vehicles: readonly Vehicle[];
  years: { from?: number; to?: number };
}

function Shown({ totals, vehicles, years, howCounted }: ShownProps) {
  const distances = useLoaded(distancesQuery()).data;
  const unit = commonUnit(vehicles);
  const ids = new Set(vehicles.map(({ id }) => id));
  const known = distances?.filter(({ vehicle_id }) => ids.has(vehicle_id));
  const rows = vehicles.flatMap((vehicle) => {
    const own = totals.filter(({ vehicleId }) => vehicleId === vehicle.id);
    const driven = known?.filter(({ vehicle_id }) => vehicle_id === vehicle.id) ?? [];
    if (own.length === 0) return [];
    return [{ vehicle, sums: sumsOf(own), each: perDistance(own, driven, vehicle.odometer_unit, years) }];
  });
  return (
    <>
      <CostsSummary totals={totals} perDistance={known && perDistance(totals, known, unit, years)} unit={unit} />
      <CostsChart totals={totals} />
      <Section title={m.byVehicle}>
        <DataTable
          caption={m.byVehicle}
          columns={COLUMNS}
          rows={rows.sort(dearestFirst(sumsOf(totals)[0]?.currency))}
          rowKey={({ vehicle }) => vehicle.id}
          rowLink={({ vehicle }) => `${paths.vehicle(vehicle.id)}?tab=costs`}
        />
      </Section>
      <HowCounted totals={totals} howCounted={howCounted} />
    </>
  );
}

/** The vehicles' unit if all share one, otherwise the person's unit. */
function commonUnit(vehicles: readonly Vehicle[]): OdometerUnit {
  const [unit, ...others] = new Set(vehicles.map(({ odometer_unit }) => odometer_unit));
  const own = personUnit();
  return unit && others.length === 0 ? unit : own === 'h' ? 'mi' : own;
}

interface Row {
  vehicle: Vehicle;
  sums: Sum[];
  each: PerDistance | null;
}

/** Sorts by cost in one currency, highest first. Rows without costs in it come last. */
function dearestFirst(currency: string | undefined): (a: Row, b: Row) => number {
  const costOf = ({ sums }: Row) => sums.find((one) => one.currency === currency)?.amount ?? -1;
  return (a, b) => costOf(b) - costOf(a);
}

const COLUMNS: readonly Column<Row>[] = [
  { key: 'vehicle', header: m.vehicle, primary: true, wraps: true, cell: ({ vehicle }) => vehicleName(vehicle) },
  { key: 'total', header: m.total, align: 'end', phone: 'aside', cell: ({ sums }) => <Sums sums={sums} /> },
  {
    key: 'distance',
    header: m.distance,
    align: 'end',
    cell: ({ each }) => each && distanceText(each),
  },
  {
    key: 'each',
    header: m.perDistance,
    align: 'end',
    cell: ({ each }) =>
      each && <Sums sums={each.sums} each={(sum) => m.each({ amount: eachText(sum), unit: each.unit })} />,
  },
];

function distanceText({ distance, unit, atLeast }: PerDistance): string {
  const written = formatMileage(distance, unit);
  return atLeast ? m.atLeast({ distance: written }) : written;
}
