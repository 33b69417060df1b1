import type { Body } from '../../data/outbox/entry';
import { useWaiting } from '../../data/outbox/outbox';
import { standInOf } from '../../data/outbox/stand-in.rules';
import * as m from '../../messages/outbox';

/** A thing that waits to be sent, as a choice in a form. */
export interface WaitingChoice {
  /** Stand-in for its id. The outbox replaces it by the id before sending. */
  id: number;
  /** Its typed name. */
  name: string;
  /** Its name with a note that it waits: `Oil filter · not sent yet`. */
  label: string;
  body: Body;
}

/** The waiting new things of a vehicle. `kind` is the `kind` in their notes: `part`. */
export function useWaitingChoices(kind: string, vehicle: number): WaitingChoice[] {
  return useWaiting()
    .filter(({ method, thing, note }) => method === 'POST' && thing === null && note.kind === kind)
    .filter(({ note }) => note.vehicle === vehicle)
    .map(({ id, note: { title }, body, next }) => ({
      ...{ id: standInOf(id), name: title, label: m.notSentYet({ name: title }), body: next ?? body },
    }));
}
