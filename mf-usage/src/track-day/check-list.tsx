import { formatDate } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMay, useQueryClient } from '@carnet/mf-kit/data';
import { Button, IconButton, Notice, NotYet, TrashIcon } from '@carnet/mf-kit/ui';
import { type FormEvent, useState } from 'react';
import { changeChecks, type Check, type Checks, checksQuery } from './track-day.queries';
import classes from './track-day.module.css';
import * as m from '../messages/track-day';

const MOST = 100;
const BEGINNING = [m.c1, m.c2, m.c3, m.c4, m.c5, m.c6, m.c7, m.c8];

interface CheckListProps {
  vehicleId: number;
  day: string;
}

/** A checklist for a track day. Each change is saved at once. */
export function CheckList({ vehicleId, day }: CheckListProps) {
  const checks = useLoaded(checksQuery(vehicleId, day));
  if (!checks.data) return <NotYet of={checks} />;
  return <Kept key={`${vehicleId} ${day}`} checks={checks.data} />;
}

function Kept({ checks }: { checks: Checks }) {
  const { vehicle_id, day, taken_from } = checks;
  const queries = useQueryClient();
  const isNew = checks.items.length === 0 && taken_from === null;
  const [read, setRead] = useState<Checks>(() =>
    isNew ? { ...checks, items: BEGINNING.map((text) => ({ text, done: false })) } : checks,
  );
  const { items } = read;
  const [said, setSaid] = useState(isNew ? m.checksNew : taken_from && m.checksFrom({ day: formatDate(taken_from) }));
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const { change: mayChange } = useMay();
  /** Resolves to true if the change was saved. */
  const keep = async (change: (items: readonly Check[]) => readonly Check[]): Promise<boolean> => {
    setRead({ ...read, items: [...change(items)] });
    setBusy(true);
    setError(undefined);
    try {
      const kept = await changeChecks(read, change);
      setRead(kept);
      queries.setQueryData(checksQuery(vehicle_id, day).queryKey, kept);
      setSaid(null);
      return true;
    } catch (failure) {
      setRead(read);
      setError(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  const tick = (text: string, done: boolean) =>
    void keep((all) => all.map((item) => (item.text === text ? { ...item, done } : item)));
  return (
    <div className={classes.checks} aria-busy={busy || undefined}>
      {said && <p className={classes.note}>{said}</p>}
      {error !== undefined && <Notice tone="bad">{messageOf(error, m.notKept)}</Notice>}
      <ul className={classes.items}>
        {items.map(({ text, done }, at) => (
          <li key={`${at} ${text}`} className={classes.item}>
            <label>
              <input
                type="checkbox"
                checked={done}
                disabled={busy || !mayChange}
                onChange={(event) => tick(text, event.currentTarget.checked)}
              />
              <span>{text}</span>
            </label>
            {mayChange && (
              <span data-screen-only>
                <IconButton
                  label={m.removeItem({ name: text })}
                  disabled={busy}
                  onClick={() => void keep((all) => all.filter((item) => item.text !== text))}
                >
                  <TrashIcon size={16} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      {items.length > 0 && (
        <p className={classes.note}>{m.done({ done: items.filter(({ done }) => done).length, all: items.length })}</p>
      )}
      {mayChange && items.length < MOST && <Another busy={busy} onAdd={(text) => keep((all) => withItem(all, text))} />}
    </div>
  );
}

/** Adds an item, unless it is already in the list or the list is full. */
const withItem = (all: readonly Check[], text: string): readonly Check[] =>
  all.length >= MOST || all.some((item) => item.text === text) ? all : [...all, { text, done: false }];

function Another({ busy, onAdd }: { busy: boolean; onAdd: (text: string) => Promise<boolean> }) {
  const [text, setText] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || !(await onAdd(text.trim()))) return;
    // Keeps text that was typed while the request was running.
    setText((now) => (now === text ? '' : now));
  };
  return (
    <form className={classes.another} onSubmit={(event) => void add(event)} data-screen-only>
      <input
        className={classes.typed}
        aria-label={m.addItem}
        placeholder={m.addItem}
        maxLength={200}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={busy || !text.trim()}>
        {m.add}
      </Button>
    </form>
  );
}
