import { useEffect, useRef, useState } from 'react';
import type { Body, Entry, KeptForm } from '../data/outbox/entry';
import { holdBack, openedEntry, useWaiting } from '../data/outbox/outbox';
import { useLocation } from 'react-router-dom';

export type FormEntry = Pick<Entry, 'problem' | 'errors'>;

/**
 * The entry of the outbox that a form changes: the one that it was opened for, or the waiting change of the thing that it edits. `fill` is given
 * its values once. `keptForm` is what an entry keeps of the form. `isGone`: it was sent, by another tab, or thrown away while the form was open.
 * `letGo` has the entry sent, which is not while its form is open.
 */
export function useFormEntry(
  { initial, subject = '' }: { initial: object; subject?: string },
  isKept: boolean,
  fill: (values: Body) => void,
): { entry: Entry | undefined; isGone: boolean; letGo: () => void; keptForm: (values: object) => KeptForm } {
  const { pathname, search, hash } = useLocation();
  const address = `${pathname}${search}`;
  const opened = openedEntry(hash);
  const isOwn = ({ id, method, form, note, state }: Entry): boolean => {
    if (state === 'arrived' || (form?.subject ?? '') !== subject) return false;
    return id === opened || (method !== 'POST' && (form?.address ?? note.form) === address);
  };
  const waiting = useWaiting();
  const entry = isKept ? waiting.find(isOwn) : undefined;
  const id = entry?.id;
  const letGo = useRef<() => void>(undefined);
  useEffect(() => (letGo.current = id === undefined ? undefined : holdBack(id)), [id]);
  const [hadEntry, setHadEntry] = useState(false);
  if (entry && !hadEntry) setHadEntry(true);
  const filled = useRef<string>(undefined);
  useEffect(() => {
    if (!entry || filled.current === entry.id) return;
    filled.current = entry.id;
    fill(entry.form?.values ?? textsOf(entry.next ?? entry.body, initial));
  });
  return {
    entry,
    isGone: hadEntry && !entry,
    letGo: () => letGo.current?.(),
    keptForm: (values) => ({ address, subject, values: { ...values } }),
  };
}

/** Those values of a body that stand in a form's fields as they are. */
const textsOf = (body: Body, initial: object): Body =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in initial && typeof value === 'string'));
