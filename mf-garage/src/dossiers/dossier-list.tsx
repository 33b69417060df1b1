import { DateText, NONE } from '@carnet/mf-kit/formats';
import { StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, DataTable } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { isUnderWay } from './dossier.rules';
import { farText, leftOutOf, sizeText, spanText, STATES, withheldText } from './dossier.words';
import type { Dossier } from './dossiers.queries';
import * as m from '../messages/dossiers';

const TONES = {
  queued: 'info',
  collecting: 'info',
  drawing: 'info',
  typesetting: 'info',
  sealing: 'info',
  ready: 'good',
  failed: 'bad',
} as const;

const COLUMNS: readonly Column<Dossier>[] = [
  { key: 'made', header: m.made, primary: true, cell: ({ created_at }) => <DateText date={created_at} time /> },
  {
    key: 'state',
    header: m.state,
    phone: 'aside',
    cell: ({ state }) => <StatusBadge status={state} tones={TONES} labels={STATES} />,
    note: (dossier) => isUnderWay(dossier) && farText(dossier),
  },
  { key: 'what', header: m.what, wraps: true, cell: (dossier) => whatText(dossier) },
  {
    key: 'pages',
    header: m.pages,
    align: 'end',
    cell: ({ pages }) => (pages === null ? NONE : m.pageCount({ count: pages })),
  },
  { key: 'size', header: m.size, align: 'end', cell: ({ size }) => (size === null ? NONE : sizeText(size)) },
];

/** Books of a vehicle, newest first; each links to its page. */
export function DossierList({ dossiers }: { dossiers: readonly Dossier[] }) {
  return (
    <DataTable
      caption={m.madeSoFar}
      columns={COLUMNS}
      rows={dossiers}
      rowKey={({ id }) => id}
      rowLink={({ id, vehicle_id }) => paths.dossier(vehicle_id, id)}
    />
  );
}

/** Options that differ from the default, in short: `Without prices · from 1998`. */
function whatText({ options }: Dossier): string {
  const withheld = withheldText(options);
  const leftOut = leftOutOf(options);
  const parts = [
    ...(withheld ? [m.without({ what: withheld })] : []),
    ...(leftOut.length > 0 ? [m.chaptersLeftOut({ count: leftOut.length })] : []),
    ...[spanText(options) ?? []].flat(),
  ];
  return parts.length > 0 ? parts.join(' · ') : m.everything;
}
