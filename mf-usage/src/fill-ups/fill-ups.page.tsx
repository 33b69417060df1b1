import { formatMileage, formatSums, NONE } from '@carnet/mf-kit/formats';
import { useInfiniteQuery, useLoaded, useMay } from '@carnet/mf-kit/data';
import { Button, choicesOf, EmptyState, PlusIcon } from '@carnet/mf-kit/ui';
import {
  type Column,
  DataTable,
  FilteredList,
  ListFilters,
  PageFrame,
  totalOf as countOf,
  UndoBar,
  useUndo,
  useUrlFilters,
} from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { amountText, ENERGIES, RowConsumption } from '../consumption';
import { vehicleChoicesQuery, vehicleName, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { DayFilter } from './day-filter';
import { priceOf, totalOf, whenOf } from './fill-up.words';
import { FILL_UP_FILTERS, type FillUp, fillUpsChanged, fillUpsQuery, fillUpSumsQuery } from './fill-ups.queries';
import { deleting, SelectedBar, SelectedContext, SelectRow } from './selected';
import { useFileLinks } from './use-file-links';
import classes from './fill-ups.module.css';
import * as common from '../messages/common';
import * as m from '../messages/fill-ups';

export default function FillUpsPage() {
  const filters = useUrlFilters(FILL_UP_FILTERS);
  const { values } = filters;
  const fillUps = useInfiniteQuery(fillUpsQuery(values));
  const { data: sums = [] } = useLoaded({ ...fillUpSumsQuery(values), enabled: Boolean(countOf(fillUps)) });
  const vehicles = useLoaded(vehicleChoicesQuery());
  const undo = useUndo(fillUpsChanged);
  const { arrange } = useMay();
  const linksOf = useFileLinks();
  const [selected, select] = useState<ReadonlySet<number>>(new Set());
  return (
    <PageFrame
      title={m.fillUps}
      subtitle={m.subtitle}
      actions={
        <Button
          to={paths.newFillUp(Number(values.vehicle_id) || undefined)}
          variant="primary"
          icon={<PlusIcon size={18} />}
        >
          {m.add}
        </Button>
      }
    >
      <SelectedContext value={{ selected, select }}>
        <FilteredList
          waiting="fill-up"
          query={fillUps}
          loading={m.loadingAll}
          filters={filters}
          label={m.filter}
          count={m.count}
          sum={sums.length > 0 && m.inAll({ amounts: formatSums(sums) })}
          fields={
            <>
              <ListFilters
                filters={filters}
                search={m.searched}
                selects={[
                  {
                    name: 'vehicle_id',
                    label: common.vehicle,
                    all: common.allVehicles,
                    options: vehicleOptions(vehicles.data ?? []),
                  },
                  { name: 'energy', label: common.energy, all: m.allEnergies, options: choicesOf(ENERGIES) },
                ]}
              />
              <DayFilter label={m.from} value={values.from} onChange={(from) => filters.set({ from })} />
              <DayFilter label={m.to} value={values.to} onChange={(to) => filters.set({ to })} />
            </>
          }
          none={<NoFillUps />}
          noMatch={m.noMatch}
        >
          {(rows, stale) => (
            <>
              <DataTable
                caption={m.fillUps}
                columns={arrange ? [...COLUMNS, SELECT] : COLUMNS}
                rows={rows}
                rowKey={(fillUp) => fillUp.id}
                rowLink={(fillUp) => paths.fillUp(fillUp.id)}
                stale={stale}
              />
              <SelectedBar rows={rows} busy={undo.busy} onDelete={(fillUps) => undo.run(deleting(fillUps, linksOf))} />
            </>
          )}
        </FilteredList>
      </SelectedContext>
      <UndoBar undo={undo} />
    </PageFrame>
  );
}

function NoFillUps() {
  return (
    <EmptyState
      title={m.noneYet}
      action={
        <Button to={paths.newFillUp()} variant="primary">
          {m.addFirst}
        </Button>
      }
    >
      {m.noneYetText}
    </EmptyState>
  );
}

const COLUMNS: readonly Column<FillUp>[] = [
  { key: 'date', header: common.date, primary: true, cell: whenOf, note: ({ station }) => station },
  { key: 'vehicle', header: common.vehicle, wraps: true, cell: vehicleName },
  { key: 'energy', header: common.energy, cell: ({ energy }) => ENERGIES[energy] },
  { key: 'amount', header: common.amount, align: 'end', cell: ({ amount, unit }) => amountText(amount, unit, 2) },
  { key: 'price', header: common.price, align: 'end', phone: 'hidden', cell: (fillUp) => priceOf(fillUp) ?? NONE },
  {
    key: 'total',
    header: common.total,
    align: 'end',
    phone: 'aside',
    cell: (fillUp) => <span className={classes.total}>{totalOf(fillUp)}</span>,
  },
  {
    key: 'odometer',
    header: common.odometer,
    align: 'end',
    cell: ({ odometer, odometer_unit }) => formatMileage(odometer, odometer_unit),
  },
  {
    key: 'consumption',
    header: m.consumption,
    align: 'end',
    cell: (fillUp) => <RowConsumption fillUp={fillUp} />,
  },
];

const SELECT: Column<FillUp> = {
  ...{ key: 'select', header: m.select, actions: true },
  cell: (fillUp) => <SelectRow fillUp={fillUp} />,
};
