import { formatDate, formatNumber, Mileage, Money, NONE, type OdometerUnit } from '@carnet/mf-kit/formats';
import { SegmentedButtons } from '@carnet/mf-kit/ui';
import { type Column, DataTable } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { typeLabel } from '../events';
import * as m from '../messages/table-imports';
import { amountText, ENERGY_NAMES } from './fuel.words';
import { FIELD_NAMES } from './table-mapping';
import type { Fate, JudgedRow } from './rows.rules';
import type { LeftOut } from './table-format';

const LEFT_OUT: Record<LeftOut, string> = {
  'fill-up': m.leftFillUp,
  income: m.leftIncome,
  reminder: m.leftReminder,
  trip: m.leftTrip,
  plan: m.leftPlan,
  component: m.leftComponent,
  purchase: m.leftPurchase,
  empty: m.leftEmpty,
  present: m.leftPresent,
  'in-other-file': m.leftInOtherFile,
  'of-record': m.leftOfRecord,
  other: m.leftOther,
  'other-vehicle': m.leftOtherVehicle,
};

/** Shows the result of each row of a file. */
export function RowsTable({ rows, unit }: { rows: readonly JudgedRow[]; unit: OdometerUnit }) {
  const [show, setShow] = useState<'all' | 'not'>('all');
  const shown = show === 'all' ? rows : rows.filter(({ fate }) => 'leftOut' in fate || 'unreadable' in fate);
  return (
    <>
      <SegmentedButtons
        label={m.show}
        value={show}
        onChange={setShow}
        options={[
          { value: 'all', label: m.allRows },
          { value: 'not', label: m.notTaken },
        ]}
      />
      <DataTable caption={m.preview} columns={columnsIn(unit)} rows={shown} rowKey={({ line }) => line} windowed />
    </>
  );
}

const columnsIn = (unit: OdometerUnit): Column<JudgedRow>[] => [
  { key: 'row', phone: 'labelled', share: 1, header: m.row, cell: ({ line }) => formatNumber(line) },
  { key: 'fate', share: 4, header: m.becomes, primary: true, wraps: true, cell: ({ fate }) => fateIn(fate) },
  { key: 'date', share: 2, header: m.fieldDate, cell: ({ fate }) => formatDate(dayOf(fate)) },
  {
    key: 'mileage',
    share: 2,
    header: m.fieldMileage,
    align: 'end',
    cell: ({ fate }) => <Mileage miles={mileageOf(fate)} unit={unit} />,
  },
  {
    key: 'cost',
    share: 2,
    header: m.fieldCost,
    align: 'end',
    cell: ({ fate }) => {
      if ('event' in fate) return <Money amount={fate.event.cost ?? null} currency={fate.event.currency ?? null} />;
      return 'fillUp' in fate ? (
        <Money amount={fate.fillUp.total ?? null} currency={fate.fillUp.currency ?? null} />
      ) : (
        NONE
      );
    },
  },
];

function fateIn(fate: Fate): string {
  if ('event' in fate) return m.becomesEvent({ name: fate.event.name, type: typeLabel(fate.event.type) });
  if ('fillUp' in fate) {
    const { energy, amount, unit } = fate.fillUp;
    return m.becomesFillUp({ energy: ENERGY_NAMES[energy], amount: amountText(amount, unit) });
  }
  if ('reading' in fate) return fate.of ? m.fillUpReading : m.reading;
  if ('leftOut' in fate) return LEFT_OUT[fate.leftOut];
  const field = FIELD_NAMES[fate.field];
  return fate.unreadable ? m.cannotRead({ field, text: fate.unreadable.slice(0, 60) }) : m.missing({ field });
}

function dayOf(fate: Fate): string | null {
  if ('event' in fate) return fate.event.date_performed ?? null;
  if ('fillUp' in fate) return fate.fillUp.filled_on;
  return 'reading' in fate ? fate.reading.read_on : null;
}

function mileageOf(fate: Fate): number | null {
  if ('event' in fate) return fate.event.mileage_at_service ?? null;
  if ('fillUp' in fate) return fate.fillUp.odometer ?? null;
  return 'reading' in fate ? fate.reading.value : null;
}
