import { type ComponentType, useState } from 'react';
import { PanelError, PanelSkeleton } from '../../ui/panel-frame';
import { LazyPart } from '../../ui/lazy-part';
import type { ChangedRecord, ChangesOf } from './changes-of';
import * as m from '../../messages/changes';
import classes from './disclosure.module.css';

export interface ChangesProps<Shown extends ChangedRecord> {
  record: Shown;
  /** Loads the descriptions of its fields. Called when the person opens the list, which also loads the list's code. */
  of: () => Promise<{ default: ChangesOf<Shown> }>;
}

/** The history of a record (ADR 67), collapsed: the changed fields, the time, and the values before and after. Nothing is fetched before it is opened. */
export default function Disclosure<Shown extends ChangedRecord>({ record, of }: ChangesProps<Shown>) {
  const [isOpen, setOpen] = useState(false);
  const [load] = useState(() => () => listOf(of));
  return (
    <details className={classes.changes} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{m.changes}</summary>
      {isOpen && (
        <LazyPart
          load={load}
          props={{ record }}
          loading={<PanelSkeleton label={m.loading} />}
          fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
        />
      )}
    </details>
  );
}

async function listOf<Shown extends ChangedRecord>(
  of: ChangesProps<Shown>['of'],
): Promise<{ default: ComponentType<{ record: Shown }> }> {
  const [{ ChangeList }, kind] = await Promise.all([
    import(/* webpackChunkName: "kit-changes" */ './change-list'),
    of(),
  ]);
  return { default: ({ record }) => <ChangeList record={record} of={kind.default} /> };
}
