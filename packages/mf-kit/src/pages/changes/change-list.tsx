import type { ReactNode } from 'react';
import { DateText } from '../../formats/figures';
import { NotYet } from '../../ui/not-yet';
import { PanelSkeleton } from '../../ui/panel-frame';
import { useLoaded } from '../../data/query/use-loaded';
import { useWriters } from './writers';
import { type ChangeLine, type Told, toldOf } from './change.rules';
import type { ChangedRecord, ChangesOf } from './changes-of';
import * as m from '../../messages/changes';
import classes from './change-list.module.css';

interface ChangeListProps<Shown extends ChangedRecord> {
  record: Shown;
  of: ChangesOf<Shown>;
}

/** The changes of a record, newest first. */
export function ChangeList<Shown extends ChangedRecord>({ record, of: { key, read, fields } }: ChangeListProps<Shown>) {
  const history = useLoaded({
    queryKey: [...key, record.id, 'history'],
    queryFn: ({ signal }: { signal: AbortSignal }) => read(record.id, { signal, fallback: m.failed }),
  });
  const nameOf = useWriters(history.data);
  if (!history.data) return <NotYet of={history} waiting={<PanelSkeleton label={m.loading} />} />;
  const told = toldOf(history.data, fields, record);
  if (told.length === 0 && !history.data.more) return <p className={classes.none}>{m.none}</p>;
  return (
    <>
      <ol className={classes.list} aria-label={m.changes}>
        {told.map((entry) => (
          <Entry key={entry.seq} entry={entry} writer={nameOf(entry.by)} />
        ))}
      </ol>
      {history.data.more && <p className={classes.none}>{m.older}</p>}
    </>
  );
}

const ACTIONS = { opened: m.opened, created: m.created, changed: m.changed, deleted: m.deleted } as const;

function Entry({ entry: { action, at, lines }, writer }: { entry: Told; writer: string }) {
  return (
    <li>
      <p className={classes.head}>
        {/* The journal does not know when a record from before it was entered. */}
        {action !== 'opened' && <DateText date={at} time />} <span>{ACTIONS[action]}</span>
        {writer && <span> {writer}</span>}
      </p>
      {lines.length > 0 && (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <li key={line.label}>{inWords(line)}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

const FATES = { added: m.fieldAdded, changed: m.fieldChanged, removed: m.fieldRemoved } as const;

const name = (text: ReactNode) => <b>{text}</b>;

function inWords(line: ChangeLine) {
  const { label } = line;
  if ('became' in line) return FATES[line.became]({ label, name });
  return m.fromTo({ label, before: line.before ?? m.empty, after: line.after ?? m.empty, name });
}
