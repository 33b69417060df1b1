import {
  ApiError,
  Button,
  CheckIcon,
  ClearIcon,
  cx,
  formatNumber,
  IconButton,
  Link,
  messageOf,
  RetryIcon,
  TrashIcon,
  useMutation,
  useQueryClient,
  WarningIcon,
} from '@carnet/mf-kit';
import { memo, type ReactNode } from 'react';
import { api } from '../api';
import { paths } from '../paths';
import { PauseIcon, PlayIcon } from './upload-icons';
import classes from './upload-list.module.css';
import type { FileKind, Upload, UploadTotals } from './upload.rules';
import { uploadEngine } from './uploads.store';

/** Files on their way, each with how far it is, and what can be done about it. */
export function UploadList({ uploads }: { uploads: readonly Upload[] }) {
  return (
    <ul className={classes.list}>
      {uploads.map((upload) => (
        <UploadRow key={upload.id} upload={upload} />
      ))}
    </ul>
  );
}

/** For all at once. */
export function AllActions({ totals }: { totals: UploadTotals }) {
  if (totals.files < 2) return null;
  const act = (what: 'pauseAll' | 'resumeAll' | 'clear') => () => void uploadEngine().then((engine) => engine[what]());
  return (
    <div className={classes.all}>
      {totals.active > 0 && (
        <Button size="sm" variant="quiet" onClick={act('pauseAll')}>
          Pause all
        </Button>
      )}
      {totals.paused + totals.failed > 0 && (
        <Button size="sm" variant="quiet" onClick={act('resumeAll')}>
          {totals.failed > 0 && totals.paused === 0 ? 'Try all again' : 'Go on with all'}
        </Button>
      )}
      {totals.done > 0 && (
        <Button size="sm" variant="quiet" onClick={act('clear')}>
          Clear the list
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
            aria-label={`${name}, how much is uploaded`}
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
  if (state === 'done') return 'Uploaded';
  if (state === 'held') return 'Uploaded when you save';
  if (state === 'queued') return `Waiting its turn · ${sizeOf(bytes)}`;
  const far = `${percentOf(sent, bytes)} of ${sizeOf(bytes)}`;
  return state === 'paused' ? `Paused · ${far}` : far;
}

const percentOf = (sent: number, bytes: number): string => `${bytes === 0 ? 0 : Math.floor((sent / bytes) * 100)}%`;

/** `3.4 MB`, `640 kB` */
function sizeOf(bytes: number): string {
  if (bytes < 1_000_000) return `${formatNumber(Math.max(1, Math.round(bytes / 1_000)))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

function Actions({ upload: { id, name, state } }: { upload: Upload }) {
  const act = (what: 'pause' | 'resume' | 'cancel') => () => void uploadEngine().then((engine) => engine[what](id));
  const button = (label: string, what: 'pause' | 'resume' | 'cancel', icon: ReactNode) => (
    <IconButton label={`${label} ${name}`} size="sm" onClick={act(what)}>
      {icon}
    </IconButton>
  );
  if (state === 'done') return button('Hide', 'cancel', <ClearIcon size={16} />);
  return (
    <>
      {(state === 'sending' || state === 'queued') && button('Pause', 'pause', <PauseIcon size={16} />)}
      {state === 'paused' && button('Go on with', 'resume', <PlayIcon size={16} />)}
      {(state === 'failed' || state === 'delayed') && button('Try again:', 'resume', <RetryIcon size={16} />)}
      {button(state === 'held' ? 'Remove' : 'Cancel', 'cancel', <ClearIcon size={16} />)}
    </>
  );
}

/** The same bytes were there before: the person says whether both stay. */
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
      <p>
        You have this {kind === 'photo' ? 'picture' : 'paper'} already: <Link to={first}>see the first one</Link>. Both
        are kept unless you remove this one.
      </p>
      <Button size="sm" icon={<TrashIcon size={16} />} busy={remove.isPending} onClick={() => remove.mutate()}>
        Remove this one
      </Button>
      {remove.error && <p className={classes.bad}>{messageOf(remove.error, `Error deleting ${kind}`)}</p>}
    </div>
  );
}

/** Into the trash; what is gone already is gone. */
async function removeAgain(kind: FileKind, id: number): Promise<void> {
  const path = kind === 'photo' ? '/api/photos/{id}' : '/api/documents/{id}';
  await api.delete(path, { params: { id }, fallback: `Error deleting ${kind}` }).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
}
