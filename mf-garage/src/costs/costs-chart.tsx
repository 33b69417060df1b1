import { formatMoney } from '@carnet/mf-kit/formats';
import { PanelFrame, SegmentedButtons } from '@carnet/mf-kit/ui';
import { type ReactNode, useState } from 'react';
import { type ColumnOf, Columns } from '../charts';
import { listed } from '../shared';
import { columnsOf, narrowed, sumsOf, type Total } from './costs.rules';
import { kindWords, sumText } from './costs.words';
import classes from './costs.module.css';
import * as m from '../messages/costs';

/** Costs by year and kind, in one currency at a time. */
export function CostsChart({ totals }: { totals: readonly Total[] }) {
  const currencies = sumsOf(totals).map((sum) => sum.currency);
  const [chosen, choose] = useState('');
  const currency = currencies.includes(chosen) ? chosen : currencies[0];
  if (currency === undefined) return null;
  return (
    <PanelFrame title={m.byYear}>
      {currencies.length > 1 && (
        <div className={classes.currency}>
          <SegmentedButtons label={m.currency} value={currency} onChange={choose} options={currencies} />
        </div>
      )}
      <YearColumns key={currency} totals={narrowed(totals, { currency })} currency={currency} />
    </PanelFrame>
  );
}

interface YearColumnsProps {
  totals: readonly Total[];
  currency: string;
  small?: boolean;
}

/** The columns of one currency. */
export function YearColumns({ totals, currency, small }: YearColumnsProps): ReactNode {
  const columns = columnsOf(totals, m.undated);
  const series = Object.values(kindWords(totals));
  const write = (amount: number) => formatMoney(amount, undefined, currency);
  const byRate = new Set(totals.flatMap((total) => (total.byRate ? [total.year] : [])));
  const total = (column: ColumnOf) =>
    sumText({ amount: valueOf(column), currency, byRate: byRate.has(column.apart ? null : Number(column.key)) });
  const most = columns.reduce((best, one) => (valueOf(one) > valueOf(best) ? one : best));
  return (
    <Columns
      columns={columns}
      series={series}
      write={write}
      total={total}
      small={small}
      summary={m.summary({
        first: columns[0]!.label,
        last: columns.at(-1)!.label,
        total: sumsOf(totals).map(sumText).join(' '),
        most: most.label,
        amount: total(most),
      })}
      told={(column) => toldOf(column, total(column), series, write)}
      placeOf={(at, all) => m.columnOf({ at, all })}
      words={{ column: m.year, total: m.total, caption: m.inCurrency({ currency }) }}
    />
  );
}

const valueOf = ({ values }: ColumnOf): number => values.reduce((sum, value) => sum + value, 0);

/** `2024: $480.00; Maintenance $300.00 and Repairs $180.00` */
function toldOf(
  { label, values }: ColumnOf,
  total: string,
  series: readonly string[],
  write: (amount: number) => string,
): string {
  const kinds = values.flatMap((value, i) =>
    value > 0 ? [m.kindAndAmount({ kind: series[i]!, amount: write(value) })] : [],
  );
  return kinds.length > 0
    ? m.toldWithKinds({ column: label, total, kinds: listed(kinds) })
    : m.told({ column: label, total });
}
