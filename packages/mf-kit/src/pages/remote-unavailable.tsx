import type { ReactNode } from 'react';
import { ErrorState } from '../ui/states';
import { PageFrame } from './page-frame';
import { useWaiting } from '../data/outbox/outbox';
import { WaitingEntries } from './outbox/waiting';
import { useLocation } from 'react-router-dom';
import { Boundary } from '../ui/lazy-part';
import { reloadPage, VersionMismatch } from '../federation/version-mismatch';
import * as m from '../messages/remotes';

interface RemoteUnavailableProps {
  error: unknown;
  onRetry: () => void;
}

/** Shown in place of the pages of a remote that cannot be loaded; the rest of the app works. On a list's page, waiting writes are still shown. */
export function RemoteUnavailable({ error, onRetry }: RemoteUnavailableProps) {
  const { pathname } = useLocation();
  const kept = useWaiting().filter(({ note }) => note.list.split('?')[0] === pathname);
  if (error instanceof VersionMismatch) return <NeedsReload />;
  if (kept.length > 0)
    return (
      <PageFrame title={m.keptHere}>
        <WaitingEntries entries={kept} />
        <ErrorState plain error={null} fallback={m.listNotLoaded} onRetry={onRetry} />
      </PageFrame>
    );
  return (
    <PageFrame title={m.notAvailable}>
      <ErrorState error={null} fallback={m.notLoaded} onRetry={onRetry} />
    </PageFrame>
  );
}

/** Error boundary for pages whose code may fail to load. A failure stays until the whole page is reloaded, or another page (`resetKey`) is opened. */
export const PageBoundary = ({ resetKey, children }: { resetKey: string; children: ReactNode }) => (
  <Boundary resetKey={resetKey} fallback={() => <RemoteUnavailable error={null} onRetry={reloadPage} />}>
    {children}
  </Boundary>
);

function NeedsReload() {
  return (
    <PageFrame title={m.updated}>
      <ErrorState error={null} fallback={m.otherVersion} retry={m.reload} onRetry={reloadPage} />
    </PageFrame>
  );
}
