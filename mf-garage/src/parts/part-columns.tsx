import { Code, Money } from '@carnet/mf-kit/formats';
import { StatusBadge } from '@carnet/mf-kit/ui';
import { type Column, EditLink, ViewLink } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { PART_STATUSES, PART_TYPES, STATUS_TONES } from './part.constants';
import type { PartRow } from './parts.queries';
import * as m from '../messages/parts';

/** Columns of a list of parts, in the documents' order. */
export const PART_COLUMNS: readonly Column<PartRow>[] = [
  { key: 'name', header: m.name, primary: true, cell: (part) => part.name },
  {
    key: 'number',
    header: m.partNumber,
    wraps: true,
    cell: (part) => (part.part_number ? <Code>{part.part_number}</Code> : '—'),
  },
  { key: 'manufacturer', header: m.manufacturer, wraps: true, cell: (part) => part.manufacturer ?? '—' },
  { key: 'type', header: m.type, cell: (part) => PART_TYPES[part.type] },
  {
    key: 'status',
    phone: 'aside',
    header: m.status,
    cell: (part) => <StatusBadge status={part.status} tones={STATUS_TONES} labels={PART_STATUSES} />,
  },
  { key: 'cost', header: m.cost, align: 'end', cell: (part) => <Money amount={part.cost} currency={part.currency} /> },
  {
    key: 'actions',
    header: m.viewOrEdit,
    phone: 'hidden',
    actions: true,
    cell: (part) => (
      <>
        <ViewLink name={part.name} to={paths.part(part.id)} />
        <EditLink name={part.name} to={paths.editPart(part.id)} />
      </>
    ),
  },
];
