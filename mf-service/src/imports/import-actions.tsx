import { sessionScope, useMay } from '@carnet/mf-kit/data';
import { Button, IconButton, LateDialog, LazyPart } from '@carnet/mf-kit/ui';
import { hasBackground } from '@carnet/mf-kit/federation';
import { useState } from 'react';
import * as m from '../messages/import-actions';
import type { ImportDialogProps } from './import-dialog';
import classes from './import-actions.module.css';
import signs from './imports.module.css';

const importDialog = () => import('./import-dialog');

const unfinishedImport = () => import('./unfinished-import');

type ImportActionsProps = Pick<ImportDialogProps, 'kind' | 'help' | 'onImported'>;

/** Buttons of a list page: import a file, test it in debug mode, download an example (spec 001 §2). */
export function ImportActions(props: ImportActionsProps) {
  const { arrange } = useMay();
  return arrange ? <Actions {...props} /> : null;
}

function Actions(props: ImportActionsProps) {
  const [opened, setOpened] = useState<'file' | 'help' | null>(null);
  const [debug, setDebug] = useState(false);
  // Evaluated once: later uploads are imports that this page itself has started.
  const [mayBeUnfinished] = useState(() => props.kind.pictures && mayHaveUploads());
  const close = () => setOpened(null);
  return (
    <div className={classes.actions}>
      <label className={classes.debug}>
        <input type="checkbox" checked={debug} onChange={(change) => setDebug(change.currentTarget.checked)} />
        {m.debugMode}
      </label>
      <IconButton label={m.exampleFile} onClick={() => setOpened('help')}>
        <span className={signs.mark} aria-hidden>
          ?
        </span>
      </IconButton>
      <Button className={classes.import} onClick={() => setOpened('file')}>
        {m.importIt}
      </Button>
      {mayBeUnfinished && !opened && (
        <LazyPart
          load={unfinishedImport}
          props={{ kind: props.kind, onImported: props.onImported }}
          loading={null}
          fallback={() => null}
        />
      )}
      {opened && (
        <LateDialog
          load={importDialog}
          title={m.importIt}
          props={{ ...props, helpFirst: opened === 'help', debug, onDebug: setDebug, onClose: close }}
          onClose={close}
        />
      )}
    </div>
  );
}

function mayHaveUploads(): boolean {
  const person = sessionScope();
  return person !== undefined && hasBackground(person);
}
