import { Link } from '@carnet/mf-kit/federation';
import { WaitingHint } from '@carnet/mf-kit/pages';
import { AddChoice } from '@carnet/mf-kit/forms';
import { type PartChoice, partChoicesQuery } from '../lookups';
import { paths } from '../paths';
import classes from './modification.module.css';
import type { Modification } from './modifications.queries';
import * as m from '../messages/modifications';

interface AddPartProps {
  modification: Modification;
  busy: boolean;
  /** If it rejects, the page shows the error above the list. */
  onAdd: (part: PartChoice) => Promise<unknown>;
}

/** Adds one of the vehicle's parts to a modification. */
export default function AddPart({ modification: { vehicle_id, parts }, busy, onAdd }: AddPartProps) {
  return (
    <>
      <AddChoice
        label={m.partOfVehicle}
        searchLabel={m.findPart}
        choices={(search) => partChoicesQuery(vehicle_id, search)}
        textOf={({ name, manufacturer, part_number }) => [name, manufacturer, part_number].filter(Boolean).join(' · ')}
        without={parts}
        empty={m.selectPart}
        loading={m.loadingParts}
        noMatch={m.noPartMatches}
        none={
          <p className={classes.none}>
            {m.vehicleHasNoParts({ link: (text) => <Link to={paths.newPart(vehicle_id)}>{text}</Link> })}
          </p>
        }
        addLabel={m.addPart}
        busy={busy}
        onAdd={onAdd}
      />
      <WaitingHint kind="part" vehicleId={vehicle_id} />
    </>
  );
}
