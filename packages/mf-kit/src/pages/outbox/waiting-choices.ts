import type { Body } from '../../data/outbox/entry';
import { useWaiting } from '../../data/outbox/outbox';
import { standInOf } from '../../data/outbox/stand-in.rules';
import * as m from '../../messages/outbox';

/** A thing that waits to be sent, as a form chooses it. */
export interface WaitingChoice {
  /** Stands for its id until it has one: the outbox puts that in its place. */
  id: number;
  /** Its name as it was typed. */
  name: string;
  /** The same, which says that it waits: `Oil filter · not sent yet`. */
  label: string;
  body: Body;
}

/** The new things of a vehicle that wait to be sent. `kind` is that of their notes: `part`. */
export function useWaitingChoices(kind: string, vehicle: number): WaitingChoice[] {
  return useWaiting()
    .filter(({ method, thing, note }) => method === 'POST' && thing === null && note.kind === kind)
    .filter(({ note }) => note.vehicle === vehicle)
    .map(({ id, note: { title }, body, next }) => ({
      ...{ id: standInOf(id), name: title, label: m.notSentYet({ name: title }), body: next ?? body },
    }));
}
