import { useLoaded, useMay, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, ConfirmDialog, Notice } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { useState } from 'react';
import { paths } from '../paths';
import { emptyTrash, filesChanged, type FileUsage, type KindOfFile, usageQuery } from './files.queries';
import { formatSize, roomOf } from './room.rules';
import * as m from '../messages/files';
import classes from './room.module.css';

interface RoomProps {
  kind: KindOfFile;
  /** True on the page of the trash. */
  inTrash: boolean;
  /** Number of files in the trash, if known. */
  count?: number;
}

/** Used space, and the trash's part of it. When space runs short, offers ways to free some. In the trash, offers to empty it. */
export function Room(props: RoomProps) {
  const { whole } = useMay();
  return whole ? <RoomOfGarage {...props} /> : null;
}

function RoomOfGarage({ kind, inTrash, count = 0 }: RoomProps) {
  const usage = useLoaded(usageQuery());
  return (
    <>
      {usage.data && <LittleLeft usage={usage.data} inTrash={inTrash} kind={kind} />}
      <div className={classes.room}>
        {usage.data && <Used usage={usage.data} inTrash={inTrash} />}
        {inTrash && count > 0 && <EmptyTrash kind={kind} count={count} />}
      </div>
    </>
  );
}

function Used({ usage, inTrash }: { usage: FileUsage; inTrash: boolean }) {
  const { used_bytes, trash_bytes, most_bytes } = usage;
  const { share, state } = roomOf(usage);
  const of = { used: formatSize(used_bytes), all: formatSize(most_bytes) };
  const used = inTrash ? m.usedUntilEmptied : m.usedWithTrash;
  return (
    <p className={classes.used}>
      <span className={classes.bar} data-state={state} aria-hidden="true">
        <span style={{ inlineSize: `${share * 100}%` }} />
      </span>
      <span>{trash_bytes > 0 ? used({ ...of, trash: formatSize(trash_bytes) }) : m.used(of)}</span>
    </p>
  );
}

function LittleLeft({ usage, kind, inTrash }: { usage: FileUsage } & Pick<RoomProps, 'kind' | 'inTrash'>) {
  const { state } = roomOf(usage);
  if (state === 'plenty') return null;
  const left = usage.most_bytes - usage.used_bytes;
  const trash = kind === 'photo' ? paths.trash() : paths.documentsTrash();
  return (
    <Notice
      tone={state === 'full' ? 'bad' : 'warn'}
      title={state === 'full' ? m.noRoom : m.roomFor({ size: formatSize(left) })}
    >
      {state === 'full' && `${m.nothingMore} `}
      {usage.trash_bytes > 0
        ? m.deleteAndEmpty({
            trash: formatSize(usage.trash_bytes),
            link: (text) => (inTrash ? text : <Link to={trash}>{text}</Link>),
          })
        : m.deleteSome}
    </Notice>
  );
}

function EmptyTrash({ kind, count }: { kind: KindOfFile; count: number }) {
  const queries = useQueryClient();
  const [isAsking, ask] = useState(false);
  const empty = useMutation({
    mutationFn: () => emptyTrash(kind),
    onSuccess: async () => {
      ask(false);
      await filesChanged(queries);
    },
  });
  return (
    <>
      <Button wants="arrange" size="sm" variant="danger" onClick={() => ask(true)}>
        {m.emptyTrash}
      </Button>
      <ConfirmDialog
        opened={isAsking}
        title={m.emptyTitle}
        confirmLabel={m.forGood}
        busyLabel={m.deleting}
        busy={empty.isPending}
        error={empty.error}
        onConfirm={() => empty.mutate()}
        onClose={() => ask(false)}
      >
        {(kind === 'photo' ? m.photosGo : m.documentsGo)({ count })}
      </ConfirmDialog>
    </>
  );
}
