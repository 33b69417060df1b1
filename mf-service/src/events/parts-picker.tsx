import { ClearIcon, IconButton } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { useWaitingChoices } from '@carnet/mf-kit/pages';
import { AddChoice } from '@carnet/mf-kit/forms';
import { useId } from 'react';
import { type Part, partChoicesQuery } from '../lookups';
import * as m from '../messages/event-form';
import { paths } from '../paths';
import classes from './parts-picker.module.css';
import { isQuantity, type UsedPart } from './service-event-form.schema';

interface PartsPickerProps {
  /** 0 if no vehicle is selected. */
  vehicleId: number;
  used: readonly UsedPart[];
  error?: string;
  onChange: (parts: UsedPart[]) => void;
}

/** Selects the vehicle's parts that an event used, each once, with a quantity (spec §3). */
export function PartsPicker({ vehicleId, used, error, onChange }: PartsPickerProps) {
  const id = useId();
  const waiting = useWaitingChoices('part', vehicleId);
  if (vehicleId === 0) return <p className={classes.hint}>{m.selectVehicleFirst}</p>;
  return (
    <div className={classes.picker}>
      <UsedParts used={used} problemId={error && id} onChange={onChange} />
      {error && (
        <p id={id} className={classes.error} role="alert">
          {error}
        </p>
      )}
      <AddChoice<Part, PartChoice>
        key={vehicleId}
        label={m.partOfVehicle}
        searchLabel={m.findPart}
        choices={(search) => partChoicesQuery(vehicleId, search)}
        before={waiting}
        textOf={textOf}
        without={used}
        empty={m.selectPart}
        loading={m.loadingParts}
        noMatch={m.noMatchingParts}
        none={
          <p className={classes.hint}>
            {m.noPartsYet({ link: (text) => <Link to={paths.newPart(vehicleId)}>{text}</Link> })}
          </p>
        }
        addLabel={m.addPart}
        onAdd={({ id, name }) => onChange([...used, { id, name, quantity: '1' }])}
      />
    </div>
  );
}

type PartChoice = Pick<Part, 'id' | 'name'> & Partial<Pick<Part, 'manufacturer' | 'part_number'>> & { label?: string };

const textOf = ({ label, name, manufacturer, part_number }: PartChoice): string =>
  label ?? [name, manufacturer, part_number].filter(Boolean).join(' · ');

interface UsedPartsProps extends Pick<PartsPickerProps, 'used' | 'onChange'> {
  /** Id of the error message about quantities, if there is one. */
  problemId?: string;
}

function UsedParts({ used, problemId, onChange }: UsedPartsProps) {
  if (used.length === 0) return null;
  const setQuantity = (id: number, quantity: string) =>
    onChange(used.map((part) => (part.id === id ? { ...part, quantity } : part)));
  return (
    <ul className={classes.list} aria-label={m.partsUsed}>
      {used.map((part) => (
        <li key={part.id} className={classes.part}>
          <span className={classes.name}>{part.name}</span>
          <label className={classes.quantity}>
            <span>{m.quantity}</span>
            <input
              inputMode="numeric"
              autoComplete="off"
              className={classes.input}
              aria-label={m.quantityOf({ part: part.name })}
              {...(problemId && !isQuantity(part.quantity) && { 'aria-invalid': true, 'aria-describedby': problemId })}
              value={part.quantity}
              onChange={(change) => setQuantity(part.id, change.target.value)}
            />
          </label>
          <IconButton
            label={m.removePart({ part: part.name })}
            onClick={() => onChange(used.filter((other) => other.id !== part.id))}
          >
            <ClearIcon size={18} />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
