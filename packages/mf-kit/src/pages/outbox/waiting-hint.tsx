import { useWaitingChoices } from './waiting-choices';
import * as m from '../../messages/outbox';
import classes from './outbox.module.css';

interface WaitingHintProps {
  /** The kind of their notes: `part`. */
  kind: string;
  vehicleId: number;
}

/** Says in a form that is itself not saved without a network why things that wait are not among its choices. */
export function WaitingHint({ kind, vehicleId }: WaitingHintProps) {
  return useWaitingChoices(kind, vehicleId).map(({ id, name }) => (
    <p key={id} className={classes.later} role="status">
      {m.choosableLater({ title: name })}
    </p>
  ));
}
