import { useState } from 'react';
import { Badge, type Tone } from '../../ui/badge';
import { Button } from '../../ui/button';
import { RetryIcon, TrashIcon, WarningIcon } from '../../ui/icons';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog';
import { formatDateTime } from '../../formats/format';
import { Comparison } from './comparison';
import { ownOutbox } from '../../data/outbox/current-outbox';
import type { Entry, EntryState } from '../../data/outbox/entry';
import { useWaiting } from '../../data/outbox/outbox';
import { isClockWrong, waitsFor } from '../../data/outbox/outbox.rules';
import { standInOf, standInsIn } from '../../data/outbox/stand-in.rules';
import { WaitingIcon } from './waiting-icon';
import * as m from '../../messages/outbox';
import classes from './outbox.module.css';

interface WaitingListProps {
  entries: readonly Entry[];
}

/** Waiting entries, each with its buttons and problems. */
export default function WaitingList({ entries }: WaitingListProps) {
  return (
    <section className={classes.waiting} aria-label={m.title} data-screen-only>
      <header className={classes.head}>
        <h2>{m.title}</h2>
        <Button size="sm" icon={<RetryIcon size={16} />} onClick={() => void ownOutbox().wake()}>
          {m.sendNow}
        </Button>
      </header>
      <Entries entries={entries} />
    </section>
  );
}

/** The rows alone, without the frame of the list. */
export function Entries({ entries }: WaitingListProps) {
  return (
    <ul className={classes.entries}>
      {entries.map((entry) => (
        <WaitingEntry key={entry.id} entry={entry} />
      ))}
    </ul>
  );
}

/** Colours of the states. The label says the state; the colour only supports it. */
const TONES: Record<EntryState, Tone> = {
  holding: 'info',
  waiting: 'info',
  arrived: 'good',
  refused: 'bad',
  stale: 'warn',
  old: 'warn',
};

function WaitingEntry({ entry }: { entry: Entry }) {
  const { note, method, state, form, id, writtenAt } = entry;
  const [doing, setDoing] = useState<'compare' | 'throw' | null>(null);
  const address = form?.address ?? note.form;
  const needsPerson = asksPerson(state);
  const Icon = needsPerson ? WarningIcon : WaitingIcon;
  return (
    <li className={classes.entry}>
      <Icon size={20} className={classes.icon} />
      <div className={classes.text}>
        <p className={classes.title}>
          {note.title} {method !== 'POST' && <Badge>{m.aChange}</Badge>}{' '}
          <Badge tone={TONES[state]}>{wordOf(state)}</Badge>
        </p>
        {note.note && <p className={classes.note}>{note.note}</p>}
        <p className={classes.note}>{m.writtenAt({ time: formatDateTime(new Date(writtenAt).toISOString()) })}</p>
        {isClockWrong(entry) && <p className={classes.note}>{m.clockWrong}</p>}
        <Named entry={entry} />
        <Problem entry={entry} />
      </div>
      <div className={classes.actions}>
        {state === 'stale' && (
          <Button size="sm" variant="primary" onClick={() => setDoing('compare')}>
            {m.compare}
          </Button>
        )}
        {(state === 'old' || (state === 'refused' && !address)) && (
          <Button size="sm" onClick={() => void ownOutbox().sendAnew(id)}>
            {m.sendAnyway}
          </Button>
        )}
        {address && state !== 'stale' && state !== 'arrived' && (
          <Button size="sm" to={`${address}#waiting=${id}`}>
            {m.open}
          </Button>
        )}
        {state !== 'arrived' && (
          <Button size="sm" variant="quiet" icon={<TrashIcon size={16} />} onClick={() => setDoing('throw')}>
            {m.throwAway}
          </Button>
        )}
      </div>
      {doing === 'compare' && <Comparison entry={entry} onClose={() => setDoing(null)} />}
      <ConfirmDialog
        opened={doing === 'throw'}
        title={m.throwAwayNow}
        confirmLabel={m.throwAway}
        cancelLabel={m.keep}
        onConfirm={() => void ownOutbox().discard(id)}
        onClose={() => setDoing(null)}
      >
        {entry.tried ? m.mayHaveArrived : m.throwAwayLost} <NamedBy entry={entry} />
      </ConfirmDialog>
    </li>
  );
}

const asksPerson = (state: EntryState): boolean => state === 'refused' || state === 'stale' || state === 'old';

/** Waiting things that this entry names. They are sent first. */
function Named({ entry: { body, next } }: { entry: Entry }) {
  const named = waitsFor(next ?? body, useWaiting());
  return named.map(({ id, state, note: { title } }) => (
    <p key={id} className={classes.note}>
      {asksPerson(state) ? m.waitsForSettled({ title }) : m.goesAfter({ title })}
    </p>
  ));
}

/** A warning before the entry is discarded: the number of entries that name it. */
function NamedBy({ entry: { id } }: { entry: Entry }) {
  const count = useWaiting().filter(({ body, next }) => standInsIn([body, next]).includes(standInOf(id))).length;
  return count > 0 && m.othersName({ count });
}

const WORDS: Record<EntryState, string> = {
  holding: m.waiting,
  waiting: m.waiting,
  arrived: m.sent,
  refused: m.notTaken,
  stale: m.comparison,
  old: m.tooOld,
};

const wordOf = (state: EntryState): string => WORDS[state];

function Problem({ entry: { state, problem, errors } }: { entry: Entry }) {
  const sentence =
    state === 'refused' && problem
      ? m.refused({ reason: problem })
      : state === 'stale'
        ? m.stale
        : state === 'old'
          ? m.old
          : problem && m.lastTry({ reason: problem });
  const others = errors.map(({ msg }) => msg).filter((msg) => msg !== problem);
  if (!sentence) return null;
  return (
    <p className={classes.problem} role="status">
      {[sentence, ...others].join(' ')}
    </p>
  );
}
