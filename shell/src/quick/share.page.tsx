import { useEffect, useState } from 'react';
import { messageOf, useMutation, useSession } from '@carnet/mf-kit/data';
import { Button, EmptyState, ListSkeleton, Notice } from '@carnet/mf-kit/ui';
import { useExtensions, useNavigate, useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { forgetShared, type SharedFile, sharedFiles } from '../offline';
import { nameOf } from '../person-names';
import * as m from '../messages/share';
import classes from './share.module.css';

/** Shows files shared from another app, and asks for confirmation of the account, because the device may be used by somebody else. */
export default function SharePage() {
  const [files, setFiles] = useState<readonly SharedFile[]>();
  const isLost = useSearchParams()[0].has('lost');
  useEffect(() => {
    void sharedFiles().then(setFiles, () => setFiles([]));
  }, []);
  return (
    <PageFrame title={m.title} width="narrow">
      {isLost && <Notice tone="bad">{m.lost}</Notice>}
      {!files ? (
        <ListSkeleton label={m.loading} />
      ) : files.length === 0 ? (
        <EmptyState title={m.none} action={<Button to="/dashboard">{m.dashboard}</Button>}>
          {m.shareFirst}
        </EmptyState>
      ) : (
        <Files files={files} onLeft={setFiles} />
      )}
    </PageFrame>
  );
}

function Files({ files, onLeft }: { files: readonly SharedFile[]; onLeft: (files: readonly SharedFile[]) => void }) {
  const { user } = useSession();
  const navigate = useNavigate();
  const inboxes = useExtensions('paper-inbox');
  const inbox = inboxes.find(({ data }) => data)?.data;
  const isAway = !inbox && inboxes.some(({ error }) => error);
  const filing = useMutation({
    mutationFn: async () => {
      const refused = await inbox!.take(files.map(({ file }) => file));
      await forgetShared(files.filter(({ file }) => !refused.includes(file)));
      return files.filter(({ file }) => refused.includes(file));
    },
    onSuccess: (left) => {
      if (left.length === 0) void navigate(inbox!.to);
      else onLeft(left);
    },
  });
  const discard = () => void forgetShared(files).then(() => onLeft([]));
  return (
    <>
      <ul className={classes.files}>
        {files.map(({ key, file }) => (
          <li key={key}>{file.name}</li>
        ))}
      </ul>
      {filing.isSuccess && <Notice tone="warn">{m.notAllTaken}</Notice>}
      {filing.isError && <Notice tone="bad">{messageOf(filing.error, m.notTaken)}</Notice>}
      {isAway && <Notice tone="bad">{m.notTaken}</Notice>}
      <div className={classes.buttons}>
        <Button
          variant="primary"
          size="lg"
          busy={filing.isPending || (!inbox && !isAway)}
          onClick={() => (inbox ? filing.mutate() : inboxes.forEach(({ refetch }) => void refetch()))}
        >
          {inbox || !isAway ? m.add({ name: user ? nameOf(user) : '' }) : m.tryAgain}
        </Button>
        <Button size="lg" onClick={discard}>
          {m.discard}
        </Button>
      </div>
    </>
  );
}
