import { useEffect, useRef, useState } from 'react';
import type { Body, Entry, KeptForm } from '../data/outbox/entry';
import { holdBack, openedEntry, useWaiting } from '../data/outbox/outbox';
import { useLocation } from 'react-router-dom';

export type FormEntry = Pick<Entry, 'problem' | 'errors'>;

/**
 * The outbox entry that a form edits: the one it was opened for, or the waiting change of its thing. `fill` gets the entry's values once. `keptForm`
 * is what the entry stores about the form. `isGone`: the entry was sent by another tab or discarded while the form was open. `letGo` releases the
 * entry, which is not sent while its form is open.
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

/** The text values of a body that belong to fields of the form. */
const textsOf = (body: Body, initial: object): Body =>
  Object.fromEntries(Object.entries(body).filter(([name, value]) => name in initial && typeof value === 'string'));
