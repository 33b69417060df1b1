import { formatNumber } from '@carnet/mf-kit/formats';
import { PanelFrame } from '@carnet/mf-kit/ui';
import { type ColumnOf, Columns } from '../charts';
import { listed } from '../shared';
import type { Evidence } from './dossiers.queries';
import * as m from '../messages/evidence';

const SERIES = [m.withPaper, m.withPhoto, m.wordOnly];

/** Evidence by year, from papers to statements only. A year without entries is empty. */
export function CoverageChart({ evidence: { years } }: { evidence: Evidence }) {
  const columns = years.map(({ year, papered, pictured, told }) => ({
    key: String(year),
    label: String(year),
    values: [papered, pictured, told],
  }));
  const first = columns[0];
  const last = columns.at(-1);
  if (!first || !last) return null;
  const total = (column: ColumnOf) => m.entries({ count: valueOf(column) });
  return (
    <PanelFrame title={m.byYear}>
      <Columns
        columns={columns}
        series={SERIES}
        write={(count) => formatNumber(count)}
        total={total}
        summary={m.summary({
          first: first.label,
          last: last.label,
          empty: columns.filter((column) => valueOf(column) === 0).length,
          papered: columns.filter(({ values }) => values[0]! > 0).length,
        })}
        told={toldOf}
        placeOf={(at, all) => m.yearOf({ at, all })}
        words={{ column: m.year, total: m.all, caption: m.byYear }}
      />
    </PanelFrame>
  );
}

const valueOf = ({ values }: ColumnOf): number => values.reduce((sum, value) => sum + value, 0);

/** `1998: 6 entries; With a paper 4 and Told only 2` */
function toldOf(column: ColumnOf): string {
  const parts = column.values.flatMap((count, at) =>
    count > 0 ? [m.sourceAndCount({ source: SERIES[at]!, count })] : [],
  );
  const total = m.entries({ count: valueOf(column) });
  return parts.length > 0
    ? m.told({ year: column.label, total, sources: listed(parts) })
    : m.toldNothing({ year: column.label });
}
