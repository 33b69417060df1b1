import { Code } from '@carnet/mf-kit/formats';
import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { Button, EmptyState, StatusBadge } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type Column, DataTable, WaitingHint } from '@carnet/mf-kit/pages';
import { useId, useState } from 'react';
import { PART_STATUSES, PART_TONES, type PartChoice, partType, partChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { ChoicePages } from './choice-pages';
import classes from './pickers.module.css';
import { SelectedList } from './selected-list';
import * as common from '../messages/common';
import * as m from '../messages/pickers';

interface PartPickerProps {
  /** 0 if no vehicle is selected. */
  vehicleId: number;
  chosen: readonly PartChoice[];
  error?: string;
  onChange: (parts: PartChoice[]) => void;
}

/** Selects parts of a vehicle: a table of checkboxes, shown on demand, and the list of selected parts (spec 001 §2). */
export function PartPicker({ vehicleId, chosen, error, onChange }: PartPickerProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (vehicleId === 0) return <p className={classes.hint}>{m.vehicleForParts}</p>;
  return (
    <div className={classes.stack}>
      <div>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? m.hideParts : m.showParts}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <PartChoices key={vehicleId} vehicleId={vehicleId} chosen={chosen} onChange={onChange} />}
        <WaitingHint kind="part" vehicleId={vehicleId} />
      </div>
      <SelectedList
        label={m.selectedParts}
        count={m.partsSelected}
        none={m.noParts}
        selected={chosen}
        about={(part) => [part.manufacturer, part.part_number].filter(Boolean).join(' · ')}
        onChange={onChange}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** Only the table of checkboxes. */
export function PartChoices({ vehicleId, chosen, onChange }: Omit<PartPickerProps, 'error'>) {
  const [search, setSearch] = useState('');
  const parts = useInfiniteQuery(partChoicesQuery(vehicleId, search));
  const isChosen = (part: PartChoice) => chosen.some(({ id }) => id === part.id);
  const toggle = (part: PartChoice) =>
    onChange(isChosen(part) ? chosen.filter(({ id }) => id !== part.id) : [...chosen, part]);
  return (
    <ChoicePages
      query={parts}
      search={search}
      onSearch={setSearch}
      searchLabel={m.findPart}
      loading={m.loadingParts}
      none={<NoParts vehicleId={vehicleId} />}
      noMatch={m.noPartMatches}
    >
      {(rows, stale) => (
        <DataTable
          caption={m.partsOfVehicle}
          columns={columns(isChosen, toggle)}
          rows={rows}
          rowKey={(part) => part.id}
          stale={stale}
        />
      )}
    </ChoicePages>
  );
}

function NoParts({ vehicleId }: { vehicleId: number }) {
  return (
    <EmptyState plain title={m.noPartsYet}>
      <Link to={paths.newPart(vehicleId)}>{m.addPart}</Link>
    </EmptyState>
  );
}

const columns = (
  isChosen: (part: PartChoice) => boolean,
  toggle: (part: PartChoice) => void,
): readonly Column<PartChoice>[] => [
  {
    key: 'name',
    header: common.name,
    primary: true,
    cell: (part) => (
      <label className={classes.pick}>
        <input type="checkbox" checked={isChosen(part)} onChange={() => toggle(part)} />
        <span>{part.name}</span>
      </label>
    ),
  },
  {
    key: 'number',
    header: common.partNumber,
    cell: (part) => (part.part_number ? <Code>{part.part_number}</Code> : '—'),
  },
  { key: 'manufacturer', header: common.manufacturer, cell: (part) => part.manufacturer ?? '—' },
  { key: 'type', header: common.type, cell: (part) => partType(part.type) },
  {
    key: 'status',
    phone: 'aside',
    header: common.status,
    cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} labels={PART_STATUSES} />,
  },
];
