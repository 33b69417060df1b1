import { ErrorState, PageFrame } from '../components';
import { reloadPage, VersionMismatch } from './version-mismatch';

interface RemoteUnavailableProps {
  error: unknown;
  onRetry: () => void;
}

/** Stands in for the pages of a remote that cannot be loaded; the rest of the stack goes on. */
export function RemoteUnavailable({ error, onRetry }: RemoteUnavailableProps) {
  if (error instanceof VersionMismatch) return <NeedsReload />;
  return (
    <PageFrame title="Not available right now">
      <ErrorState
        error={null}
        fallback="This part of Carnet could not be loaded. Everything else works as before."
        onRetry={onRetry}
      />
    </PageFrame>
  );
}

function NeedsReload() {
  return (
    <PageFrame title="Carnet was updated">
      <ErrorState
        error={null}
        fallback="This part of Carnet is of another version than the page you have open. Reload the page. If you read this again after that, the update is still under way: try again in a few minutes."
        retry="Reload"
        onRetry={reloadPage}
      />
    </PageFrame>
  );
}
