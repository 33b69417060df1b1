import { useWaitingChoices } from './waiting-choices';
import * as m from '../../messages/outbox';
import classes from './outbox.module.css';

interface WaitingHintProps {
  /** The `kind` in their notes: `part`. */
  kind: string;
  vehicleId: number;
}

/** Explains why waiting things are not among a form's choices: the form itself cannot be saved without a network. */
export function WaitingHint({ kind, vehicleId }: WaitingHintProps) {
  return useWaitingChoices(kind, vehicleId).map(({ id, name }) => (
    <p key={id} className={classes.later} role="status">
      {m.choosableLater({ title: name })}
    </p>
  ));
}
