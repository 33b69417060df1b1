import { ErrorState, PageFrame } from '../components';
import { reloadPage, VersionMismatch } from './version-mismatch';
import * as m from '../messages/remotes';

interface RemoteUnavailableProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for the pages of a remote that cannot be loaded; the rest of the stack goes on. */
export function RemoteUnavailable({ error, onRetry }: RemoteUnavailableProps) {
  if (error instanceof VersionMismatch) return <NeedsReload />;
  return (
    <PageFrame title={m.notAvailable}>
      <ErrorState error={null} fallback={m.notLoaded} onRetry={onRetry} />
    </PageFrame>
  );
}

/** Stands in for a page whose code did not come and is not asked for again: what failed once fails until the page is loaded anew. */
export const PageUnavailable = () => <RemoteUnavailable error={null} onRetry={reloadPage} />;

function NeedsReload() {
  return (
    <PageFrame title={m.updated}>
      <ErrorState error={null} fallback={m.otherVersion} retry={m.reload} onRetry={reloadPage} />
    </PageFrame>
  );
}
