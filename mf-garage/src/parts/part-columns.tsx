import { Code, type Column, EditLink, Money, StatusBadge, ViewLink } from '@carnet/mf-kit';
import { paths } from '../paths';
import { STATUS_TONES } from './part.constants';
import type { PartRow } from './parts.queries';

/** The documents' columns of a list of parts. */
export const PART_COLUMNS: readonly Column<PartRow>[] = [
  { key: 'name', header: 'Name', primary: true, cell: (part) => part.name },
  {
    key: 'number',
    header: 'Part Number',
    wraps: true,
    cell: (part) => (part.part_number ? <Code>{part.part_number}</Code> : '—'),
  },
  { key: 'manufacturer', header: 'Manufacturer', wraps: true, cell: (part) => part.manufacturer ?? '—' },
  { key: 'type', header: 'Type', cell: (part) => part.type },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (part) => <StatusBadge status={part.status} tones={STATUS_TONES} />,
  },
  { key: 'cost', header: 'Cost', align: 'end', cell: (part) => <Money amount={part.cost} /> },
  {
    key: 'actions',
    header: 'View or edit',
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
