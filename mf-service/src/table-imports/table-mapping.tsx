import type { OdometerUnit } from '@carnet/mf-kit/formats';
import { choicesOf } from '@carnet/mf-kit/ui';
import { FilterSelect } from '@carnet/mf-kit/pages';
import { currencyCodes } from '@carnet/mf-kit/forms';
import { TYPE_CHOICES } from '../events';
import * as m from '../messages/table-imports';
import { type Mapping, saidOf, type Usual, withColumn } from './mapping.rules';
import { ENERGY_NAMES, UNIT_NAMES } from './fuel.words';
import {
  type AmountUnit,
  type DateOrder,
  type DecimalMark,
  type Energy,
  type Field,
  type RowKind,
  type TableFormat,
} from './table-format';
import type { Table } from './tables.rules';
import classes from './table-imports.module.css';

export const FIELD_NAMES: Record<Field, string> = {
  date: m.fieldDate,
  mileage: m.fieldMileage,
  name: m.fieldName,
  cost: m.fieldCost,
  notes: m.fieldNotes,
  description: m.fieldDescription,
  type: m.fieldType,
  unit: m.fieldUnit,
  currency: m.fieldCurrency,
  time: m.fieldTime,
  energy: m.fieldEnergy,
  amount: m.fieldAmount,
  amountUnit: m.fieldAmountUnit,
  price: m.fieldPrice,
  full: m.fieldFull,
  partial: m.fieldPartial,
  missed: m.fieldMissed,
  station: m.fieldStation,
  tank: m.fieldTank,
};

const OF_READINGS: readonly Field[] = ['date', 'mileage', 'notes', 'unit'];
const OF_EVENTS: readonly Field[] = [
  ...(['date', 'mileage', 'name', 'cost', 'notes', 'description', 'type', 'unit', 'currency'] as const),
];
const OF_FUEL: readonly Field[] = [
  ...(['energy', 'amount', 'amountUnit', 'price', 'full', 'partial', 'missed', 'station', 'tank'] as const),
];
const OF_FILL_UPS: readonly Field[] = [
  ...(['date', 'time', 'mileage', 'unit', 'cost', 'currency', 'description', 'notes'] as const),
  ...OF_FUEL,
];

/** Some products write fill-ups and events into one table. */
const hasFillUps = ({ kind }: Mapping, format: TableFormat | null): boolean =>
  kind === 'fill-up' || Boolean(format?.readings?.some(({ of }) => of === 'fill-up'));

function fieldsOf(mapping: Mapping, format: TableFormat | null): readonly Field[] {
  if (mapping.kind === 'reading') return OF_READINGS;
  if (mapping.kind === 'fill-up') return OF_FILL_UPS;
  const events = OF_EVENTS.filter((field) => field !== 'type' || !format || format.types || format.categories);
  return hasFillUps(mapping, format) ? [...events, ...OF_FUEL] : events;
}

interface TableMappingProps {
  table: Table;
  mapping: Mapping;
  usual: Usual;
  onChange: (mapping: Mapping) => void;
}

/** Form for a table's mapping: kind of rows, meaning of columns, format of dates and numbers. Collapsed if the product is known. */
export function TableMapping({ table, mapping, usual, onChange }: TableMappingProps) {
  const { section, format, header, rows } = table;
  const shown = fieldsOf(mapping, format);
  const columns = header.map((name, at) => ({ value: String(at), label: name || m.column({ number: at + 1 }) }));
  const column = (field: Field, place: string) =>
    onChange(withColumn(table, mapping, field, place === '' ? undefined : Number(place), usual));
  return (
    <details className={classes.step} open={!format}>
      <summary className={classes.summary}>
        <strong>{section ?? m.howRead}</strong> <span>{m.rowsCount({ count: rows.length })}</span>
      </summary>
      <div className={classes.fields}>
        <FilterSelect
          wide
          label={m.rowsAre}
          value={mapping.kind}
          onChange={(kind) => onChange({ ...mapping, kind: kind as RowKind })}
          options={[
            ...TYPE_CHOICES,
            { value: 'fill-up', label: m.fillUps },
            { value: 'reading', label: m.readings },
            { value: 'nothing', label: m.nothingKept },
          ]}
        />
        {mapping.kind !== 'nothing' && (
          <>
            {shown.map((field) => (
              <FilterSelect
                wide
                key={field}
                label={FIELD_NAMES[field]}
                value={String(mapping.columns[field] ?? '')}
                onChange={(place) => column(field, place)}
                options={[{ value: '', label: m.noColumn }, ...columns]}
              />
            ))}
            <HowWritten mapping={mapping} onChange={onChange} />
            {hasFillUps(mapping, format) && <HowFilled mapping={mapping} onChange={onChange} />}
          </>
        )}
      </div>
    </details>
  );
}

function HowFilled({ mapping, onChange }: Pick<TableMappingProps, 'mapping' | 'onChange'>) {
  return (
    <>
      <FilterSelect
        wide
        label={m.amountsIn}
        value={mapping.amountUnit}
        onChange={(unit) => onChange(saidOf(mapping, { amountUnit: unit as AmountUnit }))}
        options={choicesOf<AmountUnit>(UNIT_NAMES)}
      />
      <FilterSelect
        wide
        label={m.filledWith}
        value={mapping.energy}
        onChange={(energy) => onChange(saidOf(mapping, { energy: energy as Energy }))}
        options={choicesOf<Energy>(ENERGY_NAMES)}
      />
    </>
  );
}

function HowWritten({ mapping, onChange }: Pick<TableMappingProps, 'mapping' | 'onChange'>) {
  return (
    <>
      <FilterSelect
        wide
        label={m.dates}
        value={mapping.dates}
        onChange={(dates) => onChange({ ...mapping, dates: dates as DateOrder, doubt: null })}
        options={choicesOf<DateOrder>({ dmy: m.dayFirst, mdy: m.monthFirst, ymd: m.yearFirst })}
      />
      <FilterSelect
        wide
        label={m.decimals}
        value={mapping.mark}
        onChange={(mark) => onChange({ ...mapping, mark: mark as DecimalMark })}
        options={choicesOf<DecimalMark>({ '.': m.point, ',': m.comma })}
      />
      <FilterSelect
        wide
        label={m.mileagesIn}
        value={mapping.unit}
        onChange={(unit) => onChange(saidOf(mapping, { unit: unit as OdometerUnit }))}
        options={choicesOf<OdometerUnit>({ mi: m.miles, km: m.kilometers, h: m.hours })}
      />
      {mapping.kind !== 'reading' && (
        <FilterSelect
          wide
          label={m.costsIn}
          value={mapping.currency}
          onChange={(currency) => onChange(saidOf(mapping, { currency }))}
          options={currencyCodes()}
        />
      )}
    </>
  );
}
