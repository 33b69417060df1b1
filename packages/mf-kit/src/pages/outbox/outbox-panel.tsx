import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { useLocation } from 'react-router-dom';
import { ownOutbox, saveAsFile } from '../../data/outbox/current-outbox';
import { useWaiting } from '../../data/outbox/outbox';
import { Entries } from './waiting-list';
import * as m from '../../messages/outbox';
import classes from './outbox.module.css';

/** All waiting writes, in a dialog over the page. */
export default function OutboxPanel({ onClose }: { onClose: () => void }) {
  const entries = useWaiting();
  const { pathname, hash } = useLocation();
  useClosedByMove(`${pathname}${hash}`, onClose);
  return (
    <Dialog opened title={m.title} onClose={onClose} width="wide">
      <div className={classes.panel}>
        <p>{entries.length > 0 ? m.explained : m.nothingWaits}</p>
        <Entries entries={entries} />
        {entries.length > 0 && (
          <div className={classes.buttons}>
            <Button onClick={() => void saveAsFile()}>{m.saveAsFile}</Button>
            <Button variant="primary" onClick={() => void ownOutbox().wake()}>
              {m.sendNow}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Closes the panel when the address changes: opening an entry leads to its form. */
function useClosedByMove(address: string, close: () => void): void {
  useEffect(() => {
    const first = address;
    return () => {
      if (`${window.location.pathname}${window.location.hash}` !== first) close();
    };
  }, [address, close]);
}
