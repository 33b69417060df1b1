import { useState } from 'react';
import { useWaiting } from '../../data/outbox/outbox';
import OutboxPanel from './outbox-panel';
import { WaitingIcon } from './waiting-icon';
import * as m from '../../messages/outbox';
import classes from './outbox-button.module.css';

/** A button in the header with the number of waiting writes. It opens the list of them. */
export default function OutboxButton() {
  const entries = useWaiting();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  const count = entries.length;
  return (
    <>
      <span className={classes.hidden} role="status">
        {count > 0 && m.waitingCount({ count })}
      </span>
      {count > 0 && (
        <button
          type="button"
          className={classes.button}
          aria-label={m.waitingCount({ count })}
          title={m.waitingCount({ count })}
          data-asks={entries.some(({ state }) => ['refused', 'stale', 'old'].includes(state)) || undefined}
          onClick={() => setOpened(true)}
        >
          <WaitingIcon size={20} />
          {count}
        </button>
      )}
      {opened && <OutboxPanel onClose={close} />}
    </>
  );
}
