import type { HeldBatch } from '@carnet/contracts';
import { DateText } from '@carnet/mf-kit/formats';
import { messageOf, useMutation } from '@carnet/mf-kit/data';
import { Button, Dialog, Notice } from '@carnet/mf-kit/ui';
import { useEffect, useRef, useState } from 'react';
import { useHeldUploads } from '../lookups';
import * as m from '../messages/unfinished-import';
import * as all from '../messages/imports';
import type { ImportKind, ImportReport } from './import-kind';
import { ImportOutcome } from './import-outcome';
import { IMPORT_WORDS } from './import-words';
import classes from './imports.module.css';
import { finishImport, type UnfinishedImport as Note } from './picture-import';
import { sendImport } from './use-import';

interface UnfinishedImportProps {
  kind: ImportKind;
  onImported: () => unknown;
}

/**
 * Finishes an import that a reload interrupted. Its pictures are held; only the service knows whether its entries were stored. The same idempotency key stores
 * nothing twice.
 */
export default function UnfinishedImport({ kind, onImported }: UnfinishedImportProps) {
  const heldUploads = useHeldUploads();
  const [batches, setBatches] = useState<readonly HeldBatch[]>([]);
  const [lapsed, setLapsed] = useState<readonly HeldBatch[]>([]);
  const isAsked = useRef(false);
  const [batch] = batches;
  const finishing = useMutation<ImportReport, Error, HeldBatch>({
    mutationFn: async (one) => {
      const { entries, isSingle } = one.note as Note;
      const send = (idempotencyKey: string) =>
        sendImport(kind, { entries, isSingle }, { dryRun: false, idempotencyKey, onUpload: () => undefined });
      return finishImport(one, { uploads: await heldUploads(), send });
    },
    onSuccess: ({ imported }) => (imported > 0 ? onImported() : undefined),
  });
  const { mutate } = finishing;
  useEffect(() => {
    if (isAsked.current) return;
    isAsked.current = true;
    heldUploads()
      .then(async (uploads) => {
        const found = await uploads.unsettled(kind.path);
        setBatches(found);
        if (found[0]) mutate(found[0]);
        setLapsed((await uploads.lapsed?.(kind.path)) ?? []);
      })
      .catch(() => undefined); // The next page of this person tries again.
  }, [heldUploads, kind.path, mutate]);
  if (!batch && lapsed[0])
    return (
      <LapsedImport
        kind={kind}
        batch={lapsed[0]}
        onSeen={async () => {
          setLapsed(lapsed.slice(1));
          await (await heldUploads()).settle(lapsed[0]!.id, new Map());
        }}
      />
    );
  if (!batch) return null;
  const note = batch.note as Note;
  const goOn = () => {
    const [next] = batches.slice(1);
    finishing.reset();
    setBatches(batches.slice(1));
    if (next) mutate(next);
  };
  return (
    <Dialog opened title={IMPORT_WORDS[kind.of].title} width="wide" closable={!finishing.isPending} onClose={goOn}>
      <div className={classes.dialog}>
        {finishing.isPending && (
          <div className={classes.progress}>
            <p role="status">{m.goingOn({ file: note.name })}</p>
            <progress aria-label={m.importing({ file: note.name })} />
          </div>
        )}
        {finishing.data && (
          <>
            <ImportOutcome kind={kind} file={note} report={finishing.data} />
            {finishing.data.imported > 0 && <Notice title={m.picturesUploading}>{m.goOnElsewhere}</Notice>}
          </>
        )}
        {finishing.error && (
          <Notice tone="bad" title={messageOf(finishing.error)}>
            {m.tryAgainSafely({ file: note.name })}
          </Notice>
        )}
        <div className={classes.buttons}>
          {finishing.error && (
            <Button variant="primary" onClick={() => mutate(batch)}>
              {m.tryAgain}
            </Button>
          )}
          <Button disabled={finishing.isPending} onClick={goOn}>
            {finishing.error ? all.close : all.done}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

interface LapsedImportProps {
  kind: ImportKind;
  batch: HeldBatch;
  onSeen: () => Promise<void>;
}

/** The import was interrupted too long ago to finish: the same entries could be stored twice. */
function LapsedImport({ kind, batch, onSeen }: LapsedImportProps) {
  const { name } = batch.note as Note;
  const close = () => void onSeen().catch(() => undefined);
  return (
    <Dialog opened title={IMPORT_WORDS[kind.of].title} width="wide" onClose={close}>
      <div className={classes.dialog}>
        <Notice tone="warn" title={m.notToItsEnd({ file: name })}>
          <p>{m.tooLongAgo({ date: () => <DateText date={new Date(batch.heldAt).toISOString()} /> })}</p>
          <p>{m.seeWhether({ kind: kind.of })}</p>
        </Notice>
        <div className={classes.buttons}>
          <Button onClick={close}>{m.understood}</Button>
        </div>
      </div>
    </Dialog>
  );
}
