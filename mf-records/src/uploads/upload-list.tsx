import { ApiError, messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, CheckIcon, ClearIcon, cx, IconButton, RetryIcon, TrashIcon, WarningIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { memo, type ReactNode } from 'react';
import { api } from '../api';
import { formatSize } from '../files';
import { paths } from '../paths';
import { PauseIcon, PlayIcon } from './upload-icons';
import classes from './upload-list.module.css';
import type { FileKind, Upload, UploadTotals } from './upload.rules';
import { uploadEngine } from './uploads.store';
import * as m from '../messages/upload-list';

/** Uploads, each with its progress and its actions. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className={classes.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

export function AllActions({ totals }: { totals: UploadTotals }) {
  if (totals.files < 2) return null;
  const act = (what: 'pauseAll' | 'resumeAll' | 'clear') => () => void uploadEngine().then((engine) => engine[what]());
  return (
    <div className={classes.all}>
      {totals.active > 0 && (
        <Button size="sm" variant="quiet" onClick={act('pauseAll')}>
          {m.pauseAll}
        </Button>
      )}
      {totals.paused + totals.failed > 0 && (
        <Button size="sm" variant="quiet" onClick={act('resumeAll')}>
          {totals.failed > 0 && totals.paused === 0 ? m.tryAll : m.resumeAll}
        </Button>
      )}
      {totals.done > 0 && (
        <Button size="sm" variant="quiet" onClick={act('clear')}>
          {m.clear}
        </Button>
      )}
    </div>
  );
}

const UploadRow = memo(function UploadRow({ upload }: { upload: Upload }) {
  const { name, bytes, sent, state, problem } = upload;
  const isBad = state === 'failed' || state === 'missing';
  return (
    <li className={classes.row} data-state={state}>
      <span className={classes.name} title={name}>
        {name}
      </span>
      <span className={cx(classes.says, isBad && classes.bad)}>
        {isBad && <WarningIcon size={16} />}
        {state === 'done' && <CheckIcon size={16} />}
        {problem ?? sayingOf(upload)}
      </span>
      {state === 'done' ? (
        <Twice upload={upload} />
      ) : (
        !isBad && (
          <progress
            className={classes.progress}
            max={bytes}
            value={sent}
            aria-label={m.howMuch({ name })}
            data-still={state !== 'sending' || undefined}
          />
        )
      )}
      <span className={classes.actions}>
        <Actions upload={upload} />
      </span>
    </li>
  );
});

function sayingOf({ state, sent, bytes }: Upload): string {
  if (state === 'done') return m.uploaded;
  if (state === 'held') return m.whenSaved;
  if (state === 'queued') return m.waiting({ size: formatSize(bytes) });
  return (state === 'paused' ? m.paused : m.far)({ percent: percentOf(sent, bytes), size: formatSize(bytes) });
}

const percentOf = (sent: number, bytes: number): string => `${bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)}%`;

function Actions({ upload: { id, name, state } }: { upload: Upload }) {
  const act = (what: 'pause' | 'resume' | 'cancel') => () => void uploadEngine().then((engine) => engine[what](id));
  const button = (say: (given: { name: string }) => string, what: 'pause' | 'resume' | 'cancel', icon: ReactNode) => (
    <IconButton label={say({ name })} size="sm" onClick={act(what)}>
      {icon}
    </IconButton>
  );
  if (state === 'done') return button(m.hide, 'cancel', <ClearIcon size={16} />);
  return (
    <>
      {(state === 'sending' || state === 'queued') && button(m.pause, 'pause', <PauseIcon size={16} />)}
      {state === 'paused' && button(m.resume, 'resume', <PlayIcon size={16} />)}
      {(state === 'failed' || state === 'delayed') && button(m.retry, 'resume', <RetryIcon size={16} />)}
      {button(state === 'held' ? m.remove : m.cancel, 'cancel', <ClearIcon size={16} />)}
    </>
  );
}

/** A duplicate: a file with the same bytes already exists. The person decides whether to keep both. */
function Twice({ upload: { id, kind, fileId, sameAs } }: { upload: Upload }) {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeAgain(kind, fileId!),
    onSuccess: async () => {
      (await uploadEngine()).cancel(id);
      await queries.invalidateQueries({ queryKey: ['records', `${kind}s`] });
    },
  });
  if (sameAs === null) return null;
  const first = kind === 'photo' ? paths.photo(sameAs) : paths.document(sameAs);
  return (
    <div className={classes.twice}>
      <p>{(kind === 'photo' ? m.pictureTwice : m.paperTwice)({ link: (text) => <Link to={first}>{text}</Link> })}</p>
      <Button size="sm" icon={<TrashIcon size={16} />} busy={remove.isPending} onClick={() => remove.mutate()}>
        {m.removeThis}
      </Button>
      {remove.error && <p className={classes.bad}>{messageOf(remove.error, notRemoved(kind))}</p>}
    </div>
  );
}

const notRemoved = (kind: FileKind): string => (kind === 'photo' ? m.photoStays : m.documentStays);

/** Moves the duplicate to the trash. If it is already deleted, nothing happens. */
async function removeAgain(kind: FileKind, id: number): Promise<void> {
  const path = kind === 'photo' ? '/api/photos/{id}' : '/api/documents/{id}';
  await api.delete(path, { params: { id }, fallback: notRemoved(kind) }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
