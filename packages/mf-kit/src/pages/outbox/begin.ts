import type { QueryClient } from '@tanstack/react-query';
import type { Remotes } from '../../federation/remotes-context';
import { sessionScope } from '../../data/session/garage';
import { onArrival, onGoneElsewhere, startOutbox } from '../../data/outbox/current-outbox';
import { makeReady } from './ready';
import type { SettleFiles } from './waiting';

/** Sends waiting writes, reads again the data that they change, and prepares forms for use without a network. Returns a function that stops this. */
export function begin(remotes: Remotes, queries: QueryClient, settleFiles: SettleFiles): () => void {
  const readAnew = () => void queries.invalidateQueries();
  const leaveElsewhere = onGoneElsewhere(readAnew);
  const leave = onArrival(async (entry) => {
    if (entry.holdsFiles) await settleFiles(entry, remotes);
    readAnew();
  });
  const person = sessionScope();
  if (person !== undefined)
    void startOutbox()
      .then(() => makeReady(person, remotes, queries))
      .catch(() => undefined);
  return () => {
    leave();
    leaveElsewhere();
  };
}
