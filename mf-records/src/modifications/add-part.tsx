import { Link } from '@carnet/mf-kit';
import { AddChoice } from '@carnet/mf-kit/forms';
import { type PartChoice, partChoicesQuery } from '../lookups';
import { paths } from '../paths';
import classes from './modification.module.css';
import type { Modification } from './modifications.queries';

interface AddPartProps {
  modification: Modification;
  busy: boolean;
  /** What fails is shown above the list. */
  onAdd: (part: PartChoice) => Promise<unknown>;
}

/** One more of the vehicle's parts for a modification. */
export default function AddPart({ modification: { vehicle_id, parts }, busy, onAdd }: AddPartProps) {
  return (
    <AddChoice
      label="Part of this vehicle"
      searchLabel="Find a part"
      choices={(search) => partChoicesQuery(vehicle_id, search)}
      textOf={({ name, manufacturer, part_number }) => [name, manufacturer, part_number].filter(Boolean).join(' · ')}
      without={parts}
      empty="Select a part"
      loading="Loading parts..."
      noMatch="No matching parts found."
      none={
        <p className={classes.none}>
          This vehicle has no parts yet. <Link to={paths.newPart(vehicle_id)}>Add a part</Link>
        </p>
      }
      addLabel="Add Part"
      busy={busy}
      onAdd={onAdd}
    />
  );
}
