import { Button, Code, type Column, DataTable, EmptyState, Link, StatusBadge, useInfiniteQuery } from '@carnet/mf-kit';
import { useId, useState } from 'react';
import { PART_TONES, type PartChoice, partChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { ChoicePages } from './choice-pages';
import classes from './pickers.module.css';
import { SelectedList } from './selected-list';

interface PartPickerProps {
  /** 0 while no vehicle is chosen. */
  vehicleId: number;
  chosen: readonly PartChoice[];
  error?: string;
  onChange: (parts: PartChoice[]) => void;
}

/** Parts of a vehicle: a table of checkboxes that is shown on demand, and what is selected (spec 001 §2). */
export function PartPicker({ vehicleId, chosen, error, onChange }: PartPickerProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  if (vehicleId === 0) return <p className={classes.hint}>Select a vehicle to see its parts.</p>;
  return (
    <div className={classes.stack}>
      <div>
        <Button aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          {open ? 'Hide Part Selection' : 'Show Part Selection'}
        </Button>
      </div>
      <div id={id} hidden={!open}>
        {open && <Choices key={vehicleId} vehicleId={vehicleId} chosen={chosen} onChange={onChange} />}
      </div>
      <SelectedList
        label="Selected parts"
        none="No parts are selected."
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

function Choices({ vehicleId, chosen, onChange }: Omit<PartPickerProps, 'error'>) {
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
      searchLabel="Find a part"
      loading="Loading parts..."
      none={<NoParts vehicleId={vehicleId} />}
      noMatch="No matching parts found."
    >
      {(rows, stale) => (
        <DataTable
          caption="Parts of this vehicle"
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
    <EmptyState plain title="No parts for this vehicle yet.">
      <Link to={paths.newPart(vehicleId)}>Add a part</Link>
    </EmptyState>
  );
}

const columns = (
  isChosen: (part: PartChoice) => boolean,
  toggle: (part: PartChoice) => void,
): readonly Column<PartChoice>[] => [
  {
    key: 'name',
    header: 'Name',
    primary: true,
    cell: (part) => (
      <label className={classes.pick}>
        <input type="checkbox" checked={isChosen(part)} onChange={() => toggle(part)} />
        <span>{part.name}</span>
      </label>
    ),
  },
  { key: 'number', header: 'Part Number', cell: (part) => (part.part_number ? <Code>{part.part_number}</Code> : '—') },
  { key: 'manufacturer', header: 'Manufacturer', cell: (part) => part.manufacturer ?? '—' },
  { key: 'type', header: 'Type', cell: (part) => part.type },
  {
    key: 'status',
    phone: 'aside',
    header: 'Status',
    cell: (part) => <StatusBadge status={part.status} tones={PART_TONES} />,
  },
];
