import {
  Button,
  ClearIcon,
  FilterSelect,
  IconButton,
  Link,
  ListSkeleton,
  PlusIcon,
  NotYet,
  useLoaded,
} from '@carnet/mf-kit';
import { useId, useState } from 'react';
import { type Part, partChoicesQuery } from '../lookups';
import { paths } from '../paths';
import classes from './parts-picker.module.css';
import { isQuantity, type UsedPart } from './service-event-form.schema';

interface PartsPickerProps {
  /** 0 while no vehicle is chosen. */
  vehicleId: number;
  used: readonly UsedPart[];
  error?: string;
  onChange: (parts: UsedPart[]) => void;
}

/** The vehicle's parts that an event used, each once, with its quantity (spec §3). */
export function PartsPicker({ vehicleId, used, error, onChange }: PartsPickerProps) {
  const parts = useLoaded(partChoicesQuery(vehicleId));
  const id = useId();
  if (vehicleId === 0) return <p className={classes.hint}>Select a vehicle to see its parts.</p>;
  if (!parts.data) return <NotYet of={parts} plain waiting={<ListSkeleton label="Loading parts..." />} />;
  const left = parts.data.filter((part) => !used.some((other) => other.id === part.id));
  return (
    <div className={classes.picker}>
      <UsedParts used={used} problemId={error && id} onChange={onChange} />
      {error && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
      {left.length > 0 && <AddPart parts={left} onAdd={(part) => onChange([...used, part])} />}
      {parts.data.length === 0 && (
        <p className={classes.hint}>
          This vehicle has no parts yet. <Link to={paths.newPart(vehicleId)}>Add a part</Link>
        </p>
      )}
    </div>
  );
}

interface UsedPartsProps extends Pick<PartsPickerProps, 'used' | 'onChange'> {
  /** Id of what is said about wrong quantities, where something is. */
  problemId?: string;
}

function UsedParts({ used, problemId, onChange }: UsedPartsProps) {
  if (used.length === 0) return null;
  const setQuantity = (id: number, quantity: string) =>
    onChange(used.map((part) => (part.id === id ? { ...part, quantity } : part)));
  return (
    <ul className={classes.list} aria-label="Parts used">
      {used.map((part) => (
        <li key={part.id} className={classes.part}>
          <span className={classes.name}>{part.name}</span>
          <label className={classes.quantity}>
            <span>Quantity</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              className={classes.input}
              aria-label={`Quantity of ${part.name}`}
              {...(problemId && !isQuantity(part.quantity) && { 'aria-invalid': true, 'aria-describedby': problemId })}
              value={part.quantity}
              onChange={(change) => setQuantity(part.id, change.target.value)}
            />
          </label>
          <IconButton
            label={`Remove ${part.name}`}
            onClick={() => onChange(used.filter((other) => other.id !== part.id))}
          >
            <ClearIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}

function AddPart({ parts, onAdd }: { parts: readonly Part[]; onAdd: (part: UsedPart) => void }) {
  const [chosen, setChosen] = useState('');
  const part = parts.find((candidate) => String(candidate.id) === chosen);
  const add = () => {
    if (part) onAdd({ id: part.id, name: part.name, quantity: '1' });
    setChosen('');
  };
  return (
    <div className={classes.add}>
      <div className={classes.choice}>
        <FilterSelect
          label="Part of this vehicle"
          value={part ? chosen : ''}
          onChange={setChosen}
          options={[{ value: '', label: 'Select a part' }, ...parts.map(asOption)]}
        />
      </div>
      <Button icon={<PlusIcon size={18} />} disabled={!part} onClick={add}>
        Add Part
      </Button>
    </div>
  );
}

const asOption = ({ id, name, manufacturer, part_number }: Part) => ({
  value: String(id),
  label: [name, manufacturer, part_number].filter(Boolean).join(' · '),
});
