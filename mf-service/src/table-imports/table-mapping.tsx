import { choicesOf, FilterSelect, type OdometerUnit } from '@carnet/mf-kit';
import { currencyCodes } from '@carnet/mf-kit/forms';
import { TYPE_CHOICES } from '../events';
import * as m from '../messages/table-imports';
import { type Mapping, saidOf, type Usual, withColumn } from './mapping.rules';
import { type DateOrder, type DecimalMark, type Field, FIELDS, type RowKind } from './table-format';
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
};

const OF_READINGS: readonly Field[] = ['date', 'mileage', 'notes', 'unit'];

interface TableMappingProps {
  table: Table;
  mapping: Mapping;
  usual: Usual;
  onChange: (mapping: Mapping) => void;
}

/** How a table is read: what its rows are, which column is what, how dates and numbers are written. Folded where its product is known. */
export function TableMapping({ table, mapping, usual, onChange }: TableMappingProps) {
  const { section, format, header, rows } = table;
  const shown =
    mapping.kind === 'reading'
      ? OF_READINGS
      : FIELDS.filter((field) => field !== 'type' || !format || format.types || format.categories);
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
          </>
        )}
      </div>
    </details>
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
